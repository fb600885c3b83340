"""Names that are something else where a page is careless."""
import json
import subprocess

from browser import Reader, report, tool


def payloads():
    """Names that are markup, script, data or a link where a page is careless."""
    acts = ["alert(1)", "confirm`1`", "print()", "document.title='owned'"]
    frames = [
        "<script>{}</script>", "</script><script>{}</script>", "<img src=x onerror={}>",
        "<svg onload={}>", "\"><svg/onload={}>", "'><img src=x onerror={}>",
        "\" autofocus onfocus={} x=\"", "' onmouseover={} x='", "<iframe srcdoc='<script>{}</script>'>",
        "<details open ontoggle={}>", "<body onload={}>", "javascript:{}", "</style><script>{}</script>",
        "</title><script>{}</script>", "<!--<script>{}</script>", "]]><script>{}</script>",
        "\\u003cscript\\u003e{}\\u003c/script\\u003e", "&lt;script&gt;{}&lt;/script&gt;",
        "${{{}}}", "{{{{{}}}}}", "\u2028</script><script>{}</script>", "<math><mi xlink:href='{}'>x",
        "<a href='javascript:{}'>x</a>", "<base href='//x/'><script>{}</script>", "';{};//", "\";{};//",
    ]
    return [frame.format(act) for frame in frames for act in acts]


def odd_texts():
    """Texts that other programs misread: of every plane, direction and meaning."""
    singles = [chr(code) for code in list(range(0x20, 0x7F)) + list(range(0xA0, 0x220))]
    blocks = ["\u202eabc", "\u200b", "\ufeff", "e\u0301\u0327" * 8, "\U0001F468\u200D\U0001F469\u200D"
              "\U0001F467", "\u0627\u0644\u0639", "\u4e2d\u6587", "\ufffd", "NULL", "undefined", "NaN",
              "1e999", "-0", "__proto__", "constructor", "toString", "hasOwnProperty", "%00", "%s%n",
              "../../etc", "a" * 190, "\u0000x", "\x1b[2J", "a\tb", "a\nb", "\\", "\\\\u0041"]
    return [f"x{single}y" for single in singles] + blocks


def scenario(name):
    return {
        "name": name[:200], "devices": ["phone-60"], "strategies": ["display-link"],
        "screens": {
            "Main": {"layers": 2},
            name: {"layers": 1, "images": [{"name": name, "pixels": [64, 64], "format": "png"}],
                   "presentation": {"bounce": {"duration": "200 ms"}}},
        },
        "root": "Main",
        "script": [{"at": "100 ms", "present": name}, {"at": "150 ms", "stall": name, "for": "40 ms"}],
    }


def show_hostile_names(browser, folder):
    """Every name is shown as the text that it is: no dialog, no script, no request."""
    texts = list(dict.fromkeys(payloads() + odd_texts()))
    size = 60
    shown = 0
    for start in range(0, len(texts), size):
        part = folder / f"hostile-{start}"
        part.mkdir()
        valid = []
        for number, text in enumerate(texts[start:start + size]):
            (part / f"{number}.scenario.json").write_text(json.dumps(scenario(text)))
            result = subprocess.run([tool, "validate", f"{number}.scenario.json"], cwd=part,
                                    capture_output=True)
            if result.returncode == 0:
                valid.append(text)
            else:
                (part / f"{number}.scenario.json").unlink()
        path = report(part, "page", "run", ".", codes=(0,))
        reader = Reader(browser)
        page = reader.open(path)
        page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true")
        names = set(page.locator("details.case > summary").all_inner_texts())
        plain = [text for text in valid if text.isprintable() and " " not in text and len(text) < 90
                 and not any(ord(mark) > 0x2FF for mark in text)]
        for text in plain:
            assert any(text in name for name in names), f"{text!a} is not shown as it is"
        for number in page.evaluate("[...document.querySelectorAll('#choice option')].map((o) => o.value)"):
            page.select_option("#choice", number)
            page.keyboard.press("Home")
            for name in ("ArrowRight", "End"):
                page.keyboard.press(name)
        assert page.title().startswith("JankLab: "), "a name changed the title"
        assert page.locator("script").count() == 2, "a name is a script"
        assert page.locator("img, iframe, base, object").count() == 0, "a name is an element"
        shown += len(valid)
        reader.close()
    assert shown >= 515 and len(payloads()) >= 100, (shown, len(payloads()))
    return f"{shown} names, {len(payloads())} of them payloads"
