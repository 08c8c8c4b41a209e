extension PageStyle {
    /// The other half: cards beside the device.
    static let inspector = #"""
        .inspector { background: var(--panel); border-inline-start: 1px solid var(--line); overflow-y: auto; overscroll-behavior: contain;
          padding: 14px 18px 40px; display: flex; flex-direction: column; gap: 18px; min-width: 0; }
        .inspector > *, .panel > * { flex: none; }
        .tabs { position: sticky; top: -14px; background: var(--panel); padding: 14px 0 10px; margin: -14px 0 -8px; z-index: 3; display: flex; }
        .tabs .choices { flex: 1; }
        .tabs .choices button { flex: 1; white-space: nowrap; }
        .count { display: inline-block; min-width: 17px; padding: 0 5px; border-radius: 9px; margin-inline-start: 5px; font-size: 11px; line-height: 17px;
          background: var(--warn-ground); color: var(--warn); font-weight: 650; }
        .lead { display: flex; flex-direction: column; gap: 4px; }
        .lead h2 { font-size: 19px; line-height: 24px; font-weight: 680; letter-spacing: -.014em; overflow-wrap: anywhere; }
        .lead code, .code { font: 11.5px/1.5 var(--mono); color: var(--soft); overflow-wrap: anywhere; }
        .card h3 { font-size: 12px; font-weight: 620; color: var(--soft); margin-bottom: 8px; display: flex; gap: 8px; align-items: baseline; }
        .card h3 small { font-weight: 450; color: var(--faint); font-size: 11.5px; margin-inline-start: auto; }
        .card p + p { margin-top: 6px; }
        .hint { color: var(--soft); }
        .notes { list-style: none; display: flex; flex-direction: column; gap: 6px; }
        .notes li { border-radius: 9px; padding: 8px 11px; background: var(--warn-ground); color: var(--warn); overflow-wrap: anywhere; }
        .notes li.bad { background: var(--bad-ground); color: var(--bad); }
        .notes li.calm { background: var(--raised); color: var(--soft); }
        .notes code { font: 11px/1.4 var(--mono); display: block; opacity: .8; }
        .facts { display: flex; flex-wrap: wrap; gap: 1px; background: var(--line); border-radius: 12px; overflow: hidden;
          border: 1px solid var(--line); }
        .facts div { background: var(--panel); padding: 9px 12px; min-width: 0; flex: 1 1 30%; }
        .facts dt { color: var(--soft); font-size: 11.5px; }
        .facts dd { margin: 0; font-weight: 620; font-size: 14.5px; letter-spacing: -.01em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        .facts dd.good { color: var(--good); }
        .facts dd.bad { color: var(--bad); }
        .facts { margin: 0; }
        .facts:empty { display: none; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th { text-align: start; font-weight: 500; color: var(--soft); font-size: 11.5px; padding: 4px 6px 6px; border-bottom: 1px solid var(--line); }
        td { padding: 7px 6px; border-bottom: 1px solid var(--line); vertical-align: middle; overflow-wrap: anywhere; }
        td.number, th.number { text-align: end; white-space: nowrap; }
        tr:last-child td { border-bottom: 0; }
        tr.link { cursor: pointer; }
        tr.link:hover td { background: var(--raised); }
        tr.total td { font-weight: 620; }
        .thumb { width: 34px; height: 34px; border-radius: 7px; object-fit: cover; display: block; background: var(--raised); }
        """#
}
