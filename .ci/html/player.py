"""Uses pages as a reader does."""
import json
import subprocess

from axe_core_python.sync_playwright import Axe

from browser import Reader, report, scenarios, tool


def assert_speed(speed, start, end):
    """Between two frames of the page as much was played as the speed says, to two milliseconds."""
    passed, played = end[0] - start[0], end[1] - start[1]
    assert passed > 0 and abs(played - speed * passed) < 2_000, (speed, played, passed)


def use_player(browser, folder):
    """Play, step, scrub, overlay, keys, links, sorting and filtering do what they say."""
    path = report(folder, "stall", "run", str(scenarios / "modal-bounce-stall.scenario.json"))
    reader = Reader(browser, viewport={"width": 1440, "height": 900})
    page = reader.open(path)
    start = reader.describe()
    assert len(start["shown"]) == 2, "the strategies are not beside each other"
    assert not start["isPlaying"], "it plays without being asked"
    frame = start["shown"][0]["frame"]
    assert page.locator("#inspector").inner_text().count("late commit") == 1, "not at the late frame"
    assert page.locator("output", has_text="4 of 4 cases").is_visible(), "the cases are not counted"

    reader.focus()
    page.keyboard.press("ArrowRight")
    assert reader.describe()["shown"][0]["frame"] == frame + 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert reader.describe()["shown"][0]["frame"] == frame - 1
    time = reader.describe()["time"]
    page.keyboard.press("Shift+ArrowRight")
    assert 8_000 < reader.describe()["time"] - time < 17_000, "not a refresh"
    assert page.locator(".phone canvas").first.get_attribute("class") is not None
    page.keyboard.press("Home")
    assert reader.describe()["shown"][0]["frame"] == 0
    page.keyboard.press("End")
    assert reader.describe()["shown"][0]["frame"] > frame

    # Slowly, so that it has not ended when the key is pressed again.
    page.select_option("#speed", "0.1")
    reader.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    assert_speed(0.1, *reader.played(30_000))
    assert reader.describe()["isPlaying"]
    page.keyboard.press("Space")
    assert not reader.describe()["isPlaying"]
    page.select_option("#speed", "1")
    page.click("#play")
    assert_speed(1, *reader.played(100_000))
    reader.wait_until_ended()

    reader.seek(350_000)
    waiting = reader.describe()
    pending = waiting["shown"][0]["frame"] + 1
    inspected = page.locator("#inspector dd").first.inner_text()
    assert inspected == str(pending), f"waiting for {pending}, frame {inspected} is explained"
    assert waiting["time"] == 350_000 and waiting["shown"][0]["isLate"], "no frame is late at 350 ms"
    assert "late" in page.locator(".phone canvas").first.get_attribute("class")
    page.check("#onion")
    assert reader.describe()["shown"][0]["scenes"] == 2
    page.uncheck("#onion")

    # The intended page goes on while the display waits.
    meant = [waiting["shown"][0]["intended"]]
    reader.seek(366_700)
    later = reader.describe()["shown"][0]
    assert later["frame"] == waiting["shown"][0]["frame"] and later["isLate"]
    meant.append(later["intended"])
    tops = [[item["corners"][1] for item in items if item["name"] == "Sheet"] for items in meant]
    assert len(tops[0]) == 1 and abs(tops[0][0] - tops[1][0]) > 1, tops
    page.uncheck("#ghost")
    assert reader.describe()["shown"][0]["intended"] == []
    page.check("#ghost")

    # Space scrolls the page where the player is not in use, and a box keeps the focus.
    page.evaluate("document.activeElement.blur()")
    time = reader.describe()["time"]
    page.keyboard.press("End")
    page.keyboard.press("Space")
    assert reader.describe()["time"] == time and not reader.describe()["isPlaying"]
    box = page.locator("#viewer .row .row input").first
    box.focus()
    page.keyboard.press("Space")
    assert len(reader.describe()["shown"]) == 1
    assert box.evaluate("box => document.activeElement === box"), "a box lost the focus"
    page.keyboard.press("Space")
    assert len(reader.describe()["shown"]) == 2

    page.goto(path.as_uri() + "#case=2&frame=12")
    shown = reader.describe()["shown"][0]
    assert (shown["number"], shown["frame"]) == (2, 12), shown
    assert page.locator("[id='case=2']").evaluate("element => element.open")
    # Links: to the frame that is shown, to a frame and a case that are not there.
    assert page.locator("#link").get_attribute("href").startswith("#case=2&frame=12&with=")
    for fragment, words in (("#case=2&frame=9999", "Case 2 has no frame 9999."),
                            ("#case=99&frame=1", "There is no case 99 on this page.")):
        page.goto(path.as_uri() + fragment)
        assert page.locator("#notice").inner_text() == words, page.locator("#notice").inner_text()
        assert reader.describe()["shown"][0]["number"] == 2, fragment
        fresh = Reader(browser, viewport={"width": 1440, "height": 900})
        fresh.open(path, fragment)
        assert fresh.page.locator("#notice").inner_text() == words
        assert fresh.describe()["shown"][0]["layers"], "a wrong link leaves the player empty"
        fresh.close()
    fresh = Reader(browser, viewport={"width": 1440, "height": 900})
    fresh.open(path, "#case=2")
    # A link to a case opens the page at the player.
    fresh.page.wait_for_function(
        "() => Math.abs(document.getElementById('viewer').getBoundingClientRect().top) < 5")
    choice = fresh.page.locator("#choice")
    choice.focus()
    order = [int(words) for words in choice.locator("option").evaluate_all(
        "options => options.map((option) => option.value)")]
    first, numbers = order.index(2), []
    for _ in range(2):
        choice.press("ArrowDown")
        numbers.append(fresh.describe()["shown"][0]["number"])
    assert numbers == order[first + 1:first + 3], f"the keys choose the cases {numbers}"
    fresh.close()
    page.goto(path.as_uri() + "#case=2&frame=12")

    page.fill("#filter", "phone-120 core")
    assert page.locator("table.sortable tbody tr:visible").count() == 1
    page.fill("#filter", "")
    frames = page.get_by_role("button", name="Frames", exact=True)
    for order in (True, False):
        frames.click()
        cells = page.locator("table.sortable tbody td:nth-child(2)").all_inner_texts()
        assert [int(cell) for cell in cells] == sorted(map(int, cells), reverse=order), cells
    page.locator(".cause button").first.click()
    assert page.locator("table.sortable tbody tr:visible").count() == 2, "no filter by cause"
    page.locator("details.case summary").first.click()
    reader.click(page.locator("a[href^='#line=']").first)
    target = page.locator("li:target")
    assert target.is_visible(), "a finding does not lead to its line"
    assert "display-link" in target.inner_text() or "stall" in target.inner_text()
    reader.close()
    return "play, step, scrub, overlay, intended, keys, links, causes, sort and filter"


def use_comparison(browser, folder):
    """A comparison shows all strategies beside each other, and its leader board leads to each."""
    path = folder / "comparison.html"
    subprocess.run([tool, "compare", str(scenarios / "modal-bounce-stall.scenario.json"), "--device",
                    "phone-60", "--quiet", "--output", path], cwd=folder, check=True)
    for scheme in ("light", "dark"):
        reader = Reader(browser, color_scheme=scheme, viewport={"width": 1440, "height": 900})
        page = reader.open(path)
        reader.click(page.get_by_role("link", name="core-animation"))
        numbers = [shown["number"] for shown in reader.describe()["shown"]]
        assert len(numbers) == 2, numbers
        board = page.locator(".scroll:has(table.board)").first
        assert board.evaluate("e => e.scrollWidth <= e.clientWidth"), "the leader board scrolls"
        run = page.locator("details.case[open]")
        assert "janklab run " in run.locator("code").inner_text(), "no command that plays it again"
        assert "Seed" in run.inner_text() and "Digest" in run.inner_text()
        reader.click(run.locator("a[href^='#line=']").first)
        assert page.locator("li:target").is_visible(), "no line of the source"
        assert page.locator("#viewer h2").inner_text().endswith("core-animation")
        found = [item["id"] for item in Axe().run(page)["violations"]]
        assert not found, found
        reader.close()
    return "all strategies, links from the leader board, seeds, digests, commands and source"


def use_case_pages(browser, folder):
    """A click leads to the page of a case, which plays all layers; before it no file is requested."""
    tiles = str(scenarios / "compare-explode.scenario.json")
    path = report(folder, "cases #1 100%", "run", tiles, "--device", "phone-60", "--case-pages")
    count = len(list((folder / "cases #1 100%-files").iterdir()))
    for scheme in ("light", "dark"):
        reader = Reader(browser, color_scheme=scheme, viewport={"width": 400, "height": 900})
        page = reader.open(path)
        links = page.locator("table.sortable td:nth-child(2) a")
        assert links.count() == count > 1, (links.count(), count)
        page.wait_for_timeout(200)
        name = links.first.evaluate("link => link.closest('tr').cells[0].textContent")
        reader.follow(links.first)
        assert name in page.locator("h1").inner_text(), page.locator("h1").inner_text()
        shown = reader.describe()["shown"]
        assert len(shown) == 1 and len(shown[0]["layers"]) > 10, "not all layers"
        assert "(screens only)" not in page.locator("#viewer").inner_text()
        reader.focus()
        page.keyboard.press("Home")
        page.select_option("#speed", "0.1")
        page.click("#play")
        reader.played(10_000)
        assert reader.describe()["isPlaying"], "it does not play"
        page.click("#play")
        stopped = reader.describe()
        page.wait_for_timeout(100)
        assert not stopped["isPlaying"] and reader.describe()["time"] == stopped["time"], "no pause"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 400, f"the page is {wide} px wide"
        found = [item["id"] for item in Axe().run(page)["violations"]]
        assert not found, found
        reader.follow(page.get_by_role("link", name="Report of all cases"))
        assert page.locator("table.sortable tbody tr").count() == count
        found = [item["id"] for item in Axe().run(page)["violations"]]
        assert not found, found
        reader.close()
    return f"{count} pages, each opened by a click and no request before it"


def use_processes(browser, folder):
    """Runs of several processes have a lane for each, and other runs the usual lanes."""
    names = lambda page: [item["words"] for item in page.evaluate("window.texts")]
    for scenario, lanes, others in (
            ("widget-timer", ["Touch", "system", "app", "widget", "Mail", "Render", "GPU"], ["Main"]),
            ("modal-bounce", ["Touch", "Main", "Commit", "Render", "GPU"], ["system"])):
        path = report(folder, scenario, "run", str(scenarios / f"{scenario}.scenario.json"),
                      "--device", "phone-60")
        for scheme in ("light", "dark"):
            reader = Reader(browser, color_scheme=scheme, viewport={"width": 400, "height": 900})
            page = reader.open(path)
            drawn = names(page)
            assert all(lane in drawn for lane in lanes), (scenario, lanes, drawn[:40])
            assert not any(lane in drawn for lane in others), (scenario, others)
            reader.close()
    return "a lane for each process, in light and dark at 400 px"


def use_tuning(browser, folder):
    """A cell of the heat map and a point of the front lead to a candidate, and that to its frames."""
    sweep = scenarios / "modal-bounce.sweep.json"
    subprocess.run([tool, "sweep", sweep, "--quiet"], cwd=folder, check=True, capture_output=True)
    result, path = "modal-bounce.sweep.ndjson", folder / "tuning.html"
    subprocess.run([tool, "tune", result, "--play", sweep, "--output", path], cwd=folder, check=True)
    for scheme, width in (("light", 1440), ("dark", 400)):
        reader = Reader(browser, color_scheme=scheme, viewport={"width": width, "height": 900})
        page = reader.open(path)
        count = page.locator("svg.tuning a").count()
        reader.click(page.locator("svg.tuning a:has(rect)").nth(40))
        opened = page.locator("details[open][id^='candidate=']")
        assert opened.count() == 1 and "--case " in opened.locator("code").first.inner_text()
        reader.click(page.locator("svg.tuning a:has(circle)").last)
        reader.click(page.locator("details[open] a.play").last)
        shown = reader.describe()["shown"]
        assert len(shown) > 1 and shown[0]["layers"], "the candidates are not beside each other"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{width} px: the page is {wide} px wide"
        page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true")
        found = Axe().run(page)["violations"]
        assert not found, (scheme, [(item["id"], item["nodes"][0]["html"]) for item in found])
        reader.close()
    return f"{count} cells and points lead to candidates, which play"


def other_pages(folder):
    """A page of each command that writes one, besides run, check and compare."""
    scenario = scenarios / "modal-bounce-stall.scenario.json"
    changed = folder / "changed.scenario.json"
    changed.write_text(scenario.read_text().replace('"80 ms"', '"97 ms"'))
    for name, path in (("old", scenario), ("new", changed)):
        words = [tool, "run", str(path), "--quiet", "--format", "json", "--output", f"{name}.json"]
        subprocess.run(words, cwd=folder, check=True)
    (folder / "times.txt").write_text("16.7 16.7 33.3 16.7 50.0 16.6 16.8\n")
    commands = {
        "explain": ["explain", str(scenario), "--strategy", "display-link", "--device", "phone-60",
                    "--without", "decode hero.png", "--quiet"],
        "diff": ["diff", "old.json", "new.json"],
        "score": ["score", "times.txt", "--refresh-rate", "60"],
    }
    for name, words in commands.items():
        path = folder / f"{name}.html"
        subprocess.run([tool, *words, "--output", str(path)], cwd=folder, check=True,
                       capture_output=True)
        yield name, path


def use_other_pages(browser, folder):
    """explain plays a run without the work beside it; diff steps through both; score has charts."""
    for name, path in other_pages(folder):
        for scheme in ("light", "dark"):
            reader = Reader(browser, color_scheme=scheme, viewport={"width": 400, "height": 900})
            page = reader.open(path)
            page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true")
            if name == "explain":
                shown = reader.describe()["shown"]
                assert [item["number"] for item in shown] == [1, 2], shown
                assert page.locator("#inspector").inner_text().count("in time without") == 1
                reader.click(page.get_by_role("link", name="Frame 14"))
                assert reader.describe()["shown"][0]["frame"] == 14
            if name == "diff":
                output = page.locator(".pairs output").first
                assert output.inner_text() == ("Before: frame 14, late by 4 refreshes. "
                                               "Now: frame 14, late by 5 refreshes."), output.inner_text()
                page.get_by_role("button", name="Previous frame").first.click()
                assert output.inner_text().count("frame 13, on time") == 2
                page.get_by_role("button", name="Next frame with another outcome").first.click()
                assert "frame 14" in output.inner_text()
                page.get_by_role("button", name="Step through all frames").first.click()
                page.wait_for_function("output => !output.textContent.includes('frame 14')",
                                       arg=output.element_handle())
                assert "cannot play screens" in page.locator("main").inner_text()
            else:
                figure = page.locator(".chart", has_text="Frame times").first
                assert figure.locator("svg").first.is_visible()
                assert figure.locator("table tbody tr").count() > 0, "a chart without its table"
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 400, f"{name}: the page is {wide} px wide"
            found = Axe().run(page)["violations"]
            assert not found, (name, scheme, [(item["id"], item["nodes"][0]["html"]) for item in found])
            reader.close()
    return "explain, diff and score, in light and dark at 400 px"
