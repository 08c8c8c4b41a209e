extension PageScript {
    /// The square of a media page: placeholder, poster, then the image or video; or the failed state.
    static let media = #"""
        /** Whether the file is fine as far as is known, and only this browser cannot show its format. */
        function isForeign(media, asset) {
          if (!asset.bytesFound || !asset.type) return false;
          if (media.kind === "image") return /^image\/(heic|heif|jxl|tiff)$/.test(asset.type);
          return document.createElement("video").canPlayType(asset.codecs ? `${asset.type}; codecs="${asset.codecs}"` : asset.type) === "";
        }
        const formatOf = asset => (asset.codecs ?? asset.type ?? "this format").replace(/^image\//, "").toUpperCase();

        /** Marks what has become of a square: loading, waiting (behind its placeholder), ready, foreign (to this browser) or failed. */
        function square(media) {
          const label = `${media.kind === "video" ? "Video" : "Image"}. ${media.title}`;
          const asset = media.renditions[0];
          const blur = placeholder(media.blurhash);
          const box = el("div", { class: "square", role: "img", "aria-label": label, "data-state": blur ? "waiting" : "loading",
            style: media.color && /^#[0-9a-f]{6}$/i.test(media.color) ? { background: media.color } : {} },
            blur, el("div", { class: "spinner" }, icon(icons.spinner)), el("div", { class: "failed" }, icon(icons.failed)));
          const fail = () => {
            if (isForeign(media, asset)) {
              box.dataset.state = "foreign";
              box.append(el("span", { class: "badge", text: `This browser cannot show ${formatOf(asset)}` }));
              return;
            }
            box.dataset.state = "failed";
            box.style.removeProperty("background");
          };
          if (!asset.href) { fail(); return { box }; }
          if (media.kind === "image") {
            const image = el("img", { alt: "", draggable: "false", onload: () => { image.classList.add("ready"); box.dataset.state = "ready"; }, onerror: fail });
            image.src = asset.href;
            box.append(image);
            return { box };
          }
          if (media.poster?.href) {
            const poster = el("img", { alt: "", draggable: "false", class: "poster", onload: () => { poster.classList.add("ready"); if (box.dataset.state === "loading") box.dataset.state = "waiting"; } });
            poster.src = media.poster.href;
            box.append(poster);
          }
          const video = el("video", { muted: true, loop: true, playsinline: true, preload: "auto", disablepictureinpicture: true, tabindex: "-1", "aria-hidden": "true" });
          video.addEventListener("loadeddata", () => { video.classList.add("ready"); box.dataset.state = "ready"; });
          video.addEventListener("error", fail);
          video.src = asset.href;
          box.append(video);
          return { box, video };
        }

        function mediaPage(media) {
          const { box, video } = square(media);
          return { video, element: el("div", { class: "media" }, box,
            el("div", { class: "words" }, el("h2", { text: media.title }), el("p", { text: media.description }))) };
        }

        /** A free icon in the place of the symbol, or its name in a neutral glyph. */
        function symbol(name) {
          const shape = content.symbols[name];
          return el("span", { "aria-hidden": "true", title: shape && !shape.isNear ? name : `${name} (no icon of its own here)` },
            shape ? icon(shape.paths) : el("b", { class: "glyph", text: name || "no symbol" }));
        }

        function listPage(list) {
          return { element: el("div", { class: "list" }, el("h2", { text: list.title }), ...list.rows.map(row =>
            el("div", { class: "row" }, symbol(row.symbol), el("div", {}, el("h3", { text: row.title }), el("p", { text: row.description }))))) };
        }
        """#
}
