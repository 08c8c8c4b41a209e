"""Headless Chromium, driven over its debugging pipe; nothing but Python's own library."""
import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def program():
    """The browser's path, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if found := shutil.which(name):
            return found
    for path in ("/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"):
        if os.path.exists(path):
            return path
    return None


class Browser:
    """One browser process with a profile of its own. Pages share its storage."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="notelet-media-browser-")
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
                "--force-color-profile=srgb", "--hide-scrollbars", "--disable-gpu", "--no-first-run", "--mute-audio",
                "--font-render-hinting=none", "--disable-lcd-text", "--disable-background-networking",
                # Without a user namespace (root, containers) the sandbox cannot start; only our own pages are opened.
                "--no-sandbox", "--disable-dev-shm-usage", "about:blank",
            ],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        for fd in (to_read, to_write, *far):
            os.close(fd)
        self.number, self.buffer, self.events = 0, b"", []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to)
        self.process.terminate()
        self.process.wait(20)
        os.close(self.source)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, limit=30, **parameters):
        """One command and its answer; events in between are kept."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        end = time.monotonic() + limit
        while True:
            answer = self.receive(end - time.monotonic(), method)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, limit, what):
        while b"\0" not in self.buffer:
            if limit <= 0 or not select.select([self.source], [], [], limit)[0]:
                raise TimeoutError(what)
            more = os.read(self.source, 1 << 20)
            if not more:
                raise RuntimeError(f"Chromium ended during {what}")
            self.buffer += more
        answer, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(answer)

    def page(self, url, width=1280, height=900, scale=1, dark=False, touch=False):
        return Page(self, url, width, height, scale, dark, touch)


class Page:
    """One tab."""

    def __init__(self, browser, url, width, height, scale, dark, touch):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=touch)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}],
        )
        self.open(url)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def open(self, url):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        self.ready()

    def reload(self):
        self.evaluate("window.isOld = true")
        self.call("Page.reload")
        self.wait("!window.isOld && document.readyState === 'complete'")
        self.ready()

    def ready(self):
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")
        self.evaluate("document.fonts.ready.then(() => 1)")

    def evaluate(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def wait(self, expression, limit=15):
        """Until the expression is true."""
        end = time.monotonic() + limit
        while True:
            try:
                if value := self.evaluate(f"!!({expression})"):
                    return value
            except RuntimeError as error:
                # A page that goes away in the middle of a question.
                if "context" not in str(error) and "navigated" not in str(error):
                    raise
            if time.monotonic() > end:
                raise AssertionError(f"did not become true within {limit} s: {expression}")
            time.sleep(0.03)

    def box(self, selector):
        """Where an element stands, once nothing moves any more."""
        self.wait("document.getAnimations().every(a => a.playState !== 'running')")
        return self.evaluate(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return { x: r.x, y: r.y, width: r.width, height: r.height }; })()"
        )

    def click(self, selector):
        box = self.box(selector)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag(self, start, end, steps=8):
        """With the mouse, from point to point."""
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)

    def swipe(self, start, distance):
        """With a finger; a negative distance is to the left."""
        def touch(kind, *points):
            self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

        touch("touchStart", start)
        for step in range(1, 13):
            touch("touchMove", (start[0] + distance * step / 12, start[1]))
            time.sleep(0.016)
        touch("touchEnd")

    def key(self, name):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode={
                "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27}[name])

    def picture(self, box=None, scale=1):
        """PNG bytes of the window, or of a part of it."""
        parameters = {"format": "png"}
        if box:
            parameters["clip"] = {**box, "scale": scale}
        return base64.b64decode(self.call("Page.captureScreenshot", **parameters)["data"])

    def complaints(self):
        """Errors, refusals of the policy and uncaught exceptions so far."""
        self.evaluate("1")
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            if event["method"] == "Runtime.exceptionThrown":
                details = event["params"]["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"] + " " + event["params"]["entry"].get("url", ""))
            elif event["method"] == "Runtime.consoleAPICalled" and event["params"]["type"] == "error":
                found.append(str([a.get("value") for a in event["params"]["args"]]))
        return found
