extension PageScript {
    /// Before and after, and the crop on the source.
    static let compare = #"""
        const card = (title, note, ...children) => el("section", { class: "card" }, el("h3", {}, title, note ? el("small", { text: note }) : null), ...children);
        const percent = share => `${plain(share * 100, share < 0.1 ? 1 : 0)} %`;

        /** A picture or a silent, looping video of an asset; `onfail` where the browser cannot show it. */
        function pictureOf(kind, href, onfail, attributes = {}) {
          const picture = kind === "video"
            ? el("video", { muted: true, loop: true, playsinline: true, preload: "auto", disablepictureinpicture: true, tabindex: "-1", ...attributes })
            : el("img", { alt: "", draggable: "false", ...attributes });
          picture.addEventListener("error", onfail);
          picture.src = href;
          return picture;
        }

        function placeCrop(element, crop, original) {
          const set = (name, value) => element.style.setProperty(name, `${value}%`);
          set("width", original.width / crop.width * 100); set("height", original.height / crop.height * 100);
          set("left", -crop.x / crop.width * 100); set("top", -crop.y / crop.height * 100);
          element.style.setProperty("max-width", "none");
        }

        function compareCard(media) {
          const original = media.original, asset = media.renditions[0];
          if (!original || !asset.href || asset.isMissing) return null;
          const detail = `${original.width} × ${original.height}${original.bytes ? `, ${bytes(original.bytes)}` : ""} → ${asset.width} × ${asset.height}, ${bytes(asset.bytes)}`;
          if (!original.href) return card("Before and after", detail, el("ul", { class: "notes" }, el("li", { class: "calm", text: original.note })));
          const section = card("Before and after", detail);
          const cannot = () => section.replaceChildren(section.firstChild, el("ul", { class: "notes" },
            el("li", { class: "calm", text: `This browser cannot show the original (${fileName(original.url)}).` })));
          const before = pictureOf(media.kind, original.href, cannot), after = pictureOf(media.kind, asset.href, () => {});
          if (!original.crop.isWhole) placeCrop(before, original.crop, original);
          const box = el("div", { class: `compare${original.crop.rule === "contain" ? " whole" : ""}` },
            el("div", { class: "before" }, before), el("div", { class: "after" }, after), el("hr"),
            el("span", { class: "tag start", text: "Before" }), el("span", { class: "tag end", text: "After" }),
            el("input", { type: "range", min: "0", max: "100", value: "50", step: "0.5", "aria-label": "Before and after", dir: "ltr",
              oninput: event => box.style.setProperty("--split", `${event.target.value}%`) }));
          section.append(box);
          if (media.kind === "video") {
            playTogether(before, after, original.start ?? 0);
          }
          return section;
        }

        /** Both at the same place: whoever is ahead waits, and both begin anew together. `start` is what was trimmed off. */
        async function playTogether(before, after, start) {
          const loaded = video => video.readyState > 1 ? null : once(video, "loadeddata", "error");
          await Promise.all([loaded(before), loaded(after)]);
          for (const video of [before, after]) video.loop = false;
          const seek = (video, time) => { const done = once(video, "seeked", "error"); video.currentTime = time; return done; };
          while (before.isConnected) {
            const hasEnded = before.ended || after.ended;
            if (hasEnded || Math.abs(before.currentTime - start - after.currentTime) > 0.1) {
              before.pause();
              after.pause();
              const time = hasEnded ? 0 : Math.max(0, Math.min(before.currentTime - start, after.currentTime));
              await Promise.all([seek(before, time + start), seek(after, time)]);
            }
            for (const video of [before, after]) if (video.paused) video.play().catch(() => {});
            await pause(150);
          }
        }

        function cropCard(media) {
          const original = media.original;
          if (!original) return null;
          const crop = original.crop;
          const lost = 1 - crop.width * crop.height / (original.width * original.height);
          const title = `${crop.rule === "contain" ? "all of it is shown" : crop.isWhole ? "square already" : `${percent(lost)} left out`} · ${crop.rule}`;
          if (!original.href) return null;
          const section = card("Crop on the source", title);
          const height = Math.min(300, 420 * original.height / original.width);
          const picture = pictureOf(media.kind, original.href, () => section.remove());
          const frame = el("i");
          const place = part => {
            frame.style.setProperty("left", `${part.x / original.width * 100}%`); frame.style.setProperty("top", `${part.y / original.height * 100}%`);
            frame.style.setProperty("width", `${part.width / original.width * 100}%`); frame.style.setProperty("height", `${part.height / original.height * 100}%`);
          };
          place(crop);
          section.append(el("div", { class: "cropped", style: { height: `${height}px`, "aspect-ratio": `${original.width} / ${original.height}` } }, picture, frame));
          if (crop.followsContent && media.kind === "image" && media.renditions[0].href) {
            (async () => {
              const [whole, square] = await Promise.all([loadImage(original.href), loadImage(media.renditions[0].href)]);
              const found = whole && square && findCrop(whole, square);
              const note = el("p", { class: "hint", text: found ? "The place was chosen by the picture's content; it was found by comparing." : "The place was chosen by the picture's content and is not known." });
              section.append(note);
              if (!found) return frame.remove();
              place(found);
              const before = document.querySelector(".compare .before > *");
              if (before) placeCrop(before, found, original);
            })();
          }
          return section;
        }
        """#
}
