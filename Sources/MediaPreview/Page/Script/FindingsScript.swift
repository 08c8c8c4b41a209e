extension PageScript {
    /// Renditions, the loop's seam, the line, and what VoiceOver says.
    static let findings = #"""
        function renditionsCard(media) {
          const section = card(media.renditions.length > 1 ? "Renditions side by side" : "Rendition", "quality as seen in the square");
          const figures = media.renditions.map((asset, index) => {
            const quality = el("small", { class: "quality", text: index ? "…" : "" });
            const rate = asset.width && asset.bytes ? (media.kind === "video" && media.duration && asset.frameRate
              ? asset.bytes * 8 / (asset.width * asset.height * asset.frameRate * media.duration) : media.kind === "image" ? asset.bytes * 8 / (asset.width * asset.height) : null) : null;
            const lines = [
              [asset.type?.replace(/^\w+\//, ""), asset.codecs, asset.frameRate && `${plain(asset.frameRate, 2)} fps`].filter(Boolean).join(" · "),
              [asset.bitrate && `${plain(asset.bitrate / 1e6, 2)} Mb/s`, rate && `${rate < 0.1 ? plain(rate, 3) : plain(rate, 2)} bit/px`].filter(Boolean).join(" · "),
            ].filter(Boolean);
            const picture = asset.href ? pictureOf(media.kind, asset.href, () => { figure.querySelector("figcaption").append(isForeign(media, asset) ? el("small", { text: `this browser cannot show ${formatOf(asset)}` }) : el("small", { class: "bad", text: "cannot be loaded" })); }) : null;
            const figure = el("figure", { class: "rendition" }, el("div", {}, picture), el("figcaption", {},
              el("b", {}, el("span", { text: asset.width ? `${asset.width} px` : fileName(asset.url) }), el("span", { text: bytes(asset.bytes ?? asset.bytesFound) })),
              ...lines.map(text => el("small", { text })), asset.note ? el("small", { class: asset.href && !asset.isMissing ? "" : "bad", text: asset.note }) : null, quality,
              ...media.choices.filter(choice => choice.url === asset.url).map(choice => el("span", { class: "chip", text: choice.label, title: `the chooser's pick for ${choice.pixelWidth} pixels` }))));
            figure.quality = quality;
            return figure;
          });
          section.append(el("div", { class: "renditions" }, ...figures));
          measureQuality(media, figures).catch(() => figures.forEach(figure => figure.quality.remove()));
          return section;
        }

        async function measureQuality(media, figures) {
          const load = asset => asset?.href ? (media.kind === "video" ? loadVideo(asset.href) : loadImage(asset.href)) : null;
          const largest = await load(media.renditions[0]);
          const side = largest ? Math.min(sizeOf(largest).width, 816) : 0;
          const time = (media.duration ?? 0) / 2;
          if (largest && media.kind === "video") await seek(largest, time);
          const original = media.kind === "image" && media.original?.href && media.original.crop.rule !== "contain" && !media.original.crop.followsContent ? await loadImage(media.original.href) : null;
          // Originals are the measure for images; a video's frames have no partner that is sure to be of the same time.
          const reference = original ? lumaOf(original, media.original.crop, side) : largest && lumaOf(largest, wholeOf(largest), side);
          for (const [index, figure] of figures.entries()) {
            await pause();
            const picture = index ? await load(media.renditions[index]) : largest;
            if (picture && media.kind === "video") await seek(picture, time);
            const value = picture && (index || original) ? similarity(lumaOf(picture, wholeOf(picture), side), reference, side) : null;
            if (value === null) figure.quality.remove();
            else { figure.quality.textContent = `SSIM ${value.toFixed(3)} to ${original ? "the original" : `${media.renditions[0].width} px`}`; figure.quality.title = "structural similarity; 1 is the same"; }
          }
        }

        function seamCard(media) {
          const asset = media.renditions[0];
          if (media.kind !== "video" || !asset.href || asset.isMissing) return null;
          const verdict = el("p", { class: "verdict", text: "…" });
          const last = el("figure", {}, el("span", { class: "tag start", text: "Last frame" })), first = el("figure", {}, el("span", { class: "tag start", text: "First frame" }));
          const section = card("Seam of the loop", media.duration ? seconds(media.duration) : "", el("div", { class: "seam" }, last, first), verdict);
          section.dataset.seam = "waiting";
          (async () => {
            const video = await loadVideo(asset.href);
            if (!video) return section.remove();
            await seek(video, 0);
            const start = lumaOf(video, wholeOf(video), 160);
            first.prepend(frameOf(video));
            await seek(video, video.duration - 0.5 / (asset.frameRate || 30));
            const end = lumaOf(video, wholeOf(video), 160);
            last.prepend(frameOf(video));
            const value = difference(start, end);
            section.dataset.seam = "shown";
            if (value === null) return verdict.remove();
            const [word, kind] = value < 0.012 ? ["Seamless", "good"] : value < 0.06 ? ["A small jump", ""] : ["A cut", "bad"];
            verdict.replaceChildren(el("b", { class: kind, text: word }), el("span", { text: `${percent(value)} mean difference` }));
          })();
          return section;
        }

        function lineCard(media) {
          const asset = media.renditions[0];
          const rows = media.renditions.filter(asset => asset.bytesToPaint).map(asset => [`${asset.width ? `${asset.width} px` : fileName(asset.url)}`, asset.bytesToPaint, asset.paintNote]);
          if (media.poster?.bytesFound) rows.unshift(["Poster", media.poster.bytesFound]);
          if (!rows.length) return null;
          const most = Math.max(...rows.map(row => row[1]));
          const notes = rows.map(row => row[2]).filter(Boolean);
          return card("First paint at 1 MB/s", media.kind === "video" ? "index and first picture of the file" : "the whole file", el("div", { class: "line" }, ...rows.map(([name, count]) =>
            el("div", {}, el("span", { text: name }), el("i", { style: { "--share": `${count / most * 100}%` } }), el("b", {}, seconds(lineSeconds(count)), " ", el("small", { text: bytes(count) }))))),
            notes.length ? el("ul", { class: "notes" }, ...[...new Set(notes)].map(text => el("li", { text }))) : null);
        }

        function spokenCard(item, sheet) {
          const texts = item.media
            ? [`${item.media.kind === "video" ? "Video" : "Image"}. ${item.media.title}`, item.media.title, item.media.description]
            : [item.list.title, ...item.list.rows.map(row => `${row.title}, ${row.description}`)];
          if (sheet.pages.length > 1) texts.push(sheet.pageLabel);
          texts.push(`${sheet.buttonLabel}, button`);
          return card("What VoiceOver says", "in this order", el("ul", { class: "spoken" }, ...texts.filter(Boolean).map(text => el("li", {}, el("span", { text })))));
        }
        """#
}
