extension PageStyle {
    /// The device: its frame, the status bar, and an app that the sheet stands over.
    static let device = #"""
        .fit { flex: none; position: relative; }
        .device {
          position: absolute; left: 0; top: 0; transform-origin: 0 0; padding: var(--bezel); border-radius: var(--outer);
          background: linear-gradient(145deg, #53545a, #1d1e21 28%, #0b0b0d 60%, #3a3b40); direction: ltr;
          box-shadow: 0 0 0 1.5px #6f7077, 0 0 0 3px #2a2b2f, 0 40px 90px -20px rgba(0, 0, 0, .45), 0 12px 30px -10px rgba(0, 0, 0, .3);
        }
        .screen {
          position: relative; width: var(--width); height: var(--height); border-radius: var(--inner); overflow: hidden;
          background: #000; isolation: isolate; font: 400 17px/22px var(--face); color: var(--label); user-select: none;
          --label: #000; --second: rgba(60, 60, 67, .6); --sheet: rgba(250, 250, 252, .84); --sheet-solid: #f9f9fb; --app: #fff;
          --app-card: #f2f2f7; --grab: rgba(60, 60, 67, .3); --bar: rgba(249, 249, 251, .72); --dot: rgba(60, 60, 67, .22);
          --dot-now: rgba(0, 0, 0, .42); --frame: rgba(120, 120, 128, .12);
        }
        :root[data-theme=dark] .screen {
          --label: #fff; --second: rgba(235, 235, 245, .6); --sheet: rgba(28, 28, 30, .82); --sheet-solid: #1c1c1e; --app: #000;
          --app-card: #1c1c1e; --grab: rgba(235, 235, 245, .3); --bar: rgba(28, 28, 30, .7); --dot: rgba(235, 235, 245, .22);
          --dot-now: rgba(255, 255, 255, .5); --frame: rgba(120, 120, 128, .26);
        }
        .app { position: absolute; inset: 0; background: var(--app); transition: transform .42s cubic-bezier(.32, .72, 0, 1), border-radius .42s;
          overflow: hidden; padding: calc(var(--top) + 18px) 20px; }
        .app::before { content: ""; position: absolute; inset: 0 0 58%; opacity: .5;
          background: radial-gradient(90% 100% at 15% 0, color-mix(in srgb, var(--accent) 60%, transparent), transparent),
            radial-gradient(80% 90% at 95% 10%, color-mix(in srgb, var(--accent) 32%, #ff9f5a 30%), transparent); }
        .app i { position: relative; display: block; border-radius: 16px; background: var(--app-card); margin-bottom: 14px; height: 92px; }
        .app i:nth-child(1) { width: 55%; height: 30px; border-radius: 9px; background: color-mix(in srgb, var(--label) 60%, transparent);
          opacity: .6; margin: 12px 0 20px; }
        .app i:nth-child(2) { height: 190px; background: color-mix(in srgb, var(--accent) 22%, var(--app-card)); }
        .app i:nth-child(n+3) { opacity: .95; }
        .screen[data-detent=large][data-shown=true] .app { transform: translateY(calc(var(--top) * .86)) scale(.92); border-radius: 14px; }
        .dim { position: absolute; inset: 0; background: #000; opacity: 0; transition: opacity .35s; pointer-events: none; }
        .screen[data-shown=true] .dim { opacity: .22; pointer-events: auto; }
        :root[data-theme=dark] .screen[data-shown=true] .dim { opacity: .5; }
        .status { position: absolute; inset: 0 0 auto; height: max(var(--top), 20px); display: flex; justify-content: space-between;
          align-items: center; padding: 0 var(--status-side); font-size: var(--status-size); font-weight: 620; z-index: 4; pointer-events: none;
          letter-spacing: -.01em; line-height: 1; color: var(--label); font-variant-numeric: tabular-nums; }
        .status svg { height: .76em; width: auto; display: block; }
        .status span:last-child { display: flex; gap: 5px; align-items: center; }
        .screen[data-detent=large][data-shown=true] .status { color: #fff; }
        .island { position: absolute; left: 50%; top: 11px; width: 126px; height: 37px; border-radius: 20px; background: #000; z-index: 5;
          transform: translateX(-50%); }
        .home { position: absolute; left: 50%; bottom: 8px; width: 139px; height: 5px; border-radius: 3px; background: var(--label);
          transform: translateX(-50%); z-index: 6; pointer-events: none; }
        .key { position: absolute; left: 50%; bottom: 20px; width: 58px; height: 58px; border-radius: 50%; transform: translateX(-50%);
          box-shadow: inset 0 0 0 2.5px #4a4b50; }
        .device[data-device=se] { padding: 96px 20px; background: linear-gradient(160deg, #2c2d31, #101113 50%, #232428); }
        .device[data-device=se]::before { content: ""; position: absolute; top: 46px; left: 50%; width: 60px; height: 6px; border-radius: 3px;
          background: #000; box-shadow: 0 0 0 1px #333; transform: translateX(-50%); }
        .device:not([data-device=se]) .key, .device[data-device=se] .home, .device[data-device=se] .island, .device[data-device=ipad] .island { display: none; }
        """#
}
