"""A page in headless Chromium, driven over its debugging pipe; nothing but Python's own library."""
import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


class Page:
    """One window. `width` and `height` are points; a picture has `scale` pixels a point."""

    def __init__(self, path, width, height, scale, colours="srgb"):
        self.profile = tempfile.mkdtemp(prefix="larkfell-")
        to_read, self.to = os.pipe()
        self.source, to_write = os.pipe()
        # Chromium reads its commands from descriptor 3 and answers on 4.
        far = [fcntl.fcntl(fd, fcntl.F_DUPFD, 20) for fd in (to_read, to_write)]

        def place():
            os.dup2(far[0], 3)
            os.dup2(far[1], 4)

        self.process = subprocess.Popen(
            [
                program(), "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
                f"--force-color-profile={colours}", "--hide-scrollbars", "--disable-gpu", "--no-first-run",
                "--font-render-hinting=none", "--disable-lcd-text", "--allow-file-access-from-files",
                # Without a user namespace (root, containers) the sandbox cannot start; only our own pages are opened.
                "--no-sandbox", "about:blank",
            ],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        for fd in (to_read, to_write, *far):
            os.close(fd)
        self.number, self.buffer, self.session = 0, b"", None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )
        self.call("Page.navigate", url=Path(path).resolve().as_uri())
        self.evaluate(
            "new Promise(done => { const go = () => document.fonts.ready.then(() => requestAnimationFrame(() => done(1)));"
            " document.readyState === 'complete' && location.href !== 'about:blank' ? go() : addEventListener('load', go) })"
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to)
        self.process.terminate()
        self.process.wait(20)
        os.close(self.source)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        """One command and its answer; events in between are skipped."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        while True:
            while b"\0" not in self.buffer:
                more = os.read(self.source, 1 << 20)
                if not more:
                    raise RuntimeError(f"Chromium ended during {method}")
                self.buffer += more
            answer, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def picture(self):
        """The window as PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])


def program():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    mac = "/Applications/Chromium.app/Contents/MacOS/Chromium"
    if os.path.exists(mac):
        return mac
    raise SystemExit("chromium: not found on PATH")
