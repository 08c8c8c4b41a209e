extension PageScript {
    /// What is chosen, and Notelet's own decision on what is shown.
    static let state = #"""
        const defaults = { show: "current", app: content.appVersion, device: "15", os: "26", theme: "auto", direction: "", detent: "fraction", page: "0", tab: "page" };
        const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
        /** Arabic, Hebrew and their like are shown as their readers see them. */
        function naturalDirection() {
          const texts = content.versions.flatMap(v => v.items).flatMap(i => i.media ? [i.media.title] : [i.list.title, ...i.list.rows.map(r => r.title)]);
          return texts.filter(text => rightToLeft.test(text)).length * 2 > texts.length ? "rtl" : "ltr";
        }
        defaults.direction = naturalDirection();

        const state = { ...defaults };
        for (const [key, value] of new URLSearchParams(location.hash.slice(1))) if (Object.hasOwn(defaults, key)) state[key] = value;

        /** Keeps the choices in the address, so that a look can be passed on. */
        function keep() {
          const changed = Object.entries(state).filter(([key, value]) => String(value) !== defaults[key]);
          const text = new URLSearchParams(changed.map(([key, value]) => [key, String(value)])).toString();
          try { history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search); } catch { /* some browsers refuse it for files */ }
        }

        const seen = {
          key: "Notelet.LatestSeenAppVersion",
          memory: null,
          get value() { try { return localStorage.getItem(this.key); } catch { return this.memory; } },
          set value(version) {
            this.memory = version;
            try { version === null ? localStorage.removeItem(this.key) : localStorage.setItem(this.key, version); } catch { /* private windows */ }
          },
        };

        /** What Notelet presents now: items, or the reason why there are none. */
        function presentation() {
          const isCurrent = state.show === "current";
          const version = isCurrent ? state.app : state.show.replace(/^v:/, "");
          if (isCurrent && seen.value === version) return { version, isCurrent, items: [], reason: "seen" };
          const entry = content.versions.find(entry => entry.version === version);
          if (!entry) return { version, isCurrent, items: [], reason: "missing" };
          return { version, isCurrent, items: entry.items, reason: entry.items.length ? null : "empty" };
        }
        """#
}
