extension PageScript {
    /// Swipes with a mouse (fingers and trackpads scroll by themselves), the grabber, and keys.
    static let gestures = #"""
        function addGestures(sheet, device) {
          const scroller = sheet.scroller;
          let drag = null;
          scroller.addEventListener("pointerdown", event => {
            if (event.pointerType !== "mouse" || event.button !== 0) return;
            drag = { x: event.clientX, left: scroller.scrollLeft, index: sheet.index, time: event.timeStamp };
          });
          addEventListener("pointermove", event => {
            if (!drag) return;
            const moved = (event.clientX - drag.x) / device.scale;
            if (!drag.moved && Math.abs(moved) < 6) return;
            drag.moved = true;
            sheet.isMoving = true;
            sheet.target = null;
            scroller.classList.add("dragged");
            scroller.scrollLeft = drag.left - moved;
          });
          const release = event => {
            if (!drag) return;
            const { moved, x, index, time } = drag;
            drag = null;
            if (!moved) return;
            const distance = (event.clientX - x) / device.scale * (sheet.isRightToLeft ? -1 : 1);
            const isFlick = Math.abs(distance) > 30 && event.timeStamp - time < 300;
            const turns = isFlick || Math.abs(distance) > scroller.clientWidth / 2 ? -Math.sign(distance) : 0;
            const page = Math.min(Math.max(0, index + turns), sheet.pages.length - 1);
            sheet.choose(page);
            sheet.go(page);
            // Snapping comes back once the page has come to rest, or it would jump there.
            const rest = () => { scroller.classList.remove("dragged"); sheet.isMoving = false; };
            Promise.race([once(scroller, "scrollend"), new Promise(done => setTimeout(done, 700))]).then(rest);
          };
          addEventListener("pointerup", release);
          addEventListener("pointercancel", release);

          const grabber = sheet.element.querySelector(".grabber");
          let pull = null;
          grabber.addEventListener("pointerdown", event => {
            pull = event.clientY;
            grabber.setPointerCapture(event.pointerId);
            sheet.element.classList.add("dragged");
          });
          grabber.addEventListener("pointermove", event => {
            if (pull === null) return;
            const moved = (event.clientY - pull) / device.scale;
            sheet.element.style.setProperty("--drag", `${moved < 0 ? moved / 6 : moved}px`);
          });
          grabber.addEventListener("pointerup", event => {
            if (pull === null) return;
            const moved = (event.clientY - pull) / device.scale;
            pull = null;
            sheet.element.classList.remove("dragged");
            sheet.element.style.removeProperty("--drag");
            if (moved > 110 && !(state.detent === "large" && moved < 260 && device.hasDetents)) sheet.hide(true);
            else if (moved > 60 && state.detent === "large") choose("detent", "fraction");
            else if (moved < -40) choose("detent", "large");
          });

          addEventListener("keydown", event => {
            if (event.altKey || event.ctrlKey || event.metaKey || /^(input|select|textarea)$/i.test(event.target.tagName)) return;
            const forward = sheet.isRightToLeft ? "ArrowLeft" : "ArrowRight", back = sheet.isRightToLeft ? "ArrowRight" : "ArrowLeft";
            if (event.key === forward) sheet.step(1);
            else if (event.key === back) sheet.step(-1);
            else if (event.key === "Escape" && sheet.shown) sheet.hide(true);
            else return;
            event.preventDefault();
          });
        }
        """#
}
