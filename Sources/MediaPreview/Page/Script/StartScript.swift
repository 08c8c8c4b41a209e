extension PageScript {
    /// Puts the page together and keeps it up to date.
    static let start = #"""
        const colour = /^#[0-9a-f]{6}$/i.test(content.accent) ? content.accent : "#007aff";
        document.documentElement.style.setProperty("--accent", colour);
        const [r, g, b] = [1, 3, 5].map(at => toLinear(parseInt(colour.slice(at, at + 2), 16)));
        // White on the accent colour unless it is a light one.
        if (0.2126 * r + 0.7152 * g + 0.0722 * b > 0.55) document.documentElement.style.setProperty("--on-accent", "#000");

        const dark = matchMedia("(prefers-color-scheme: dark)");
        const device = new Device();
        const caption = el("div", { class: "caption", role: "status" });
        const stage = el("main", { class: "stage" }, device.fit, caption);
        const panel = el("div", { class: "panel", style: { display: "contents" } });

        function options(name, label, entries) {
          const select = el("select", { "data-control": name, onchange: () => choose(name, select.value) },
            ...entries.map(([value, text]) => el("option", { value, text, selected: String(state[name]) === value })));
          if (!entries.some(([value]) => value === state[name])) { select.prepend(el("option", { value: state[name], text: state[name] })); select.value = state[name]; }
          return el("label", { class: "control" }, label, select);
        }
        function choices(name, label, entries) {
          return el("div", { class: "choices", role: "group", "aria-label": label }, ...entries.map(([value, text, title]) =>
            el("button", { type: "button", title, "data-choice": `${name}:${value}`, "aria-pressed": String(state[name] === value), text, onclick: () => choose(name, value) })));
        }

        const versions = [...new Set(content.versions.map(entry => entry.version))];
        const bar = el("header", { class: "bar" },
          el("h1", {}, el("i", { class: "mark" }), "Release notes", el("span", { text: content.name, title: content.name })),
          options("show", "Show", [["current", ".current"], ...versions.map(version => [`v:${version}`, `.v("${version}")`])]),
          options("app", "app is", versions.includes(content.appVersion) ? versions.map(v => [v, v]) : [content.appVersion, ...versions].map(v => [v, v])),
          choices("device", "Device", [["se", "SE", "375 points wide"], ["15", "15", "393 points wide"], ["max", "Pro Max", "430 points wide"], ["ipad", "iPad", "820 points wide"]]),
          choices("detent", "Detent", [["fraction", "0.85", "Notelet's own detent"], ["large", "Large"]]),
          choices("os", "System", [["17", "iOS 17"], ["26", "iOS 26"]]),
          choices("direction", "Direction", [["ltr", "LTR", "left to right"], ["rtl", "RTL", "right to left"]]),
          choices("theme", "Appearance", [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"]]));

        const tabs = el("div", { class: "choices", role: "tablist" }, ...[["page", "This page"], ["assets", "All media"], ["warnings", "Warnings"]].map(([value, text]) =>
          el("button", { type: "button", role: "tab", "data-choice": `tab:${value}`, "aria-selected": String(state.tab === value), onclick: () => choose("tab", value) }, text,
            value === "warnings" && problemCount ? el("span", { class: "count", text: String(problemCount) }) : null)));
        const inspector = el("aside", { class: "inspector", "aria-label": "Inspector" }, el("div", { class: "tabs" }, tabs), panel, credits());
        document.body.append(bar, stage, inspector);

        let drawn = null;
        function drawPanel() {
          const mark = state.tab === "page" ? `${state.show}|${state.app}|${sheet.shown ? sheet.index : "none"}` : state.tab;
          if (mark === drawn) return;
          drawn = mark;
          panel.replaceChildren(...(state.tab === "assets" ? assetsPanel(open) : state.tab === "warnings" ? warningsPanel() : pagePanel(sheet)));
          inspector.scrollTop = 0;
        }

        function drawCaption(shown) {
          const again = el("button", { type: "button", class: "action", "data-action": "again", text: "Show again", onclick: () => { seen.value = shown.isCurrent ? null : seen.value; present(0); } });
          const forget = el("button", { type: "button", class: "action", "data-action": "reset", text: "Forget what was seen", onclick: () => { seen.value = null; present(0); } });
          const say = (...parts) => caption.replaceChildren(...parts.filter(Boolean));
          const version = el("b", { text: shown.version });
          if (sheet.shown) say(...(seen.value !== null ? [el("span", {}, "Seen last: ", el("b", { text: seen.value })), forget] : [el("span", { text: shown.isCurrent ? "Shown once, until it is dismissed" : "Shown whenever the app asks for it" })]));
          else if (shown.reason === "seen") say(el("span", {}, version, " was seen: Notelet shows nothing"), forget);
          else if (shown.reason === "missing") say(el("span", {}, "No notes for ", version, ": Notelet shows nothing"));
          else if (shown.reason === "empty") say(el("span", {}, version, " has no items: Notelet shows nothing"));
          else say(el("span", {}, "Dismissed"), again);
        }

        const sheet = new Sheet(device.screen, page => { state.page = String(page); keep(); drawPanel(); }, () => {
          const shown = presentation();
          if (shown.isCurrent) seen.value = shown.version;
          drawCaption(shown.isCurrent ? presentation() : { ...shown, reason: null });
          drawPanel();
        });
        device.screen.querySelector(".dim").addEventListener("click", () => { if (sheet.shown) sheet.hide(true); });

        function present(page) {
          const shown = presentation();
          if (shown.items.length) sheet.present(shown, page); else sheet.hide(false);
          layout();
          drawCaption(shown);
          drawPanel();
        }

        function layout() {
          document.documentElement.dataset.theme = state.theme === "auto" ? (dark.matches ? "dark" : "light") : state.theme === "dark" ? "dark" : "light";
          device.update({ width: stage.clientWidth - 56, height: stage.clientHeight - 44 - 46 });
          for (const button of bar.querySelectorAll("[data-choice^='detent:']")) button.disabled = !device.hasDetents;
          if (sheet.shown) sheet.go(sheet.index, "instant");
        }

        function choose(name, value) {
          state[name] = value;
          if (name === "show" || name === "app") state.page = "0";
          keep();
          for (const button of document.querySelectorAll("[data-choice]")) {
            const [key, choice] = button.dataset.choice.split(":");
            if (key === name) button.setAttribute(key === "tab" ? "aria-selected" : "aria-pressed", String(choice === value));
          }
          for (const select of document.querySelectorAll("select")) select.value = state[select.dataset.control];
          if (name === "show" || name === "app") present(0); else { layout(); drawPanel(); }
        }

        function open(version, media) {
          const entry = content.versions.find(entry => entry.version === version);
          state.tab = "page";
          choose("show", `v:${version}`);
          sheet.step(entry.items.findIndex(item => item.media === media) - sheet.index);
          choose("tab", "page");
        }

        addGestures(sheet, device);
        addEventListener("resize", layout);
        dark.addEventListener("change", layout);
        addEventListener("hashchange", () => location.reload());
        document.addEventListener("visibilitychange", () => { const video = sheet.shown && sheet.pages[sheet.index]?.video; if (video && !document.hidden) video.play().catch(() => {}); });
        layout();
        present(Number.parseInt(state.page, 10) || 0);
        """#
}
