"""Names that are something else where a page is careless."""
import json

from browser import Reader, report


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


# An @ separates the outcome of drags, and stands in no name.
SIGNS = [chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x220)] if chr(code) != "@"]


def odd_texts():
    """Texts that other programs misread: of every plane, direction and meaning."""
    plain = [sign for sign in SIGNS if sign.isprintable() and sign != " "]
    signs = ["x" + "y".join(plain[start:start + 8]) + "z" for start in range(0, len(plain), 8)]
    signs += [f"x{sign}y" for sign in SIGNS if sign not in plain]
    blocks = ["\u202eabc", "\u200b", "\ufeff", "e\u0301\u0327" * 8, "\U0001F468\u200D\U0001F469\u200D"
              "\U0001F467", "\u0627\u0644\u0639", "\u4e2d\u6587", "\ufffd", "NULL", "undefined", "NaN",
              "1e999", "-0", "__proto__", "constructor", "toString", "hasOwnProperty", "%00", "%s%n",
              "../../etc", "a" * 100, "\u0000x", "\x1b[2J", "a\tb", "a\nb", "\\", "\\\\u0041"]
    return signs + blocks


def scenario(name):
    return {
        "name": name, "devices": ["phone-60"], "strategies": ["display-link"],
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
    compared = set()
    for start in range(0, len(texts), size):
        part = folder / f"hostile-{start}"
        part.mkdir()
        for number, text in enumerate(texts[start:start + size]):
            (part / f"{number}.scenario.json").write_text(json.dumps(scenario(text)))
        path = report(part, "page", "run", ".", codes=(0,))
        reader = Reader(browser)
        page = reader.open(path)
        page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true")
        names = set(page.locator("details.case > summary").all_inner_texts())
        plain = [text for text in texts[start:start + size] if text.isprintable() and " " not in text
                 and len(text) < 90 and not any(ord(mark) > 0x2FF for mark in text)]
        for text in plain:
            assert any(text in name for name in names), f"{text!a} is not shown as it is"
            compared.update(text)
        choices = page.locator("#choice option")
        assert choices.count() == len(texts[start:start + size]), "a case is missing"
        for number in choices.evaluate_all("options => options.map((option) => option.value)"):
            page.select_option("#choice", number)
            page.keyboard.press("Home")
            for name in ("ArrowRight", "End"):
                page.keyboard.press(name)
        assert page.title().startswith("JankLab: "), "a name changed the title"
        assert page.locator("script").count() == 2, "a name is a script"
        assert page.locator("img, iframe, base, object").count() == 0, "a name is an element"
        reader.close()
    assert len(payloads()) >= 100 and len(compared) >= 475, (len(payloads()), len(compared))
    return f"{len(texts)} names, {len(payloads())} of them payloads, {len(compared)} signs compared"
