"""The browser, and a page in it that must stay quiet."""
import os
import pathlib
import shutil
import subprocess
import sys

tool = os.path.abspath(sys.argv[1])
root = pathlib.Path(__file__).resolve().parent.parent.parent
scenarios = root / "Scenarios"

# Logs what is drawn on phones, and every text, in the units in which it is drawn.
RECORDER = """
  window.calls = [];
  window.texts = [];
  for (const name of ['moveTo', 'lineTo', 'roundRect']) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...numbers) {
      if (this.canvas.closest('.phone')) window.calls.push([name, ...numbers]);
      return draw.apply(this, numbers);
    };
  }
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (words, x, y, room) {
    const width = Math.min(room ?? Infinity, this.measureText(words).width);
    const place = this.canvas.closest('.phone') ? 'phone' : 'elsewhere';
    window.texts.push({ words, x, y, width, place });
    return write.apply(this, arguments);
  };
"""


def browser_path():
    wanted = os.environ.get("CHROMIUM")
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return wanted or next(filter(None, map(shutil.which, names)), None)


def report(folder, name, *words, codes=(0,)):
    path = folder / f"{name}.html"
    result = subprocess.run([tool, *words, "--quiet", "--out", f"html={path}"], cwd=folder,
                            stdin=subprocess.DEVNULL, capture_output=True)
    assert result.returncode in codes, (words, result.returncode, result.stderr.decode())
    return path


class Reader:
    """A page of a browser that notes everything that a report must not do."""

    def __init__(self, browser, **options):
        self.context = browser.new_context(offline=True, **options)
        self.context.add_init_script(RECORDER)
        self.page = self.context.new_page()
        self.bad = []
        page = self.page
        page.on("request", lambda request: self.note_request(request.url))
        page.on("console", lambda message: self.bad.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.bad.append(f"error: {error}"))
        page.on("dialog", self.note_dialog)

    def note_request(self, url):
        if not url.startswith("file:") or url.split("#")[0] != self.address:
            self.bad.append(f"request: {url}")

    def note_dialog(self, dialog):
        self.bad.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def open(self, path, fragment=""):
        self.address = path.as_uri()
        self.page.goto(self.address + fragment)
        return self.page

    def click(self, link):
        """Clicks a link within the page, and waits until the page has followed it."""
        is_elsewhere = "link => link.getAttribute('href') !== location.hash"
        if link.evaluate(is_elsewhere):
            self.page.evaluate("""() => { window.followed = new Promise((done) =>
                window.addEventListener('hashchange', () => done(true), { once: true })); }""")
        link.click()
        self.page.evaluate("() => window.followed")

    def follow(self, link):
        """Clicks a link to another file, which is the one request that may be made."""
        assert not self.bad, self.bad[:5]
        self.address = link.evaluate("link => link.href")
        link.click()
        self.page.wait_for_url(self.address)
        return self.page

    def played(self, length):
        """The times of two frames of the page in microseconds, each with that of the player in it.

        The first is the next frame, the second the first one in which so much more is played, or
        in which the player has ended. The page itself looks, in each of its frames.
        """
        return self.page.evaluate("""(length) => new Promise((done) => {
          const clocks = [];
          const look = (now) => {
            const { time, isPlaying } = document.getElementById('viewer').describe();
            const isEnd = !clocks.length || time >= clocks[0][1] + length || !isPlaying;
            if (isEnd) clocks.push([now * 1000, time]);
            clocks.length === 2 ? done(clocks) : requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        })""", length)

    def wait_until_ended(self):
        """Waits until the player is at its end and has stopped by itself."""
        self.page.wait_for_function(
            "() => !document.getElementById('viewer').describe().isPlaying")

    def describe(self):
        return self.page.evaluate("document.getElementById('viewer').describe()")

    def close(self):
        assert not self.bad, self.bad[:5]
        self.context.close()

    def focus(self):
        """Lets the keys act on the player."""
        self.page.locator(".phones").focus()

    def seek(self, time):
        self.page.evaluate("""(time) => {
          const scrub = document.getElementById('scrub');
          scrub.value = Math.round(time);
          scrub.dispatchEvent(new Event('input'));
        }""", time)
