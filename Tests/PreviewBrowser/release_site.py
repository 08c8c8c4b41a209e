"""A small release to look at, and the program that shows it."""
import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PROGRAM = os.environ.get("NOTELET_MEDIA") or str(Path(__file__).resolve().parents[2] / ".build/debug/notelet-media")
BLURHASH = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"


def ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-y", *map(str, arguments)], check=True)


class Media:
    """Pictures and clips, made once and copied: a photo with a known crop, and two clips of a second."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="notelet-media-preview-"))
        # A wide picture whose columns all differ, so that a crop's place can be told.
        ffmpeg("-f", "lavfi", "-i", "nullsrc=s=640x360,geq=r='255-200*X/W':g='90-50*X/W+70*Y/H':b='50+170*X/W',"
               "drawgrid=w=53:h=67:t=3:c=white@0.6", "-frames:v", 1, self / "wide.png")
        for name, x in (("center", 140), ("right", 252)):
            ffmpeg("-i", self / "wide.png", "-vf", f"crop=360:360:{x}:0", self / f"{name}.png")
        ffmpeg("-i", self / "center.png", "-vf", "scale=120:120", self / "small.png")
        for name, source in (("loop", "testsrc=s=160x160:r=20:d=1"), ("still", "color=c=0x2f7d4f:s=160x160:r=20:d=1")):
            ffmpeg("-f", "lavfi", "-i", source, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
                   self / f"{name}.mp4")
        ffmpeg("-i", self / "loop.mp4", "-frames:v", 1, self / "poster.png")

    def __truediv__(self, name):
        return self.folder / name

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Release:
    """`captures/` and `assets/` with a manifest; `items` are added by kind."""

    def __init__(self, media):
        self.media = media
        self.folder = Path(tempfile.mkdtemp(prefix="notelet-media-release-"))
        (self.folder / "assets").mkdir()
        (self.folder / "captures").mkdir()
        self.versions = []

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def version(self, name, *items):
        self.versions.append({"version": name, "items": list(items)})
        self.manifest.write_text(json.dumps(self.versions))
        return self

    @property
    def manifest(self):
        return self.folder / "assets/notes.json"

    def file(self, name, to=None):
        target = self.folder / "assets" / (to or name)
        shutil.copy(self.media / name, target)
        return target

    @staticmethod
    def list(title="What's new", rows=(("star.fill", "One", "First."), ("nothing.like.it", "Two", "Second."))):
        return {"list": {"title": title, "rows": [
            {"symbolSystemName": symbol, "title": title, "description": text} for symbol, title, text in rows]}}

    def image(self, title="A picture", description="What it shows.", name="center.png", options=None, missing=False):
        target = self.file(name)
        small = self.file("small.png")
        original = self.folder / "captures/wide.png"
        shutil.copy(self.media / "wide.png", original)
        media = {
            "kind": {"image": {}}, "url": name, "title": title, "description": description, "width": 360, "height": 360,
            "type": "image/png", "bytes": target.stat().st_size, "placeholder": {"blurhash": BLURHASH, "color": "#9a51a0"},
            "variants": [{"url": "small.png", "width": 120, "height": 120, "type": "image/png", "bytes": small.stat().st_size}],
            "source": {"url": "captures/wide.png", "sha256": hashlib.sha256(original.read_bytes()).hexdigest(),
                       "width": 640, "height": 360},
        }
        if options:
            media["options"] = options
        if missing:
            target.unlink()
        return {"media": media}

    def video(self, title="A clip", description="What it shows.", name="loop.mp4", missing=False):
        target = self.file(name)
        poster = self.file("poster.png")
        original = self.folder / "captures" / name
        shutil.copy(self.media / name, original)
        media = {
            "kind": {"video": {}}, "url": name, "title": title, "description": description, "width": 160, "height": 160,
            "type": "video/mp4", "bytes": target.stat().st_size, "duration": 1, "frameRate": 20, "bitrate": 100000,
            "codecs": "avc1.64000B", "hasAudio": False, "variants": [],
            "poster": {"url": "poster.png", "width": 160, "height": 160, "type": "image/png",
                       "bytes": poster.stat().st_size, "time": 0},
            "placeholder": {"blurhash": BLURHASH, "color": "#9a51a0"},
            "source": {"url": f"captures/{name}", "sha256": hashlib.sha256(original.read_bytes()).hexdigest(),
                       "width": 160, "height": 160, "duration": 1},
        }
        if missing:
            target.unlink()
        return {"media": media}


class Server:
    """`notelet-media preview`, until it is left."""

    def __init__(self, release, *arguments):
        self.process = subprocess.Popen(
            [PROGRAM, "preview", str(release.manifest), "--no-open", *arguments], stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError(f"the server ended with {self.process.wait()}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.stdout.close()
        self.status = self.process.wait(20)
