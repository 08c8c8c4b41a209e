extension PageStyle {
    /// Colours, the bar of controls, and the two halves of the page.
    static let shell = #"""
        :root {
          --ink: #1d1d1f; --soft: #6e6e73; --faint: #86868b; --line: rgba(0, 0, 0, .1); --ground: #f2f2f4;
          --panel: #ffffff; --raised: #f5f5f7; --good: #1f8f4d; --warn: #9a6200; --warn-ground: #fff4de;
          --bad: #c5281c; --bad-ground: #ffeceb; --shade: 0 1px 2px rgba(0, 0, 0, .06), 0 8px 24px rgba(0, 0, 0, .06);
          --accent: #007aff; color-scheme: light;
          --face: -apple-system, "SF Pro Text", "SF Pro", Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
          --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        :root[data-theme=dark] {
          --ink: #f5f5f7; --soft: #a1a1a6; --faint: #8e8e93; --line: rgba(255, 255, 255, .12); --ground: #0c0c0e;
          --panel: #1a1a1d; --raised: #242428; --good: #4cd07d; --warn: #ffc55c; --warn-ground: #34270d;
          --bad: #ff6f64; --bad-ground: #3a1614; --shade: 0 1px 2px rgba(0, 0, 0, .4), 0 8px 24px rgba(0, 0, 0, .35);
          color-scheme: dark;
        }
        * { box-sizing: border-box; }
        html, body { margin: 0; height: 100%; }
        body {
          background: var(--ground); color: var(--ink); font: 13px/1.45 var(--face); -webkit-font-smoothing: antialiased;
          display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(360px, 460px);
        }
        button, select, input { font: inherit; color: inherit; }
        h1, h2, h3, p, figure, ul { margin: 0; padding: 0; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

        .bar {
          grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; padding: 10px 18px;
          background: var(--panel); border-bottom: 1px solid var(--line); position: relative; z-index: 2;
        }
        .bar h1 { font-size: 14px; font-weight: 650; letter-spacing: -.01em; margin-inline-end: auto; display: flex; gap: 9px;
          align-items: center; min-width: 0; }
        .bar h1 span { color: var(--soft); font-weight: 450; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .mark { width: 20px; height: 20px; border-radius: 6px; flex: none; position: relative;
          background: linear-gradient(160deg, color-mix(in srgb, var(--accent) 70%, white), var(--accent)); }
        .mark::after { content: ""; position: absolute; inset: 7px 4px 0; border-radius: 4px 4px 6px 6px; background: #fff; opacity: .92; }
        .control { display: inline-flex; align-items: center; gap: 7px; color: var(--soft); white-space: nowrap; }
        .control select {
          appearance: none; background: var(--raised); border: 1px solid transparent; border-radius: 8px; color: var(--ink);
          padding: 5px 26px 5px 10px; font-weight: 550; max-width: 190px; text-overflow: ellipsis;
          background-image: linear-gradient(45deg, transparent 50%, var(--faint) 50%), linear-gradient(-45deg, transparent 50%, var(--faint) 50%);
          background-size: 5px 5px; background-position: right 14px center, right 9px center; background-repeat: no-repeat;
        }
        .control select:hover { border-color: var(--line); }
        .choices { display: inline-flex; background: var(--raised); border-radius: 9px; padding: 2px; }
        .choices button {
          border: 0; background: none; padding: 4px 11px; border-radius: 7px; font-weight: 550; color: var(--soft); cursor: pointer;
        }
        .choices button:hover { color: var(--ink); }
        .choices button:disabled { opacity: .4; pointer-events: none; }
        .choices button[aria-pressed=true], .choices button[aria-selected=true] {
          background: var(--panel); color: var(--ink); box-shadow: 0 1px 3px rgba(0, 0, 0, .14);
        }
        :root[data-theme=dark] .choices button[aria-pressed=true], :root[data-theme=dark] .choices button[aria-selected=true] {
          background: #47474d;
        }
        .stage { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 16px; padding: 22px;
          min-width: 0; min-height: 0; overflow: hidden;
          background: radial-gradient(90% 70% at 50% 42%, color-mix(in srgb, var(--accent) 9%, var(--ground)), var(--ground)); }
        .caption { min-height: 30px; display: flex; gap: 10px; align-items: center; justify-content: center; color: var(--soft);
          text-align: center; flex-wrap: wrap; }
        .caption b { color: var(--ink); font-weight: 600; }
        .action { border: 1px solid var(--line); background: var(--panel); border-radius: 8px; padding: 4px 11px; cursor: pointer;
          font-weight: 550; }
        .action:hover { background: var(--raised); }

        @media (max-width: 980px) {
          html, body { height: auto; }
          body { display: block; }
          .stage { min-height: min(92vh, 1000px); height: 92vh; }
        }
        @media (prefers-reduced-motion: reduce) { * { transition-duration: 0s !important; animation: none !important; } }
        """#
}
