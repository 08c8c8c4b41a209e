"""The page of `notelet-media preview` in a real browser. Run it by Scripts/test-preview."""
import json
import math
import os
import subprocess
import time
import unittest
from pathlib import Path

import pictures
from browser import Browser
from release_site import BLURHASH, PROGRAM, Media, Release, Server

PICTURES = Path(__file__).resolve().parent / "Pictures"
SEEN = "Notelet.LatestSeenAppVersion"


class PreviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.media = Media()
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.media.remove()

    def release(self):
        release = Release(self.media)
        self.addCleanup(release.remove)
        return release

    def show(self, release, *arguments, choices="", **page):
        """The page of a release, served."""
        server = self.enterContext(Server(release, *arguments))
        page = self.enterContext(self.browser.page(server.url + (f"#{choices}" if choices else ""), **page))
        page.wait("document.querySelector('.inspector')")
        return page

    def three_pages(self):
        release = self.release()
        return release.version("1.2.0", release.list(), release.image(), release.video())

    # What can be asked of a page

    def button(self, page):
        return page.evaluate("document.querySelector('.foot button').textContent")

    def current(self, page):
        """The page that is in sight, by where it stands; None without a sheet."""
        return page.evaluate(
            "(() => { if (document.querySelector('.screen').dataset.shown !== 'true') return null;"
            " const s = document.querySelector('.pages').getBoundingClientRect();"
            " const i = [...document.querySelectorAll('.page')].findIndex(p => Math.abs(p.getBoundingClientRect().left - s.left) < 2);"
            " return i < 0 ? 'between' : i; })()")

    def wait_for_page(self, page, number):
        end = time.monotonic() + 10
        while self.current(page) != number:
            self.assertLess(time.monotonic(), end, f"page {number} did not come; now it is {self.current(page)}")
            time.sleep(0.03)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.dots i')].findIndex(d => d.classList.contains('now'))"), number)
        count = page.evaluate("document.querySelectorAll('.page').length")
        self.assertEqual(page.evaluate("document.querySelector('.dots').getAttribute('aria-label')"), f"Page {number + 1} of {count}")
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.page')].map(p => p.getAttribute('aria-hidden')).join()"),
                         ",".join(str(i != number).lower() for i in range(count)))

    def middle(self, page, share=0.5):
        box = page.box(".pages")
        return box["x"] + box["width"] * share, box["y"] + box["height"] * 0.35

    # The sheet

    def test_the_button_reaches_done_and_the_version_is_seen(self):
        page = self.show(self.three_pages(), "--next-label", "Weiter", "--done-label", "Fertig")
        for number in range(3):
            self.wait_for_page(page, number)
            self.assertEqual(self.button(page), "Fertig" if number == 2 else "Weiter")
            page.click(".foot button")
        page.wait("document.querySelector('.screen').dataset.shown === 'false'")
        self.assertEqual(page.evaluate(f"localStorage.getItem('{SEEN}')"), "1.2.0")
        self.assertTrue(page.evaluate("document.querySelector('video').paused"))
        # A reload is a new start of the app: nothing is shown.
        page.reload()
        page.wait("document.querySelector('.caption').textContent.includes('was seen')")
        self.assertIsNone(self.current(page))
        # The version asked for by name is shown all the same, and not remembered.
        page.evaluate("(s => { s.value = 'v:1.2.0'; s.dispatchEvent(new Event('change')); })(document.querySelector('[data-control=show]'))")
        self.wait_for_page(page, 0)
        page.evaluate("(s => { s.value = 'current'; s.dispatchEvent(new Event('change')); })(document.querySelector('[data-control=show]'))")
        self.assertIsNone(self.current(page))
        page.click("[data-action=reset]")
        self.wait_for_page(page, 0)
        self.assertIsNone(page.evaluate(f"localStorage.getItem('{SEEN}')"))
        self.assertEqual(page.complaints(), [])

    def test_a_finger_swipes_from_page_to_page(self):
        page = self.show(self.three_pages(), choices="os=17", width=900, height=1000, touch=True)
        self.wait_for_page(page, 0)
        for number in (1, 2):
            page.swipe(self.middle(page, 0.9), -page.box(".pages")["width"] * 0.75)
            self.wait_for_page(page, number)
        self.assertEqual(self.button(page), "Done")
        page.swipe(self.middle(page, 0.1), page.box(".pages")["width"] * 0.75)
        self.wait_for_page(page, 1)
        self.assertEqual(self.button(page), "Next")

    def test_a_mouse_and_keys_turn_pages_too(self):
        page = self.show(self.three_pages())
        self.wait_for_page(page, 0)
        page.drag(self.middle(page, 0.9), self.middle(page, 0.1))
        self.wait_for_page(page, 1)
        # A short pull is no swipe.
        page.drag(self.middle(page, 0.5), self.middle(page, 0.52))
        self.wait_for_page(page, 1)
        page.key("ArrowRight")
        self.wait_for_page(page, 2)
        page.key("ArrowRight")
        page.key("ArrowLeft")
        self.wait_for_page(page, 1)
        page.key("Escape")
        page.wait("document.querySelector('.screen').dataset.shown === 'false'")

    def test_the_grabber_changes_the_detent_and_dismisses(self):
        page = self.show(self.three_pages())
        def height():
            return page.evaluate("document.querySelector('.sheet').offsetHeight / document.querySelector('.screen').offsetHeight")
        page.wait("document.querySelector('.sheet').offsetHeight > 100")
        low = height()
        box = page.box(".grabber")
        point = (box["x"] + box["width"] / 2, box["y"] + 8)
        page.drag(point, (point[0], point[1] - 120))
        page.wait(f"document.querySelector('.sheet').offsetHeight / document.querySelector('.screen').offsetHeight > {low} + .08")
        self.assertEqual(page.evaluate("document.querySelector('[data-choice=\"detent:large\"]').getAttribute('aria-pressed')"), "true")
        page.evaluate("document.querySelector('[data-choice=\"detent:fraction\"]').click()")
        page.wait(f"Math.abs(document.querySelector('.sheet').offsetHeight / document.querySelector('.screen').offsetHeight - {low}) < .002")
        box = page.box(".grabber")
        point = (box["x"] + box["width"] / 2, box["y"] + 8)
        page.drag(point, (point[0], point[1] + 300))
        page.wait("document.querySelector('.screen').dataset.shown === 'false'")
        self.assertEqual(page.evaluate(f"localStorage.getItem('{SEEN}')"), "1.2.0")

    def test_right_to_left_turns_the_other_way(self):
        release = self.release()
        release.version("1", release.list("ما الجديد", [("star", "واحد", "نص")]), release.image("صورة", "وصف"), release.list("ثلاثة", []))
        page = self.show(release)
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.pages')).direction"), "rtl")
        self.wait_for_page(page, 0)
        page.key("ArrowLeft")
        self.wait_for_page(page, 1)
        page.drag(self.middle(page, 0.1), self.middle(page, 0.9))
        self.wait_for_page(page, 2)
        page.evaluate("document.querySelector('[data-choice=\"direction:ltr\"]').click()")
        self.wait_for_page(page, 2)
        page.key("ArrowLeft")
        self.wait_for_page(page, 1)

    # Versions

    def test_the_first_entry_of_a_version_counts_and_others_show_nothing(self):
        release = self.release()
        release.version("1.2.0", release.list("First of its version"))
        release.version("1.2.0", release.list("Second of its version"))
        release.version("1.2", release.list("Another version"))
        release.version("empty")
        page = self.show(release)
        def title():
            return page.evaluate("document.querySelector('.screen').dataset.shown === 'true' && document.querySelector('.page h2').textContent")
        self.assertEqual(title(), "First of its version")
        self.assertIsNone(page.evaluate("document.querySelector('.dots')"))
        self.assertEqual(self.button(page), "Done")
        for version, expected in (("1.2", "Another version"), ("empty", False)):
            page.evaluate(f"(s => {{ s.value = '{version}'; s.dispatchEvent(new Event('change')); }})(document.querySelector('[data-control=app]'))")
            self.assertEqual(title(), expected)
        page = self.show(release, "--app-version", "9.9")
        self.assertFalse(title())
        self.assertIn("No notes for 9.9", page.evaluate("document.querySelector('.caption').textContent"))

    # Media

    def test_only_the_video_in_sight_plays_and_it_loops(self):
        release = self.release()
        release.version("1", release.video("One"), release.video("Two", name="still.mp4"), release.list())
        page = self.show(release)
        videos = "[...document.querySelectorAll('.page')].map(p => p.querySelector('video')).filter(Boolean)"
        page.evaluate(f"window.wraps = [0, 0]; {videos}.forEach((v, i) => {{ let last = 0; setInterval(() => {{"
                      " if (v.currentTime < last - .3) wraps[i]++; last = v.currentTime; }, 20); })")
        self.assertEqual(page.evaluate(f"{videos}.map(v => [v.muted, v.loop, v.controls].join()).join(' ')"), "true,true,false true,true,false")
        page.wait("wraps[0] >= 2")
        self.assertEqual(page.evaluate(f"[{videos}[1].paused, {videos}[1].currentTime].join()"), "true,0")
        page.click(".foot button")
        page.wait("wraps[1] >= 1")
        self.assertTrue(page.evaluate(f"{videos}[0].paused"))
        page.click(".foot button")
        self.wait_for_page(page, 2)
        page.wait(f"{videos}.every(v => v.paused)")
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.square')].map(s => s.dataset.state).join()"), "ready,ready")

    def test_a_missing_asset_shows_the_failed_state(self):
        release = self.release()
        release.version("1", release.image("Gone", missing=True), release.video("Gone too", name="still.mp4", missing=True), release.list())
        page = self.show(release)
        for _ in range(2):
            page.wait("[...document.querySelectorAll('.square')].every(s => s.dataset.state === 'failed')")
            page.evaluate("document.querySelector('.failed').getBoundingClientRect().width > 100")
        box = page.box(".page .failed svg")
        self.assertGreater(box["width"], 50)
        self.assertIn("there is no such file", page.evaluate("document.querySelector('.panel').textContent"))
        page.click(".foot button")
        self.wait_for_page(page, 1)
        self.assertEqual(page.evaluate("document.querySelector('.count').textContent"), "2")

    def test_a_format_that_only_the_browser_lacks_is_told_apart(self):
        release = self.release()
        image, video = release.image(), release.video(name="still.mp4")
        image["media"].update(url="center.jxl", type="image/jxl", variants=[])
        (release.folder / "assets/center.jxl").write_bytes(b"\xff\x0a not for this browser")
        video["media"].update(url="still.mov", codecs="dvh1.05.06")
        (release.folder / "assets/still.mov").write_bytes(b"\0\0\0\x08free")
        page = self.show(release.version("1", image, video))
        page.wait("[...document.querySelectorAll('.square')].every(s => s.dataset.state === 'foreign')")
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.badge')].map(b => b.textContent).join()"),
                         "This browser cannot show JXL,This browser cannot show DVH1.05.06")
        # What stands in is the placeholder, and the poster.
        self.assertTrue(page.evaluate("getComputedStyle(document.querySelector('canvas.placeholder')).display !== 'none'"))
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.failed')).display"), "none")

    def test_nothing_at_all_is_no_error(self):
        release = self.release()
        release.manifest.write_text("[]")
        page = self.show(release)
        self.assertIn("No notes for 0", page.evaluate("document.querySelector('.caption').textContent"))
        for tab in ("assets", "warnings"):
            page.evaluate(f"document.querySelector('[data-choice=\"tab:{tab}\"]').click()")
        self.assertEqual(page.complaints(), [])

    def test_the_placeholder_is_what_the_hash_says(self):
        release = self.release()
        page = self.show(release.version("1", release.image()))
        shown = page.evaluate("(c => [...c.getContext('2d').getImageData(0, 0, 32, 32).data].filter((_, i) => i % 4 < 3))(document.querySelector('canvas.placeholder'))")
        expected = blurhash(BLURHASH, 32, 32)
        self.assertLessEqual(max(abs(a - b) for a, b in zip(shown, expected)), 1)

    def test_the_square_is_as_wide_as_in_notelet(self):
        release = self.release()
        page = self.show(release.version("1", release.image()))
        for device, side in (("se", 343), ("15", 361), ("max", 398), ("ipad", 408)):
            page.evaluate(f"document.querySelector('[data-choice=\"device:{device}\"]').click()")
            self.assertEqual(page.evaluate("[document.querySelector('.square').offsetWidth, document.querySelector('.square').offsetHeight].join()"), f"{side},{side}")

    def test_labels_are_those_that_voiceover_reads(self):
        page = self.show(self.three_pages(), choices="page=1")
        self.wait_for_page(page, 1)
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        spoken = [(n.get("role", {}).get("value"), n.get("name", {}).get("value")) for n in nodes if not n.get("ignored")]
        self.assertIn(("image", "Image. A picture"), spoken)
        self.assertIn(("image", "Page 2 of 3"), spoken)
        self.assertIn(("button", "Next"), spoken)
        self.assertIn(("dialog", "Release notes"), spoken)
        # Pages that are out of sight are not read.
        self.assertNotIn(("image", "Video. A clip"), spoken)
        page.click(".foot button")
        self.wait_for_page(page, 2)
        self.assertIn("Video. A clip", page.evaluate("document.querySelector('.spoken').textContent"))

    def test_symbols_are_free_icons_or_their_names(self):
        release = self.release()
        page = self.show(release.version("1", release.list()))
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.row > span')].map(s => s.querySelector('svg') ? 'icon' : s.textContent).join()"),
                         "icon,nothing.like.it")

    # The other half

    def test_before_and_after_and_the_crop(self):
        release = self.release()
        page = self.show(release.version("1", release.image()))
        page.wait("[...document.querySelectorAll('.compare img, .cropped img')].every(i => i.complete && i.naturalWidth) && document.querySelectorAll('.compare img').length === 2")
        # The original lies under the square just as it was cut.
        self.assertEqual(page.evaluate("(s => [s.width, s.left, s.height].map(v => parseFloat(v).toFixed(2)).join())(document.querySelector('.before img').style)"), "177.78,-38.89,100.00")
        self.assertEqual(page.evaluate("(s => [s.left, s.width].map(v => parseFloat(v).toFixed(2)).join())(document.querySelector('.cropped i').style)"), "21.88,56.25")
        page.evaluate("(i => { i.value = 20; i.dispatchEvent(new Event('input')); })(document.querySelector('.compare input'))")
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.after')).clipPath"), "inset(0px 0px 0px 20%)")
        # Both halves show the same place: the page's own measure of quality finds them equal.
        page.wait("/SSIM (0\\.99|1\\.0)/.test(document.querySelector('.quality')?.textContent)")
        page.wait("document.querySelectorAll('.quality').length === 2 && /SSIM 0\\.[3-9]/.test(document.querySelectorAll('.quality')[1].textContent)")
        self.assertEqual(page.complaints(), [])

    def test_a_crop_that_followed_the_content_is_found(self):
        release = self.release()
        page = self.show(release.version("1", release.image(name="right.png", options={"gravity": "attention"})))
        page.wait("/found by comparing/.test(document.querySelector('.panel').textContent)")
        left = page.evaluate("parseFloat(document.querySelector('.cropped i').style.left)")
        self.assertLess(abs(left - 252 / 640 * 100), 0.8)

    def test_the_seam_shows_the_last_frame_and_the_first(self):
        release = self.release()
        page = self.show(release.version("1", release.video("Moves"), release.video("Stands still", name="still.mp4")))
        page.wait("document.querySelector('[data-seam=shown] .verdict b')")
        self.assertIn("A ", page.evaluate("document.querySelector('.verdict b').textContent"))
        self.assertEqual(page.evaluate("document.querySelectorAll('.seam canvas').length"), 2)
        page.click(".foot button")
        self.wait_for_page(page, 1)
        page.wait("document.querySelector('[data-seam=shown] .verdict b')?.textContent === 'Seamless'")

    def test_the_table_leads_to_each_media(self):
        page = self.show(self.three_pages(), choices="tab=assets")
        self.assertEqual(page.evaluate("document.querySelectorAll('tr.link').length"), 2)
        page.evaluate("document.querySelectorAll('tr.link')[1].click()")
        self.wait_for_page(page, 2)
        self.assertIn("[0].items[2].media", page.evaluate("document.querySelector('.lead').textContent"))

    # A file

    def test_one_file_shows_the_same_without_a_server(self):
        release = self.three_pages()
        file = release.folder / "assets/preview.html"
        subprocess.run([PROGRAM, "preview", str(release.manifest), "--out", str(file), "--quiet"], check=True)
        with self.browser.page(file.as_uri() + "#page=1") as page:
            self.wait_for_page(page, 1)
            page.wait("document.querySelector('.square').dataset.state === 'ready'")
            page.wait("document.querySelector('.before img').naturalWidth === 640")
            page.click(".foot button")
            self.wait_for_page(page, 2)
            page.wait("document.querySelectorAll('.page video')[0].currentTime > 0.1")
            self.assertEqual(page.complaints(), [])

    # Trust

    def test_text_of_the_manifest_runs_nothing(self):
        attack = "</script><script>window.pwned=1</script><img src=x onerror=window.pwned=2><svg onload=window.pwned=3>\"'&amp;{{1}}"
        release = self.release()
        image = release.image(attack, attack)
        image["media"]["url"] = "javascript:window.pwned=4"
        image["media"]["variants"][0]["url"] = attack
        image["media"]["source"]["url"] = attack
        image["media"]["placeholder"] = {"blurhash": attack, "color": "red;background:url(x)"}
        image["media"]["type"] = attack
        release.version(attack, release.list(attack, [(attack, attack, attack)]), image, release.video(attack, attack))
        page = self.show(release, "--app-version", attack, "--next-label", attack, "--done-label", attack)
        for number in range(3):
            self.wait_for_page(page, number)
            time.sleep(0.1)
            self.assertEqual(page.evaluate("document.querySelector('.page:nth-child(%d) h2').textContent" % (number + 1)), attack)
            if number < 2:
                page.click(".foot button")
        for tab in ("assets", "warnings", "page"):
            page.evaluate(f"document.querySelector('[data-choice=\"tab:{tab}\"]').click()")
        self.assertEqual(page.evaluate("typeof window.pwned"), "undefined")
        self.assertEqual(page.evaluate("document.querySelectorAll('script').length"), 2)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('img')].filter(i => i.getAttribute('src') === 'x').length"), 0)

    def test_the_policy_holds_against_markup_that_came_in_all_the_same(self):
        page = self.show(self.three_pages())
        tried = page.evaluate("""(() => {
            const tries = { markup: () => { document.body.innerHTML = '<b>x</b>'; },
              script: () => { const s = document.createElement('script'); s.textContent = 'window.pwned=1'; document.body.append(s); },
              source: () => { const s = document.createElement('script'); s.src = '/notes.json'; document.body.append(s); },
              evaluation: () => { setTimeout('window.pwned=2'); } };
            return Object.entries(tries).filter(([, run]) => { try { run(); return true; } catch { return false; } }).map(([name]) => name);
        })()""")
        self.assertEqual(tried, [])
        page.evaluate("(() => { const f = document.createElement('iframe'); f.src = 'https://example.com/'; document.body.append(f);"
                      " const i = new Image(); i.src = 'https://example.com/x.png'; document.body.append(i); })()")
        page.wait("true")
        self.assertEqual(page.evaluate("fetch('/notes.json').then(() => 'came', () => 'refused')"), "refused")
        self.assertEqual(page.evaluate("typeof window.pwned"), "undefined")
        self.assertTrue(any("Content Security Policy" in text for text in page.complaints()))

    # Looks

    def test_looks_are_as_recorded(self):
        release = self.release()
        release.version("1.2.0", release.list("What's new in Larkfell", [
            ("star.fill", "Walks that draw themselves", "Press Start once, and the line follows you."),
            ("chart.bar", "A month in one picture", "Every metre, day by day."), ("unknown.symbol", "Half the battery", "A day costs an hour.")]),
            release.image("Your month, climbed", "Swipe between week, month and year."), release.list("Third", []))
        page = self.show(release, "--accent", "#e0483a")
        # In another font than that of the recorded ones, lines break elsewhere; colours and layout still count.
        limits = (0.02, 0.2) if has_font("Inter") else (0.035, 0.3)
        record = os.environ.get("NOTELET_RECORD_SNAPSHOTS") == "1"
        for name, choices, number in (
            ("light-15-list", {"device": "15", "theme": "light"}, 0), ("dark-15-image", {"device": "15", "theme": "dark"}, 1),
            ("light-se-image", {"device": "se", "theme": "light", "os": "17"}, 1), ("dark-max-rtl-large", {"device": "max", "theme": "dark", "direction": "rtl", "detent": "large"}, 0),
            ("light-ipad-image", {"device": "ipad", "theme": "light"}, 1),
        ):
            defaults = {"os": "26", "direction": "ltr", "detent": "fraction"}
            for key, value in {**defaults, **choices}.items():
                page.evaluate(f"document.querySelector('[data-choice=\"{key}:{value}\"]').click()")
            while self.current(page) != number:
                page.key("ArrowRight" if (page.evaluate("Number(new URLSearchParams(location.hash.slice(1)).get('page') ?? 0)") < number) != (choices.get("direction") == "rtl") else "ArrowLeft")
                time.sleep(0.5)
            page.wait("document.getAnimations().length === 0")
            box = page.box(".device")
            png = page.picture(box, scale=260 / box["height"])
            file = PICTURES / f"{name}.png"
            if record:
                PICTURES.mkdir(exist_ok=True)
                file.write_bytes(png)
                continue
            with self.subTest(name):
                mean, most = pictures.difference(png, file.read_bytes())
                self.assertTrue(mean < limits[0] and most < limits[1], f"{name}: {mean:.4f} on average, {most:.4f} at most")


def has_font(family):
    try:
        return family in subprocess.run(["fc-match", family, "family"], capture_output=True, text=True).stdout
    except FileNotFoundError:
        return False


def blurhash(text, width, height):
    """Another decoder of BlurHash than the page's."""
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"

    def number(part):
        value = 0
        for letter in part:
            value = value * 83 + digits.index(letter)
        return value

    across, down = number(text[0]) % 9 + 1, number(text[0]) // 9 + 1
    peak = (number(text[1]) + 1) / 166
    linear = [v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]
    dc = number(text[2:6])
    parts = [[linear[dc >> 16], linear[dc >> 8 & 255], linear[dc & 255]]]
    for k in range(1, across * down):
        v = number(text[4 + 2 * k:6 + 2 * k])
        parts.append([math.copysign(((q - 9) / 9) ** 2, q - 9) * peak for q in (v // 361, v // 19 % 19, v % 19)])
    result = []
    for y in range(height):
        for x in range(width):
            for channel in range(3):
                value = sum(parts[i + j * across][channel] * math.cos(math.pi * x * i / width) * math.cos(math.pi * y * j / height)
                            for j in range(down) for i in range(across))
                value = min(1, max(0, value))
                value = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
                result.append(int(value * 255 + 0.5))
    return result


if __name__ == "__main__":
    unittest.main(verbosity=1)
