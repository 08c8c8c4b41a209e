extension PageStyle {
    /// What the cards show: the slider, the crop, the renditions, the seam, the line.
    static let findings = #"""
        .compare { position: relative; aspect-ratio: 1; border-radius: 14px; overflow: hidden; background: var(--raised); touch-action: pan-y; --split: 50%; }
        .compare > div { position: absolute; inset: 0; overflow: hidden; }
        .compare > div > * { position: absolute; width: 100%; height: 100%; object-fit: cover; }
        .compare > div.after { clip-path: inset(0 0 0 var(--split)); }
        .compare.whole > div.before > * { object-fit: contain; }
        .compare > hr { position: absolute; inset: 0 auto 0 var(--split); width: 2px; margin: 0 0 0 -1px; border: 0; overflow: visible; background: #fff;
          box-shadow: 0 0 6px rgba(0, 0, 0, .45); pointer-events: none; }
        .compare > hr::after { content: ""; position: absolute; top: 50%; left: 50%; width: 30px; height: 30px; border-radius: 50%; background: #fff;
          transform: translate(-50%, -50%); box-shadow: 0 1px 6px rgba(0, 0, 0, .35); }
        .compare > hr::before { content: "‹ ›"; position: absolute; z-index: 1; top: 50%; left: 50%; transform: translate(-50%, -54%); color: #333;
          font: 700 15px/1 var(--face); white-space: pre; letter-spacing: 1px; }
        .compare input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
        .compare:has(input:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
        .tag { position: absolute; top: 10px; padding: 2px 9px; border-radius: 20px; font-size: 11px; line-height: 18px; font-weight: 620; color: #fff;
          background: rgba(0, 0, 0, .5); backdrop-filter: blur(8px); pointer-events: none; }
        .tag.start { inset-inline-start: 10px; } .tag.end { inset-inline-end: 10px; }

        .cropped { position: relative; margin: 0 auto; overflow: hidden; border-radius: 12px; background: var(--raised); max-width: 100%; }
        .cropped > img, .cropped > video { display: block; width: 100%; height: 100%; object-fit: fill; }
        .cropped > i { position: absolute; box-shadow: 0 0 0 4000px rgba(0, 0, 0, .58); outline: 2px solid #fff; outline-offset: -2px; border-radius: 2px; }
        .cropped > i::before, .cropped > i::after { content: ""; position: absolute; background: rgba(255, 255, 255, .35); }
        .cropped > i::before { inset: 0 33.3%; background: none; border-inline: 1px solid rgba(255, 255, 255, .35); }
        .cropped > i::after { inset: 33.3% 0; background: none; border-block: 1px solid rgba(255, 255, 255, .35); }

        .renditions { display: grid; grid-template-columns: repeat(auto-fit, minmax(118px, 1fr)); gap: 10px; }
        .rendition { min-width: 0; }
        .rendition > div { position: relative; aspect-ratio: 1; border-radius: 11px; overflow: hidden; background: var(--raised); }
        .rendition > div > img, .rendition > div > video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
        .rendition figcaption { padding: 7px 2px 0; font-variant-numeric: tabular-nums; line-height: 1.5; }
        .rendition b { font-weight: 640; display: flex; justify-content: space-between; gap: 6px; flex-wrap: wrap; }
        .rendition small { color: var(--soft); font-size: 11.5px; display: block; }
        .rendition small.bad { color: var(--bad); }
        .chip { display: inline-block; border-radius: 6px; padding: 1px 6px; margin: 4px 4px 0 0; font-size: 10.5px; line-height: 16px; font-weight: 570;
          background: color-mix(in srgb, var(--accent) 13%, var(--panel)); color: color-mix(in srgb, var(--accent) 75%, var(--ink)); }

        .seam { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; border-radius: 12px; overflow: hidden; background: var(--raised); }
        .seam figure { position: relative; aspect-ratio: 1; }
        .seam canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
        .verdict { margin-top: 8px; display: flex; gap: 8px; align-items: baseline; color: var(--soft); }
        .verdict b { color: var(--ink); font-weight: 620; }
        .verdict b.good { color: var(--good); } .verdict b.bad { color: var(--bad); }

        .line { display: grid; grid-template-columns: minmax(72px, auto) minmax(0, 1fr) auto; gap: 9px 12px; align-items: center; }
        .line div { display: contents; }
        .line span { color: var(--soft); }
        .line i { height: 8px; border-radius: 5px; background: var(--raised); overflow: hidden; position: relative; }
        .line i::after { content: ""; position: absolute; inset: 0 auto 0 0; width: max(3px, var(--share)); border-radius: 5px; background: var(--accent); }
        .line b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .line b small { font-weight: 450; color: var(--soft); }

        .spoken { list-style: none; display: flex; flex-direction: column; gap: 5px; counter-reset: step; }
        .spoken li { padding: 7px 11px; border-radius: 9px; background: var(--raised); overflow-wrap: anywhere; counter-increment: step; display: flex; gap: 9px; }
        .spoken li::before { content: counter(step); color: var(--faint); font-variant-numeric: tabular-nums; }
        .credits { color: var(--faint); font-size: 11.5px; }
        .credits a { color: inherit; }
        """#
}
