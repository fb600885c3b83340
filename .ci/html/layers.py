"""Compares what the player draws with what a run recorded."""
import json
import random

from browser import Reader, report, scenarios


def progress_of(corners, points):
    """The progress of each outline, as the trace states it: along the way from start to end."""
    start, last = points[0], points[-1]
    if max(abs(a - b) for a, b in zip(start, last)) < 0.05:
        distance = lambda point: sum((a - b) ** 2 for a, b in zip(point, start))
        last = max(points, key=distance)
    way = [b - a for a, b in zip(start, last)]
    length = sum(step * step for step in way)
    return sum((c - a) * step for c, a, step in zip(corners, start, way)) / length


def compare_progress(browser, folder):
    """The pages at ten refreshes of six scenarios are as far as the trace file says."""
    chance = random.Random(23)
    compared = 0
    for name in ("modal-bounce", "modal-bounce-stall", "compare-slide", "compare-zoom", "compare-turn",
                 "frame-rate-range"):
        path = report(folder, name, "run", str(scenarios / f"{name}.scenario.json"), "--device",
                      "phone-60", "--out", f"trace={folder}/{name}.json")
        events = json.loads((folder / f"{name}.json").read_text())["traceEvents"]
        requests = sorted(event["ts"] for event in events if event["pid"] == 1
                          and event["ph"] == "X" and event["cat"] in ("completed", "cancelled"))
        progress = {}
        for event in events:
            if event["ph"] == "C" and event["name"] == "progress" and event["pid"] == 1:
                for layer, value in event["args"].items():
                    begin = max(time for time in requests if time < event["ts"])
                    progress.setdefault((layer, begin), []).append((event["ts"], value))
        reader = Reader(browser)
        page = reader.open(path, "#case=1")
        drawn = {}
        for (layer, begin), values in progress.items():
            places = page_corners(page, layer, [time for time, _ in values])
            if None in places:
                continue
            drawn[layer, begin] = places
        choices = [(key, place) for key in drawn for place in range(len(drawn[key]))]
        assert len(choices) > 10, f"{name}: the trace has no pages that move"
        for key, place in chance.sample(choices, 10):
            expected = progress[key][place][1]
            found = progress_of(drawn[key][place], drawn[key])
            assert abs(found - expected) < 2e-3, (name, key, place, found, expected)
            compared += 1
        reader.close()
    return f"{compared} refreshes of 6 scenarios"


def page_corners(page, layer, times):
    """The corners of a page on the first phone at times in microseconds, or None without one."""
    return page.evaluate("""([layer, times]) => times.map((time) => {
      const scrub = document.getElementById('scrub');
      scrub.value = Math.round(time);
      scrub.dispatchEvent(new Event('input'));
      const drawn = document.getElementById('viewer').describe().shown[0].layers;
      const pages = drawn.filter((item) => item.isPage && item.name === layer);
      return pages.length === 1 ? pages[0].corners : null;
    })""", [layer, times])


class Film:
    """The layers of a run as the data of a page has them, read by the description of the data."""

    def __init__(self, run):
        self.frames = [(frame[0], frame[6]) for frame in run["frames"]]
        self.outer = [layer[1] for layer in run["layers"]]
        self.film = run["film"]

    def layers(self, time):
        """Each visible layer at a time, from back to front: number, corners, opacity, radius."""
        frame = [index for index, shown in self.frames if shown <= time][-1]
        looks, order = {}, []
        for index, new, changes in self.film:
            if index > frame:
                break
            order = new or order
            for layer, *look in changes:
                looks[layer] = look
        drawn = {}
        for layer in order:
            drawn[layer] = self.layer(looks[layer], drawn.get(self.outer[layer]))
        return [(layer, *drawn[layer]) for layer in order]

    @staticmethod
    def layer(look, outer):
        kind, opacity, radius, *at = look
        numbers = at if kind % 2 else [at[0], at[1], at[2], at[1], at[0], at[3], at[2], at[3]]
        if kind < 2:
            corners = [number / 100 for number in numbers]
        else:
            (x, y, right_x, right_y, down_x, down_y, *_), corners = outer[0], []
            for u, v in zip(numbers[::2], numbers[1::2]):
                u, v = u / 1e5, v / 1e5
                corners += [x + u * (right_x - x) + v * (down_x - x),
                            y + u * (right_y - y) + v * (down_y - y)]
        return corners, opacity / 1000 * (outer[1] if outer else 1), radius / 10


def outlines(calls):
    """The outlines among drawing calls: round rectangles, and shapes of four corners."""
    found = []
    for place, (name, *numbers) in enumerate(calls):
        if name == "roundRect":
            x, y, width, height = numbers[:4]
            found.append([x, y, x + width, y, x, y + height, x + width, y + height, numbers[4]])
        names = [call[0] for call in calls[place:place + 4]]
        if names == ["moveTo", "lineTo", "lineTo", "lineTo"]:
            (_, *first), (_, *second), (_, *fourth), (_, *third) = calls[place:place + 4]
            found.append(first + second + third + fourth + [None])
    return found


def compare_layers(browser, folder):
    """Every layer that is drawn at ten refreshes of five scenarios is that of the run.

    A test of the tool compares the data of a page with the trace. Here the drawing calls are compared
    with the data.
    """
    chance = random.Random(23)
    compared = 0
    for name in ("modal-bounce-stall", "compare-zoom", "compare-turn", "compare-cards",
                 "drag-dismiss-cancel"):
        path = report(folder, name, "run", str(scenarios / f"{name}.scenario.json"), "--device",
                      "phone-60")
        reader = Reader(browser)
        page = reader.open(path, "#case=1&with=")
        run = next(run for run in json.loads(page.locator("#data").text_content())["runs"]
                   if run["number"] == 1)
        film = Film(run)
        page.evaluate("document.getElementById('ghost').click()")
        first = film.frames[0][1]
        refreshes = range(first * 60 // 1_000_000 + 1, run["end"] * 60 // 1_000_000)
        for refresh in chance.sample(refreshes, 10):
            time = refresh * 1_000_000 // 60 + 1
            page.evaluate("window.calls = []")
            reader.seek(time)
            shown = reader.describe()["shown"][0]["layers"]
            expected = film.layers(time)
            assert [item["index"] for item in shown] == [layer for layer, *_ in expected]
            drawn = outlines(page.evaluate("window.calls"))
            for item, (_, corners, opacity, radius) in zip(shown, expected):
                assert abs(item["opacity"] - opacity) < 1e-9 and item["radius"] == radius
                if opacity > 0.001:
                    while drawn and not is_outline(drawn[0], corners, radius):
                        drawn.pop(0)
                    assert drawn, (name, time, item)
                compared += 1
        reader.close()
    return f"{compared} layers at 10 refreshes of 5 scenarios"


def compare_texts(browser, folder):
    """No label of a page or an image lies over another, and each lane and display has its name."""
    count = 0
    for name in ("photo-zoom", "modal-bounce-stall", "compare-cards"):
        path = report(folder, f"{name}-texts", "run", str(scenarios / f"{name}.scenario.json"),
                      "--device", "phone-60", "--strategy", "core-animation,display-link,timer")
        reader = Reader(browser, viewport={"width": 1440, "height": 900})
        page = reader.open(path)
        names = page.locator("#viewer .phone").count()
        assert names == 3, f"{name}: {names} phones"
        drawn = [text["words"] for text in page.evaluate("window.texts")
                 if text["place"] == "elsewhere" and text["x"] == 4]
        for lane in ("Touch", "Main", "Commit", "Render", "GPU", "Displays"):
            assert lane in drawn, f"{name}: no lane {lane} among {drawn}"
        for strategy in ("core-animation", "display-link", "timer"):
            assert sum(strategy in words for words in drawn) >= 1, f"{name}: no display of {strategy}"
        page.goto(path.as_uri() + "#case=1&with=")
        assert len(reader.describe()["shown"]) == 1
        end = int(page.locator("#scrub").get_attribute("max"))
        for part in range(0, 40):
            page.evaluate("window.texts = []")
            reader.seek(end * part // 40 + 1)
            labels = [text for text in page.evaluate("window.texts") if text["place"] == "phone"]
            for place, one in enumerate(labels):
                for other in labels[:place]:
                    over = (abs(one["y"] - other["y"]) < 16 and one["x"] < other["x"] + other["width"]
                            and other["x"] < one["x"] + one["width"])
                    assert not over, f"{name}: {one} lies over {other}"
            count += len(labels)
        reader.close()
    assert count > 100, f"only {count} labels"
    return f"{count} labels at 40 times of 3 scenarios, none over another; names of all lanes"


def is_outline(outline, corners, radius):
    is_near = all(abs(a - b) < 1e-6 for a, b in zip(outline, corners))
    return is_near and (outline[8] is None or outline[8] == radius)
