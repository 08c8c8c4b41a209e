extension PageScript {
    /// Decodes BlurHash, the placeholder of the manifest.
    static let blurHash = #"""
        const base83 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";
        const decode83 = text => [...text].reduce((value, letter) => value * 83 + base83.indexOf(letter), 0);
        const toLinear = value => { const v = value / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
        const toSRGB = value => { const v = Math.min(1, Math.max(0, value)); return Math.round((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255); };

        /** The picture of a hash, as RGBA bytes; null where it is none. */
        function decodeBlurHash(hash, width, height) {
          if (typeof hash !== "string" || hash.length < 6 || [...hash].some(letter => !base83.includes(letter))) return null;
          const size = decode83(hash[0]), across = size % 9 + 1, down = Math.floor(size / 9) + 1;
          if (hash.length !== 4 + 2 * across * down) return null;
          const strongest = (decode83(hash[1]) + 1) / 166;
          const mean = decode83(hash.slice(2, 6));
          const colours = [[mean >> 16, mean >> 8 & 255, mean & 255].map(toLinear)];
          const share = value => Math.sign(value - 9) * ((value - 9) / 9) ** 2 * strongest;
          for (let i = 1; i < across * down; i++) {
            const value = decode83(hash.slice(4 + i * 2, 6 + i * 2));
            colours.push([Math.floor(value / 361), Math.floor(value / 19) % 19, value % 19].map(share));
          }
          const pixels = new Uint8ClampedArray(width * height * 4);
          for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
            const sum = [0, 0, 0];
            for (let j = 0; j < down; j++) for (let i = 0; i < across; i++) {
              const weight = Math.cos(Math.PI * x * i / width) * Math.cos(Math.PI * y * j / height);
              colours[i + j * across].forEach((value, channel) => { sum[channel] += value * weight; });
            }
            pixels.set([...sum.map(toSRGB), 255], (y * width + x) * 4);
          }
          return pixels;
        }

        /** A canvas with the placeholder, or null. */
        function placeholder(hash) {
          const pixels = decodeBlurHash(hash, 32, 32);
          if (!pixels) return null;
          const canvas = el("canvas", { width: 32, height: 32, class: "placeholder", "aria-hidden": "true" });
          canvas.getContext("2d").putImageData(new ImageData(pixels, 32, 32), 0, 0);
          return canvas;
        }
        """#
}
