extension PageScript {
    /// Elements, icons, and numbers in words.
    static let toolkit = #"""
        const content = JSON.parse(document.getElementById("content").textContent);

        /** An element with attributes; `text` is its text, `on…` a listener, `style` an object of properties. */
        function el(name, attributes = {}, ...children) {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (value === undefined || value === null || value === false) continue;
            if (key === "text") element.textContent = value;
            else if (key === "style") for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
            else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
            else if (key === "muted") { element.muted = true; element.defaultMuted = true; }
            else element.setAttribute(key, value === true ? "" : value);
          }
          element.append(...children.filter(child => child !== null && child !== undefined && child !== false));
          return element;
        }

        function icon(paths, box = "0 0 16 16") {
          const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          svg.setAttribute("viewBox", box);
          svg.setAttribute("fill", "currentColor");
          svg.setAttribute("aria-hidden", "true");
          for (const path of paths) {
            const shape = document.createElementNS(svg.namespaceURI, "path");
            shape.setAttribute("d", path);
            svg.append(shape);
          }
          return svg;
        }

        const icons = {
          failed: ["M4.5 9.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z", "M14 3H4.5v1H14a1 1 0 0 1 1 1v6.5h1V5a2 2 0 0 0-2-2z",
            "M2 5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm0 1h10a1 1 0 0 1 1 1v4.2l-2.9-2.7a.5.5 0 0 0-.6-.07L6.6 10.6 5 9.2a.5.5 0 0 0-.66.02L1 12.3V7a1 1 0 0 1 1-1z"],
          signal: ["M0 9.5h3v3H0z", "M4.3 7h3v5.5h-3z", "M8.6 4h3v8.5h-3z", "M13 1h3v11.5h-3z"],
          wifi: ["M8 2.5c3 0 5.8 1.2 7.8 3.1l-1.5 1.6A9.2 9.2 0 0 0 8 4.7c-2.4 0-4.700 1-6.300 2.500L.2 5.600A11.300 11.300 0 0 1 8 2.500z",
            "M8 6.200c2 0 3.800.8 5.200 2l-1.600 1.700A5.400 5.400 0 0 0 8 8.500c-1.400 0-2.600.5-3.600 1.400L2.800 8.200a7.600 7.600 0 0 1 5.200-2z", "M8 9.900c1 0 1.900.4 2.600 1L8 13.700l-2.600-2.800c.7-.6 1.600-1 2.600-1z"],
          battery: ["M3 3h17a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zm0 1a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h17a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2z",
            "M3.300 5h16.400A1.300 1.300 0 0 1 21 6.300v3.400a1.300 1.300 0 0 1-1.300 1.300H3.300A1.300 1.300 0 0 1 2 9.700V6.300A1.300 1.300 0 0 1 3.300 5z", "M24 6.300c.9.300 1.500 1 1.500 1.700s-.6 1.400-1.500 1.700z"],
          spinner: Array.from({ length: 8 }, (_, i) => {
            const a = i * Math.PI / 4, x = r => (8 + r * Math.sin(a)).toFixed(2), y = r => (8 - r * Math.cos(a)).toFixed(2);
            const w = 0.75, dx = (w * Math.cos(a)).toFixed(2), dy = (w * Math.sin(a)).toFixed(2);
            return `M${x(4)} ${y(4)}m${dx} ${dy}L${x(7.5)} ${y(7.5)}l${-2 * dx} ${-2 * dy}L${x(4)} ${y(4)}z`;
          }),
        };

        const plain = (value, digits) => Number(value.toFixed(digits)).toString();
        function bytes(count) {
          if (count === undefined || count === null) return "–";
          if (count < 1000) return `${count} B`;
          if (count < 1e6) return `${plain(count / 1e3, count < 1e5 ? 1 : 0)} kB`;
          return `${plain(count / 1e6, count < 1e7 ? 2 : 1)} MB`;
        }
        const seconds = value => value < 0.0095 ? `${plain(value * 1000, 1)} ms` : `${plain(value, value < 10 ? 2 : 1)} s`;
        /** Seconds until the first picture on a line of a megabyte a second. */
        const lineSeconds = count => count / 1e6;

        const fileName = url => { try { return decodeURIComponent(url.split(/[?#]/)[0].split("/").pop()); } catch { return url; } };
        const pause = (time = 0) => new Promise(done => setTimeout(done, time));
        const once = (target, ...names) => new Promise(done => names.forEach(name => target.addEventListener(name, done, { once: true })));
        """#
}
