extension PageScript {
    /// The sheet: its pages, dots and button.
    static let sheet = #"""
        const reduced = matchMedia("(prefers-reduced-motion: reduce)");

        class Sheet {
          constructor(screen, onPage, onDismiss) {
            Object.assign(this, { screen, onPage, onDismiss, index: 0, pages: [], shown: null });
            this.scroller = el("div", { class: "pages", onscroll: () => this.followScroll() });
            this.dots = el("div", { class: "dots", role: "img" });
            this.button = el("button", { type: "button", onclick: () => this.advance() });
            this.foot = el("div", { class: "foot" }, this.button);
            this.element = el("div", { class: "sheet", role: "dialog", "aria-label": "Release notes" },
              el("div", { class: "grabber", title: "Drag down to dismiss, up for the large detent" }), this.scroller, this.foot);
            screen.append(this.element);
            // The scroller's width follows the device: the page shown stays the page shown.
            new ResizeObserver(() => { if (!this.isMoving) this.go(this.index, "instant"); }).observe(this.scroller);
          }

          /** Presents the pages of a version. */
          present(shown, page) {
            this.shown = shown;
            this.pages = shown.items.map(item => item.media ? mediaPage(item.media) : listPage(item.list));
            this.elements = this.pages.map(page => el("div", { class: "page" }, page.element));
            this.scroller.replaceChildren(...this.elements);
            this.dots.replaceChildren(...this.pages.map(() => el("i")));
            this.foot.replaceChildren(...(this.pages.length > 1 ? [this.dots] : []), this.button);
            this.screen.dataset.shown = "true";
            this.index = -1;
            this.choose(Math.min(Math.max(0, page), this.pages.length - 1));
            this.go(this.index, "instant");
          }

          /** Takes the sheet away; `dismissed` where the reader did it. */
          hide(dismissed) {
            this.screen.dataset.shown = "false";
            this.shown = null;
            for (const { video } of this.pages) video?.pause();
            if (dismissed) this.onDismiss();
          }

          advance() {
            if (this.index >= this.pages.length - 1) this.hide(true);
            else { this.choose(this.index + 1); this.go(this.index); }
          }

          step(count) {
            const next = this.index + count;
            if (!this.shown || next < 0 || next >= this.pages.length) return;
            this.choose(next);
            this.go(next);
          }

          get isRightToLeft() { return getComputedStyle(this.scroller).direction === "rtl"; }

          go(page, behavior = reduced.matches ? "instant" : "smooth") {
            const left = page * this.scroller.clientWidth * (this.isRightToLeft ? -1 : 1);
            if (Math.abs(this.scroller.scrollLeft - left) < 1) return;
            this.target = behavior === "smooth" ? page : null;
            this.scroller.scrollTo({ left, behavior });
          }

          followScroll() {
            const width = this.scroller.clientWidth;
            if (!width || !this.shown) return;
            const page = Math.round(Math.abs(this.scroller.scrollLeft) / width);
            // On its way to a page that a button chose, the scroller passes others.
            if (this.target !== null && this.target !== undefined) { if (page === this.target) this.target = null; else return; }
            this.choose(Math.min(page, this.pages.length - 1));
          }

          choose(page) {
            if (page === this.index) return;
            this.index = page;
            this.pages.forEach(({ video }, index) => {
              this.elements[index].setAttribute("aria-hidden", String(index !== page));
              if (!video) return;
              if (index === page) video.play().catch(() => {}); else video.pause();
            });
            [...this.dots.children].forEach((dot, index) => dot.classList.toggle("now", index === page));
            this.dots.setAttribute("aria-label", this.pageLabel);
            this.button.textContent = this.buttonLabel;
            this.onPage(page);
          }

          get pageLabel() { return `Page ${this.index + 1} of ${this.pages.length}`; }
          get buttonLabel() { return this.index >= this.pages.length - 1 ? content.doneLabel : content.nextLabel; }
        }
        """#
}
