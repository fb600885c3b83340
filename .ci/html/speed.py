"""Sizes, times and bytes of pages."""
import os
import pathlib
import subprocess
import sys
import tempfile

from browser import Reader, report, root, scenarios, tool


def play_tiles(browser, folder):
    path = report(folder, "tiles", "run", str(scenarios / "compare-explode.scenario.json"), "--device",
                  "phone-60")
    reader = Reader(browser, viewport={"width": 1440, "height": 900})
    page = reader.open(path)
    page.keyboard.press("Home")
    page.click("#play")
    rate = page.evaluate("""() => new Promise((done) => {
      const times = [];
      const tick = (now) => {
        times.push(now);
        if (times.length < 60) { requestAnimationFrame(tick); return; }
        const longest = Math.max(...times.slice(1).map((time, place) => time - times[place]));
        done([59000 / (times[59] - times[0]), longest]);
      };
      requestAnimationFrame(tick);
    })""")
    reader.close()
    return (f"{rate[0]:.1f} frames a second while the tiles explode, "
            f"the longest frame {rate[1]:.1f} ms")


def open_hundred(browser, folder):
    """How large a page of 100 cases is, and how long until its first content is painted."""
    part = folder / "hundred"
    part.mkdir()
    subprocess.run([sys.executable, root / ".ci" / "many-scenarios", part, "20", "core-animation",
                    "property-animator", "keyframes", "display-link", "timer"], check=True)
    path = report(part, "page", "run", ".")
    reader = Reader(browser)
    page = reader.open(path)
    rows = page.locator("table.sortable tbody tr").count()
    assert rows == 100, rows
    size = path.stat().st_size
    assert size <= 1 << 20, f"{size} bytes"
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    reader.close()
    return f"{rows} cases, {size / 1024:.0f} KiB, first painted after {paint:.0f} ms"


def open_everything(browser, folder):
    """A page of all scenarios with all of their strategies: at most 10 MiB, the worst case first."""
    path = report(folder, "all", "run", str(scenarios), codes=(0, 1, 2, 3, 4, 5))
    size = path.stat().st_size
    assert size <= 10 << 20, f"{size} bytes"
    reader = Reader(browser)
    page = reader.open(path)
    rows = page.locator("table.sortable tbody tr").count()
    played = page.evaluate("JSON.parse(document.getElementById('data').textContent).runs.length")
    assert rows > 200 and 0 < played <= 100, (rows, played)
    times = page.locator("table.sortable tbody td:nth-child(4)").all_inner_texts()
    assert page.locator(".cause").count() > 1, "causes are not grouped"
    reader.close()
    return f"{rows} cases, {size / 1024:.0f} KiB, frames of {played}, worst {times[0]} ms"


def compare_bytes(browser, folder):
    """The same bytes from every run and job count, for each command that writes a page.

    And from the tool without optimisation, if TOOL_DEBUG names one.
    """
    stall = str(scenarios / "modal-bounce-stall.scenario.json")
    sweep = str(scenarios / "modal-bounce.sweep.json")
    subprocess.run([tool, "sweep", sweep, "--quiet"], cwd=folder, check=True, capture_output=True)
    commands = [
        (["run", stall, str(scenarios / "compare-cube.scenario.json"), "--quiet"], True),
        (["run", stall, "--device", "phone-60", "--quiet", "--case-pages"], True),
        (["compare", stall, "--strategies", "all", "--device", "phone-60", "--quiet"], True),
        (["explain", stall, "--strategy", "display-link", "--device", "phone-60", "--quiet"], False),
        (["tune", "modal-bounce.sweep.ndjson", "--play", sweep], False),
    ]
    debug = os.environ.get("TOOL_DEBUG")
    tools = [tool, tool] + ([debug] if debug else [])
    sizes = []
    for words, has_jobs in commands:
        written = []
        for number, program in enumerate(tools):
            target = pathlib.Path(tempfile.mkdtemp(dir=folder))
            jobs = ["--jobs", str(number + 1)] if has_jobs else []
            subprocess.run([program, *words, *jobs, "--output", target / "page.html"], cwd=folder,
                           check=True, capture_output=True)
            written.append({str(path.relative_to(target)): path.read_bytes()
                            for path in target.rglob("*.html")})
        assert all(files == written[0] for files in written), f"{words[0]}: other bytes"
        assert ("--case-pages" in words) == (len(written[0]) > 1), f"{len(written[0])} files"
        size = sum(len(data) for data in written[0].values())
        sizes.append(f"{words[0]} {size} in {len(written[0])} files")
    modes = "release and debug" if debug else "release"
    return f"equal over {len(tools)} runs, job counts and builds ({modes}), bytes: {', '.join(sizes)}"
