extension PageScript {
    /// What is measured on decoded pixels. All of it gives null where the browser does not let a page read them.
    static let pixels = #"""
        function canvasOf(width, height) {
          const canvas = el("canvas", { width, height });
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context.imageSmoothingQuality = "high";
          return { canvas, context };
        }

        /** Luma of a part of a picture, scaled to a square. */
        function lumaOf(picture, part, side) {
          const { context } = canvasOf(side, side);
          context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
          let data;
          try { data = context.getImageData(0, 0, side, side).data; } catch { return null; }
          const luma = new Float32Array(side * side);
          for (let i = 0; i < luma.length; i++) luma[i] = 0.2126 * data[i * 4] + 0.7152 * data[i * 4 + 1] + 0.0722 * data[i * 4 + 2];
          return luma;
        }

        const sizeOf = picture => ({ width: picture.naturalWidth || picture.videoWidth, height: picture.naturalHeight || picture.videoHeight });
        const wholeOf = picture => ({ x: 0, y: 0, ...sizeOf(picture) });

        /** Structural similarity of two squares in blocks of 8 x 8: 1 is the same. */
        function similarity(one, other, side) {
          if (!one || !other) return null;
          let sum = 0, count = 0;
          for (let top = 0; top + 8 <= side; top += 8) for (let left = 0; left + 8 <= side; left += 8) {
            let a = 0, b = 0, aa = 0, bb = 0, ab = 0;
            for (let y = top; y < top + 8; y++) for (let x = left; x < left + 8; x++) {
              const p = one[y * side + x], q = other[y * side + x];
              a += p; b += q; aa += p * p; bb += q * q; ab += p * q;
            }
            a /= 64; b /= 64;
            const va = aa / 64 - a * a, vb = bb / 64 - b * b, cov = ab / 64 - a * b;
            sum += (2 * a * b + 6.5025) * (2 * cov + 58.5225) / ((a * a + b * b + 6.5025) * (va + vb + 58.5225));
            count++;
          }
          return count ? sum / count : null;
        }

        /** Mean difference of two squares, 0…1. */
        function difference(one, other) {
          if (!one || !other) return null;
          let sum = 0;
          for (let i = 0; i < one.length; i++) sum += Math.abs(one[i] - other[i]);
          return sum / one.length / 255;
        }

        /** Where a square was cut out of a picture, found by trying; for crops that followed the content. */
        function findCrop(original, square) {
          const { width, height } = sizeOf(original);
          const side = Math.min(width, height), long = Math.max(width, height), isWide = width > height;
          const wanted = lumaOf(square, wholeOf(square), 48);
          if (!wanted) return null;
          let best = null;
          const steps = Math.min(160, long - side);
          for (let i = 0; i <= steps; i++) {
            const offset = steps ? (long - side) * i / steps : 0;
            const part = { x: isWide ? offset : 0, y: isWide ? 0 : offset, width: side, height: side };
            const d = difference(lumaOf(original, part, 48), wanted);
            if (d === null) return null;
            if (!best || d < best.d) best = { ...part, d };
          }
          return best && best.d < 0.08 ? best : null;
        }

        async function loadImage(href) {
          const image = el("img", { alt: "" });
          image.src = href;
          try { await image.decode(); } catch { return null; }
          return image;
        }

        /** A video that can be stepped through, or null where the browser cannot decode it. */
        async function loadVideo(href) {
          const video = el("video", { muted: true, playsinline: true, preload: "auto" });
          video.src = href;
          const event = await once(video, "loadeddata", "error");
          return event.type === "error" || !video.videoWidth ? null : video;
        }

        async function seek(video, time) {
          const done = once(video, "seeked", "error");
          const drawn = video.requestVideoFrameCallback ? new Promise(frame => video.requestVideoFrameCallback(frame)) : pause(100);
          video.currentTime = Math.min(Math.max(1e-5, time), video.duration || 0);
          await done;
          // The frame itself can come after the news of it; where it was there already, none comes.
          await Promise.race([drawn, pause(600)]);
        }

        function frameOf(video, side = 640) {
          const { canvas, context } = canvasOf(side, side);
          context.drawImage(video, 0, 0, side, side);
          return canvas;
        }
        """#
}
