extension PageStyle {
    /// The sheet, with the measures that Notelet gives it.
    static let sheet = #"""
        .sheet {
          position: absolute; inset-inline: 0; bottom: 0; height: var(--sheet-height); z-index: 3; border-radius: 20px 20px 0 0; overflow: hidden;
          background: var(--sheet); backdrop-filter: blur(36px) saturate(1.7); box-shadow: 0 -1px 0 rgba(255, 255, 255, .08), 0 -8px 40px rgba(0, 0, 0, .14);
          transform: translateY(calc(100% + 20px)); visibility: hidden;
          transition: transform .46s cubic-bezier(.32, .72, 0, 1), height .42s cubic-bezier(.32, .72, 0, 1), visibility 0s .46s;
        }
        .screen[data-shown=true] .sheet { transform: translateY(var(--drag, 0px)); visibility: visible;
          transition: transform .46s cubic-bezier(.32, .72, 0, 1), height .42s cubic-bezier(.32, .72, 0, 1), visibility 0s; }
        .sheet.dragged { transition: none !important; }
        .screen[data-os="26"] .sheet { border-radius: 34px 34px 0 0; }
        .device[data-device=ipad] .sheet { inset-inline: calc((var(--width) - 704px) / 2); bottom: auto; top: calc((var(--height) - var(--sheet-height)) / 2);
          border-radius: 20px; transform: translateY(var(--height)); }
        .device[data-device=ipad] .screen[data-shown=true] .sheet { transform: translateY(var(--drag, 0px)); }
        .grabber { position: absolute; inset: 0 0 auto; height: 30px; z-index: 3; cursor: grab; touch-action: none; }
        .grabber::after { content: ""; position: absolute; left: 50%; top: 5px; width: 36px; height: 5px; border-radius: 3px; background: var(--grab);
          transform: translateX(-50%); }
        .pages { position: absolute; inset: 0; display: flex; align-items: stretch; overflow-x: auto; overflow-y: hidden; scroll-snap-type: x mandatory;
          scrollbar-width: none; overscroll-behavior-x: contain; }
        .pages::-webkit-scrollbar, .page::-webkit-scrollbar { display: none; }
        .pages.dragged { scroll-snap-type: none; cursor: grabbing; }
        .page { flex: 0 0 100%; width: 100%; overflow-x: hidden; overflow-y: auto; scroll-snap-align: start; scroll-snap-stop: always; scrollbar-width: none;
          padding-bottom: calc(var(--foot) + 80px); overscroll-behavior-y: contain; }
        .foot { position: absolute; inset: auto 0 0; padding-bottom: max(var(--bottom), 16px); z-index: 2; display: flex; flex-direction: column; gap: 16px; }
        .screen[data-os="17"] .foot { background: var(--bar); backdrop-filter: blur(24px) saturate(1.6); }
        .screen[data-os="26"] .foot::before { content: ""; position: absolute; inset: -34px 0 0; z-index: -1; pointer-events: none;
          background: linear-gradient(transparent, var(--sheet-solid) 46%); }
        .dots { display: flex; gap: 6px; justify-content: center; padding-top: 14px; height: 21px; }
        .dots i { width: 7px; height: 7px; border-radius: 4px; background: var(--dot); transition: width .2s ease-in-out, background .2s ease-in-out; }
        .dots i.now { width: 14px; background: var(--dot-now); }
        .foot button { margin: 0 28px; border: 0; border-radius: 14px; padding: 21px 12px; font: 700 17px/22px var(--face); color: var(--on-accent, #fff);
          background: var(--accent); cursor: pointer; transition: opacity .15s, transform .15s; overflow: hidden; text-overflow: ellipsis; }
        .screen[data-os="26"] .foot button { border-radius: 40px; }
        .foot:not(:has(.dots)) { padding-top: 14px; }
        .foot button:active { opacity: .75; transform: scale(.985); }

        .list { padding: 64px 40px 64px; }
        .list h2 { font: 700 28px/34px var(--face); letter-spacing: -.012em; margin-bottom: 40px; overflow-wrap: anywhere; }
        .row { display: flex; gap: 18px; align-items: flex-start; }
        .row + .row { margin-top: 32px; }
        .row > span { flex: none; width: 48px; display: grid; place-items: center; color: var(--accent); }
        .row svg { width: 33px; height: 33px; }
        .row h3 { font: 600 17px/22px var(--face); overflow-wrap: anywhere; }
        .row p { color: var(--second); margin-top: 2px; overflow-wrap: anywhere; }
        .row div { min-width: 0; }
        .glyph { display: grid; place-items: center; width: 44px; min-height: 34px; border-radius: 10px; padding: 4px 3px; text-align: center;
          border: 1.5px dashed color-mix(in srgb, var(--accent) 55%, transparent); font: 600 7.5px/9px var(--face); overflow-wrap: anywhere; }

        .media { display: flex; flex-direction: column; align-items: center; }
        .square { position: relative; width: var(--square); height: var(--square); margin: 16px; flex: none; overflow: hidden; background: var(--frame);
          border-radius: 12px; box-shadow: 0 0 20px rgba(0, 0, 0, .15); }
        .media .square { margin-top: 32px; }
        .screen[data-os="26"] .square { border-radius: 24px; }
        .square > * { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
        .square > img, .square > video { opacity: 0; transition: opacity .25s; }
        .square > .ready { opacity: 1; }
        .square .failed { display: none; place-items: center; color: var(--second); padding: 40px; }
        .square .failed svg { width: 100%; height: 100%; }
        .square[data-state=failed] .failed { display: grid; }
        .square[data-state=failed] > :not(.failed) { display: none; }
        .square > .badge { inset: auto 0 14px; width: max-content; height: auto; max-width: 86%; margin: 0 auto; padding: 4px 12px; border-radius: 20px;
          font: 500 12px/18px var(--face); color: #fff; background: rgba(0, 0, 0, .55); text-align: center; }
        .spinner { display: none; place-items: center; color: var(--second); }
        .square[data-state=loading] .spinner { display: grid; }
        .spinner svg { width: 26px; height: 26px; animation: spin 1s steps(8) infinite; }
        @keyframes spin { to { transform: rotate(360deg); } }
        .words { width: 100%; padding: 12px 30px 30px; }
        .words h2 { font: 700 20px/25px var(--face); letter-spacing: -.008em; overflow-wrap: anywhere; }
        .words p { margin-top: 8px; overflow-wrap: anywhere; }
        """#
}
