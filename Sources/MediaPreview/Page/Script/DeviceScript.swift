extension PageScript {
    /// The device: its measures in points, scaled to the room there is.
    static let device = #"""
        const devices = {
          se: { name: "iPhone SE", width: 375, height: 667, top: 20, bottom: 0, bezel: 0, outer: 62, inner: 4, size: 12, side: 10 },
          15: { name: "iPhone 15", width: 393, height: 852, top: 59, bottom: 34, bezel: 13, outer: 68, inner: 55, size: 17, side: 38 },
          max: { name: "iPhone 15 Pro Max", width: 430, height: 932, top: 59, bottom: 34, bezel: 13, outer: 70, inner: 57, size: 17, side: 42 },
          ipad: { name: "iPad Air", width: 820, height: 1180, top: 24, bottom: 20, bezel: 28, outer: 46, inner: 20, size: 13, side: 20 },
        };

        class Device {
          constructor() {
            this.status = el("div", { class: "status", "aria-hidden": "true" }, el("span", { text: "9:41" }),
              el("span", {}, icon(icons.signal, "0 1 16 12"), icon(icons.wifi, "0 2 16 12"), icon(icons.battery, "0 2.500 26 11")));
            this.screen = el("div", { class: "screen", "data-shown": "false" },
              el("div", { class: "app", "aria-hidden": "true" }, ...Array.from({ length: 9 }, () => el("i"))),
              el("div", { class: "dim" }), this.status, el("div", { class: "island" }), el("div", { class: "home" }));
            this.element = el("div", { class: "device" }, this.screen, el("div", { class: "key" }));
            this.fit = el("div", { class: "fit" }, this.element);
            this.scale = 1;
          }

          get measures() { return Object.hasOwn(devices, state.device) ? devices[state.device] : devices[15]; }
          /** An iPad knows the large detent only. */
          get hasDetents() { return state.device !== "ipad"; }

          update(room) {
            const m = this.measures;
            const isLarge = !this.hasDetents || state.detent === "large";
            const full = this.hasDetents ? m.height - m.top - 10 : Math.min(m.height - 100, 980);
            const values = {
              "--width": m.width, "--height": m.height, "--top": m.top, "--bottom": m.bottom, "--bezel": m.bezel, "--outer": m.outer, "--inner": m.inner,
              "--status-size": m.size, "--status-side": m.side, "--sheet-height": Math.round(isLarge ? full : full * 0.85 + m.bottom * 0.15),
              // Notelet's own measure.
              "--square": Math.min(Math.max(this.hasDetents ? m.width : 704, 300), 440) - 32, "--foot": 100 + Math.max(m.bottom, 16),
            };
            for (const [name, value] of Object.entries(values)) this.element.style.setProperty(name, `${value}px`);
            this.element.dataset.device = Object.hasOwn(devices, state.device) ? state.device : "15";
            Object.assign(this.screen.dataset, { os: state.os === "17" ? "17" : "26", detent: isLarge && this.hasDetents ? "large" : "fraction" });
            this.screen.querySelector(".sheet")?.setAttribute("dir", state.direction === "rtl" ? "rtl" : "ltr");
            const isSE = this.element.dataset.device === "se";
            const width = m.width + 2 * (isSE ? 20 : m.bezel), height = m.height + 2 * (isSE ? 96 : m.bezel);
            this.scale = Math.max(0.3, Math.min(1, room.height / height, room.width / width));
            this.element.style.setProperty("transform", `scale(${this.scale})`);
            this.fit.style.setProperty("width", `${width * this.scale}px`);
            this.fit.style.setProperty("height", `${height * this.scale}px`);
          }
        }
        """#
}
