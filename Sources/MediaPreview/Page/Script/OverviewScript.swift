extension PageScript {
    /// The inspector: this page's cards, the table of all assets, the warnings.
    static let overview = #"""
        const allMedia = content.versions.flatMap(entry => entry.items.filter(item => item.media).map(item => ({ version: entry.version, media: item.media })));
        const problems = media => [
          ...(media.error ? [{ text: media.error, bad: true }] : []),
          ...[...media.renditions, media.poster, media.stream].filter(asset => asset?.note && (!asset.href || asset.isMissing)).map(asset => ({ text: `${asset.url}: ${asset.note}`, bad: true })),
          ...media.warnings.map(text => ({ text })),
        ];
        const problemCount = content.warnings.length + allMedia.reduce((sum, { media }) => sum + problems(media).length, 0);
        const notesList = notes => notes.length ? el("ul", { class: "notes" }, ...notes.map(note => el("li", { class: note.bad ? "bad" : note.calm ? "calm" : "" }, note.place ? el("code", { text: note.place }) : null, note.text))) : null;
        const fact = (name, value, kind) => value ? el("div", {}, el("dt", { text: name }), el("dd", { class: kind, text: value })) : null;

        function mediaCards(media) {
          const asset = media.renditions[0], original = media.original;
          const saved = original?.bytes && asset.bytes && !asset.isMissing ? 1 - asset.bytes / original.bytes : null;
          return [
            notesList(problems(media)),
            el("dl", { class: "facts" }, ...[
              fact("Loads", asset.isMissing ? null : bytes(asset.bytesFound ?? asset.bytes)),
              fact(saved !== null && saved < 0 ? "Grown by" : "Saved", saved === null ? null : percent(Math.abs(saved)), saved > 0 ? "good" : ""),
              fact("First paint", asset.bytesToPaint ? seconds(lineSeconds(asset.bytesToPaint)) : null),
              fact("Duration", media.duration && seconds(media.duration)), fact("Sound", media.kind === "video" && media.hasAudio !== undefined ? (media.hasAudio ? "yes, unmuted" : "none") : null),
              fact("Run", media.seconds && seconds(media.seconds)),
            ].filter(Boolean)),
            compareCard(media), cropCard(media), seamCard(media), renditionsCard(media), lineCard(media),
          ];
        }

        function pagePanel(sheet) {
          const item = sheet.shown?.items[sheet.index];
          if (!item) return [el("p", { class: "hint", text: "No page is shown." })];
          const title = item.media ? item.media.title : item.list.title;
          const near = item.list ? item.list.rows.map(row => row.symbol).filter(name => !content.symbols[name] || content.symbols[name].isNear) : [];
          return [
            el("div", { class: "lead" }, el("h2", { text: title, dir: "auto" }), el("code", { text: item.media ? item.media.path : `${sheet.index + 1}. page, a list of ${item.list.rows.length}` })),
            ...(item.media ? mediaCards(item.media) : [near.length ? notesList([{ calm: true, text: `Icons here are free ones; on a device these are Apple's own: ${[...new Set(near)].join(", ")}` }]) : null]),
            spokenCard(item, sheet),
          ].filter(Boolean);
        }

        function assetsPanel(open) {
          const rows = allMedia.map(({ version, media }) => {
            const asset = media.renditions[0];
            const thumb = media.kind === "image" ? asset.href : media.poster?.href;
            return el("tr", { class: "link", tabindex: "0", onclick: () => open(version, media), onkeydown: event => { if (event.key === "Enter") open(version, media); } },
              el("td", {}, thumb ? el("img", { class: "thumb", alt: "", loading: "lazy", src: thumb }) : null),
              el("td", {}, media.title, el("br"), el("span", { class: "code", text: `${version} · ${fileName(media.original?.url ?? asset.url)}` })),
              el("td", { class: "number", text: bytes(media.original?.bytes) }), el("td", { class: "number", text: bytes(asset.bytesFound ?? asset.bytes) }),
              el("td", { class: "number", text: asset.bytesToPaint ? seconds(lineSeconds(asset.bytesToPaint)) : "–" }));
          });
          const sum = pick => allMedia.reduce((total, { media }) => total + (pick(media) ?? 0), 0);
          const stored = new Map(allMedia.flatMap(({ media }) => [...media.renditions, media.poster].filter(Boolean).map(asset => [asset.url, asset.bytesFound ?? asset.bytes ?? 0])));
          return [
            el("div", { class: "lead" }, el("h2", { text: content.name }), el("code", { text: `${content.versions.length} versions, ${allMedia.length} media, ${stored.size} files, ${bytes([...stored.values()].reduce((a, b) => a + b, 0))}` })),
            el("table", {}, el("thead", {}, el("tr", {}, el("th"), el("th", { text: "Media" }), el("th", { class: "number", text: "Original" }), el("th", { class: "number", text: "Loads" }), el("th", { class: "number", text: "Paints" }))),
              el("tbody", {}, ...rows, el("tr", { class: "total" }, el("td"), el("td", { text: "All" }), el("td", { class: "number", text: bytes(sum(media => media.original?.bytes)) }),
                el("td", { class: "number", text: bytes(sum(media => media.renditions[0].bytesFound ?? media.renditions[0].bytes)) }), el("td")))),
            el("p", { class: "hint", text: "“Paints” is the time until the first picture on a line of 1 MB/s: all of an image, the index and the first picture of a video." }),
          ];
        }

        function warningsPanel() {
          const notes = [
            ...content.warnings.map(text => { const cut = text.startsWith("[") ? text.indexOf(": ") : -1; return cut > 0 ? { place: text.slice(0, cut), text: text.slice(cut + 2) } : { text }; }),
            ...allMedia.flatMap(({ media }) => problems(media).map(note => ({ place: media.path, ...note }))),
          ];
          return [el("div", { class: "lead" }, el("h2", { text: notes.length ? "What to look at" : "Nothing to look at" }),
            notes.length ? null : el("p", { class: "hint", text: "The manifest and its media have no warnings." })), notesList(notes)].filter(Boolean);
        }

        const credits = () => el("p", { class: "credits" }, "SF Symbols are Apple's and cannot be shipped; icons here are Bootstrap Icons (MIT).");
        """#
}
