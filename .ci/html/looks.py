"""How pages look: contrast, accessibility, without scripts, on paper, and their pictures."""
from axe_core_python.sync_playwright import Axe

from browser import Reader, report, scenarios
from player import other_pages


def check_with_rules(folder):
    """The page of a check of 8 cases, of which 4 fail."""
    return report(folder, "rules", "check", str(scenarios / "modal-bounce-stall.scenario.json"),
                  str(scenarios / "compare-cube.scenario.json"), "--rule", "lateness: max <= 0 ms",
                  codes=(2,))


# The contrast between each colour of text and each background on which the page uses it, canvases
# included, by the formula of WCAG 2.2.
CONTRASTS = """() => {
  const style = getComputedStyle(document.documentElement);
  const luminance = (name) => {
    const colour = style.getPropertyValue('--' + name).trim();
    const parts = [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16) / 255);
    const linear = parts.map((x) => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const ratios = {};
  for (const text of ['text', 'soft', 'link', 'good', 'warn', 'bad']) {
    for (const back of ['back', 'panel']) {
      const [low, high] = [luminance(text), luminance(back)].sort((a, b) => a - b);
      ratios[text + ' on ' + back] = (high + 0.05) / (low + 0.05);
    }
  }
  return ratios;
}"""


def check_accessibility(browser, folder):
    path = check_with_rules(folder)
    lowest = 100
    # All rules take a minute for a page of this size: each scheme and each width once.
    for scheme, width in (("light", 1440), ("dark", 360)):
        reader = Reader(browser, color_scheme=scheme, reduced_motion="reduce",
                        viewport={"width": width, "height": 900})
        page = reader.open(path)
        page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true")
        found = Axe().run(page)["violations"]
        places = [(item["id"], [node["html"] for node in item["nodes"]][:2]) for item in found]
        assert not found, (scheme, width, places)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{width} px: the page is {wide} px wide"
        for name, ratio in page.evaluate(CONTRASTS).items():
            assert ratio >= 4.5, f"{scheme}: {name} has a contrast of {ratio:.2f}"
            lowest = min(lowest, ratio)
        moving = page.evaluate("document.getAnimations().length")
        assert moving == 0 and not reader.describe()["isPlaying"], "it moves without being asked"
        reader.close()
    return f"nothing found in light at 1440 px and in dark at 360 px; contrast {lowest:.1f} or more"


def compare_widths(browser, folder):
    """Two to four phones and the values of a frame are readable at each width of a window."""
    stall = str(scenarios / "modal-bounce-stall.scenario.json")
    names = ["core-animation", "display-link", "timer", "keyframes"]
    for count in (2, 3, 4):
        path = report(folder, f"phones-{count}", "run", stall, "--device", "phone-60",
                      "--strategy", ",".join(names[:count]))
        for width in (360, 700, 960, 1024, 1200, 1440, 1920):
            reader = Reader(browser, viewport={"width": width, "height": 900})
            page = reader.open(path)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{count} phones at {width} px: the page is {wide} px wide"
            values = page.locator("#inspector").bounding_box()["width"]
            assert values >= min(300, width - 80), f"{count} phones at {width} px: values have {values} px"
            reader.close()
    return "2 to 4 phones at 7 widths"


def read_without_scripts(browser, folder):
    reader = Reader(browser, java_script_enabled=False)
    page = reader.open(check_with_rules(folder))
    assert page.locator("h1").inner_text().startswith("\u2717 failed")
    assert page.locator("table.sortable tbody tr").count() == 8
    page.locator("details.case > summary").first.click()
    assert page.locator("details[open] svg.strip").first.is_visible()
    assert not page.locator("#viewer").is_visible()
    page.locator("details.charts > summary").first.click()
    assert page.locator(".chart svg").first.is_visible(), "no charts"
    page.emulate_media(media="print")
    assert page.locator("table").first.is_visible()
    reader.close()
    return "verdict, tables, strips and charts are there"


def main_views(folder):
    """The five main views: verdicts, player, leader board with charts, explanation, difference."""
    stall = str(scenarios / "modal-bounce-stall.scenario.json")
    player = report(folder, "player", "run", stall, "--device", "phone-60")
    views = {
        "verdicts": (check_with_rules(folder), "", ""),
        "player": (player, "#case=2&frame=14", ""),
        "charts": (player, "", "document.querySelector('details.charts').scrollIntoView()"),
    }
    for name, path in other_pages(folder):
        if name != "score":
            views[name] = (path, "", "")
    return views


def save_views(browser, folder, target):
    """Saves a picture of each main view in light and dark, 400 and 1440 px wide."""
    target.mkdir(exist_ok=True)
    for name, (path, fragment, script) in main_views(folder).items():
        for scheme in ("light", "dark"):
            for width in (400, 1440):
                reader = Reader(browser, color_scheme=scheme, viewport={"width": width, "height": 1000})
                page = reader.open(path, fragment)
                if script:
                    page.evaluate(script)
                page.wait_for_timeout(100)
                page.screenshot(path=target / f"{name}-{scheme}-{width}.png")
                reader.close()


def save_pictures(browser, folder, target):
    """Saves the pictures of the manual: the player at a late frame, and the charts."""
    stall = str(scenarios / "modal-bounce-stall.scenario.json")
    path = report(folder, "stall", "run", stall, "--device", "phone-60")
    reader = Reader(browser, viewport={"width": 960, "height": 1100}, color_scheme="light")
    page = reader.open(path)
    reader.seek(366_700)
    page.locator("#viewer").screenshot(path=target / "html-report.png")
    page.locator(".chart").first.screenshot(path=target / "html-charts.png")
    reader.close()
