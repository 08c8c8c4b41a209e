// Draws the status bar and, where the page asks for one, the tab bar.
const statusBar = `
  <div class="status"><span>9:41</span><span>
    <svg viewBox="0 0 20 13" fill="currentColor"><rect x="0" y="8" width="3.4" height="5" rx="1"/><rect x="5.4" y="5.5" width="3.4" height="7.5" rx="1"/><rect x="10.8" y="3" width="3.4" height="10" rx="1"/><rect x="16.2" y="0" width="3.4" height="13" rx="1"/></svg>
    <svg viewBox="0 0 18 13" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"><path d="M1.6 4.6a10.6 10.6 0 0 1 14.8 0M4.5 7.8a6.4 6.4 0 0 1 9 0"/><circle cx="9" cy="11" r=".9" fill="currentColor" stroke-width="1.4"/></svg>
    <svg viewBox="0 0 28 13" fill="none"><rect x=".6" y=".6" width="23.4" height="11.8" rx="3.8" stroke="currentColor" stroke-opacity=".45" stroke-width="1.2"/><rect x="2.3" y="2.3" width="17" height="8.4" rx="2.3" fill="currentColor"/><path d="M25.6 4.4v4.2c1-.3 1.6-1.1 1.6-2.1s-.6-1.8-1.6-2.1Z" fill="currentColor" fill-opacity=".5"/></svg>
  </span></div><div class="island"></div><div class="home"></div>`;
const tab = {
  Trails: '<path d="M3 19l6-11 4 7 2-3 6 7z"/><circle cx="17" cy="6" r="2"/>',
  Journal: '<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z"/><path d="M9 9h6M9 13h4"/>',
  Insights: '<path d="M4 20V11M10 20V4M16 20v-6M21 20H3"/>',
  Rest: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>',
};
document.body.insertAdjacentHTML("beforeend", statusBar);
const chosen = document.body.dataset.tab;
if (chosen) {
  const items = Object.entries(tab).map(([name, path]) =>
    `<div style="${name === chosen ? "color:var(--accent)" : ""}"><svg viewBox="0 0 24 24">${path}</svg>${name}</div>`);
  document.body.insertAdjacentHTML("beforeend", `<div class="tabs">${items.join("")}</div>`);
}
