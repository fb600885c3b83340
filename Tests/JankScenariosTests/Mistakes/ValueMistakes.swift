extension PlantedMistake {
  /// Mistakes in values.
  static let valueMistakes: [PlantedMistake] = [
    PlantedMistake(
      "a device is misspelt",
      replace: #""phone-60""#,
      by: #""phone-6o""#,
      says: #"""
        checkout.scenario.json:4:15: error: devices[0]: expected a device profile, one of \#
        \#(devices), found the text "phone-6o"
           4 |   "devices": ["phone-6o", "phone-120"],
             |               ^^^^^^^^^^
          help: did you mean "phone-60"?
        """#
    ),
    PlantedMistake(
      "a device is unknown",
      replace: #""phone-60""#,
      by: #""iPhone 15""#,
      says: #"""
        checkout.scenario.json:4:15: error: devices[0]: expected a device profile, one of \#
        \#(devices), found the text "iPhone 15"
           4 |   "devices": ["iPhone 15", "phone-120"],
             |               ^^^^^^^^^^^
          help: use one of these
        """#
    ),
    PlantedMistake(
      "a strategy is misspelt",
      replace: #""display-link""#,
      by: #""displaylink""#,
      says: #"""
        checkout.scenario.json:23:36: error: strategies[1]: expected a strategy, one of \#
        \#(strategies), found the text "displaylink"
          23 |   "strategies": ["core-animation", "displaylink"],
             |                                    ^^^^^^^^^^^^^
          help: did you mean "display-link"?
        """#
    ),
    PlantedMistake(
      "a list of one is not in brackets",
      replace: #"["phone-60", "phone-120"]"#,
      by: #""phone-60""#,
      says: #"""
        checkout.scenario.json:4:14: error: devices: expected an array of 1 to 100 items, \#
        found the text "phone-60"
           4 |   "devices": "phone-60",
             |              ^^^^^^^^^^
          help: write it in square brackets: ["phone-60"]
        """#
    ),
    PlantedMistake(
      "a count is in quotes",
      replace: #""layers": 24"#,
      by: #""layers": "24""#,
      says: #"""
        checkout.scenario.json:7:25: error: screens.Cart.layers: expected a whole number \#
        from 0 to 100000, found the text "24"
           7 |     "Cart": { "layers": "24" },
             |                         ^^^^
          help: write 24 without quotes
        """#
    ),
    PlantedMistake(
      "a count is negative",
      replace: #""layers": 24"#,
      by: #""layers": -24"#,
      says: #"""
        checkout.scenario.json:7:25: error: screens.Cart.layers: expected a whole number \#
        from 0 to 100000, found the number -24
           7 |     "Cart": { "layers": -24 },
             |                         ^^^
          help: write 0 or more
        """#
    ),
    PlantedMistake(
      "a count has a fraction",
      replace: #""layers": 24"#,
      by: #""layers": 24.5"#,
      says: #"""
        checkout.scenario.json:7:25: error: screens.Cart.layers: expected a whole number \#
        from 0 to 100000, found the number 24.5
           7 |     "Cart": { "layers": 24.5 },
             |                         ^^^^
          help: write a number without a fraction
        """#
    ),
    PlantedMistake(
      "a damping is out of range",
      replace: #""damping": 0.6"#,
      by: #""damping": 60"#,
      says: #"""
        checkout.scenario.json:13:45: error: screens.Payment.dismissal.bounce.damping: \#
        expected a number from 0.01 to 1, found the number 60
          13 |       "dismissal": { "bounce": { "damping": 60 } }
             |                                             ^^
          help: write 1 or less
        """#
    ),
    PlantedMistake(
      "a truth value is in quotes",
      replace: #""present": "Payment" }"#,
      by: #""present": "Payment", "animated": "false" }"#,
      says: #"""
        checkout.scenario.json:18:73: error: script[0].animated: expected true or false, \#
        found the text "false"
          18 | …": "open", "at": "100 ms", "present": "Payment", "animated": "false" },
             |                                                               ^^^^^^^
          help: write false without quotes
        """#
    ),
    PlantedMistake(
      "an effect is given by its name alone",
      replace: #"{ "slide": { "duration": "400 ms" } }"#,
      by: #""slide""#,
      says: #"""
        checkout.scenario.json:12:23: error: screens.Payment.presentation: expected an \#
        effect (an object), found the text "slide"
          12 |       "presentation": "slide",
             |                       ^^^^^^^
          help: write { "slide": {} }
        """#
    ),
    PlantedMistake(
      "a stack holds text instead of a list",
      replace: #"["Cart"]"#,
      by: #""Cart""#,
      says: #"""
        checkout.scenario.json:6:24: error: screens.Shop.stack: expected an array of 1 to \#
        100 items, found the text "Cart"
           6 |     "Shop": { "stack": "Cart" },
             |                        ^^^^^^
          help: write it in square brackets: ["Cart"]
        """#
    ),
    PlantedMistake(
      "a duration is a number",
      replace: #""400 ms""#,
      by: #"400"#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: \#
        expected a duration such as "80 ms", found the number 400
          12 |       "presentation": { "slide": { "duration": 400 } },
             |                                                ^^^
          help: write the unit in the text: "400 ms"
        """#
    ),
    PlantedMistake(
      "a duration has no unit",
      replace: #""400 ms""#,
      by: #""400""#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: \#
        expected a duration such as "80 ms", found "400" without a unit
          12 |       "presentation": { "slide": { "duration": "400" } },
             |                                                ^^^^^
          help: write the unit, such as "400 ms"; units are ns, us, ms and s
        """#
    ),
    PlantedMistake(
      "a duration has a unit of another spelling",
      replace: #""400 ms""#,
      by: #""0.4 sec""#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: \#
        unknown unit of time "sec"
          12 |       "presentation": { "slide": { "duration": "0.4 sec" } },
             |                                                ^^^^^^^^^
          help: write "0.4 s"; units are ns, us, ms and s
        """#
    ),
    PlantedMistake(
      "a duration is negative",
      replace: #""5 ms""#,
      by: #""-5 ms""#,
      says: #"""
        checkout.scenario.json:11:22: error: screens.Payment.viewDidLoad: a duration cannot \#
        be negative, found "-5 ms"
          11 |       "viewDidLoad": "-5 ms",
             |                      ^^^^^^^
          help: write "5 ms"
        """#
    ),
    PlantedMistake(
      "a duration has an exponent",
      replace: #""400 ms""#,
      by: #""4e2 ms""#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: a \#
        duration has no exponent, found "4e2 ms"
          12 |       "presentation": { "slide": { "duration": "4e2 ms" } },
             |                                                ^^^^^^^^
          help: write "400 ms"
        """#
    ),
    PlantedMistake(
      "a duration has a decimal comma",
      replace: #""400 ms""#,
      by: #""0,4 s""#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: \#
        expected a decimal point, found a comma in "0,4 s"
          12 |       "presentation": { "slide": { "duration": "0,4 s" } },
             |                                                ^^^^^^^
          help: write "0.4 s"
        """#
    ),
    PlantedMistake(
      "a duration is too long",
      replace: #""400 ms""#,
      by: #""40 s""#,
      says: #"""
        checkout.scenario.json:12:48: error: screens.Payment.presentation.slide.duration: \#
        expected a duration from 0 ns to 10 s, found the text "40 s"
          12 |       "presentation": { "slide": { "duration": "40 s" } },
             |                                                ^^^^^^
          help: write "10 s" or less
        """#
    ),
    PlantedMistake(
      "a time lies before an event",
      replace: #""50 ms after begin""#,
      by: #""50 ms before begin""#,
      says: #"""
        checkout.scenario.json:19:20: error: script[1].at: a step cannot be timed before an \#
        event
          19 |     { "at": "50 ms before begin", "stall": "decode hero.png", "for": "8…
             |                    ^^^^^^
          help: write "after", with an earlier event or a time from the start
        """#
    ),
    PlantedMistake(
      "an event is misspelt",
      replace: #""end of open""#,
      by: #""ends of open""#,
      says: #"""
        checkout.scenario.json:20:14: error: script[2].at: expected a duration or one of \#
        the events "touch", "release", "request", "begin", "end", "frame 3", found "ends"
          20 |     { "at": "ends of open", "dismiss": "Payment" },
             |              ^^^^
          help: did you mean "end"?
        """#
    ),
    PlantedMistake(
      "an event has no \"of\"",
      replace: #""end of open""#,
      by: #""end open""#,
      says: #"""
        checkout.scenario.json:20:14: error: script[2].at: expected a duration or one of \#
        the events "touch", "release", "request", "begin", "end", "frame 3", found "end \#
        open"
          20 |     { "at": "end open", "dismiss": "Payment" },
             |              ^^^
          help: write "end of open"
        """#
    ),
    PlantedMistake(
      "a time is a number",
      replace: #""at": "2 s""#,
      by: #""at": 2000"#,
      says: #"""
        checkout.scenario.json:21:13: error: script[3].at: expected a time such as "100 ms" \#
        or "50 ms after release", found the number 2000
          21 |     { "at": 2000, "push": "Detail", "on": "Shop" }
             |             ^^^^
          help: write the unit in the text: "2000 ms"
        """#
    ),
    PlantedMistake(
      "a step presents an unknown screen",
      replace: #""present": "Payment""#,
      by: #""present": "Payments""#,
      says: #"""
        checkout.scenario.json:18:50: error: script[0].present: expected the name of a \#
        screen, one of "Shop", "Cart", "Detail", "Payment", found the text "Payments"
          18 |     { "name": "open", "at": "100 ms", "present": "Payments" },
             |                                                  ^^^^^^^^^^
          help: did you mean "Payment"?
        """#
    ),
    PlantedMistake(
      "the root is an unknown screen",
      replace: #""root": "Shop""#,
      by: #""root": "Home""#,
      says: #"""
        checkout.scenario.json:16:11: error: root: expected the name of a screen, one of \#
        "Shop", "Cart", "Detail", "Payment", found the text "Home"
          16 |   "root": "Home",
             |           ^^^^^^
          help: use one of these, or add a screen named "Home"
        """#
    ),
    PlantedMistake(
      "a step waits for a step that is not there",
      replace: #""end of open""#,
      by: #""end of opening""#,
      says: #"""
        checkout.scenario.json:20:21: error: script[2]: no step above is named "opening"
          20 |     { "at": "end of opening", "dismiss": "Payment" },
             |                     ^^^^^^^
          help: use the name of a step above: "open"
        """#
    ),
    PlantedMistake(
      "a step waits for a step below",
      replace: #""at": "100 ms", "present""#,
      by: #""at": "end", "present""#,
      says: #"""
        checkout.scenario.json:18:5: error: script[0]: no step above has the event "end"
          18 |     { "name": "open", "at": "end", "present": "Payment" },
             |     ^
          help: move it below the step that it waits for, or write a time such as "100 ms"
        """#
    ),
    PlantedMistake(
      "a push names a page that is no stack",
      replace: #""on": "Shop""#,
      by: #""on": "Cart""#,
      says: #"""
        checkout.scenario.json:21:5: error: script[3]: expected a stack, but "Cart" is not one
          21 |     { "at": "2 s", "push": "Detail", "on": "Cart" }
             |     ^
          help: use "Shop"
        """#
    ),
    PlantedMistake(
      "a stack is pushed",
      replace: #""push": "Detail""#,
      by: #""push": "Shop""#,
      says: #"""
        checkout.scenario.json:21:5: error: script[3]: a stack cannot be pushed
          21 |     { "at": "2 s", "push": "Shop", "on": "Shop" }
             |     ^
          help: push a page, or present the stack; UIKit raises an exception
        """#
    ),
    PlantedMistake(
      "a rule names an unknown metric",
      replace: #"apple.hitch-time-ratio"#,
      by: #"apple.hitch-ratio"#,
      says: #"""
        checkout.scenario.json:24:20: error: thresholds: unknown metric "apple.hitch-ratio"
          24 |   "thresholds": { "apple.hitch-ratio: value < 5 ms/s": "error" }
             |                    ^^^^^^^^^^^^^^^^^^
          help: did you mean "apple.hitch-time-ratio"?
        """#
    ),
    PlantedMistake(
      "a rule has the unit of another metric",
      replace: #"5 ms/s"#,
      by: #"5 fps"#,
      says: #"""
        checkout.scenario.json:24:19: error: thresholds: apple.hitch-time-ratio is in ms/s, \#
        the limit in fps
          24 |   "thresholds": { "apple.hitch-time-ratio: value < 5 fps": "error" }
             |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: write for example "apple.hitch-time-ratio: value < 5 ms/s"
        """#
    ),
    PlantedMistake(
      "a rule has a level that is not there",
      replace: #""error""#,
      by: #""fail""#,
      says: #"""
        checkout.scenario.json:24:61: error: thresholds."apple.hitch-time-ratio: value < 5 \#
        ms/s": expected a level, one of "off", "warn", "error", found the text "fail"
          24 |   "thresholds": { "apple.hitch-time-ratio: value < 5 ms/s": "fail" }
             |                                                             ^^^^^^
          help: write a whole rule and its level, such as "apple.hitch-count: value <= 0": "error"
        """#
    ),
    PlantedMistake(
      "a rule has a number for its level",
      replace: #""error""#,
      by: #"5"#,
      says: #"""
        checkout.scenario.json:24:61: error: thresholds."apple.hitch-time-ratio: value < 5 \#
        ms/s": expected a level, one of "off", "warn", "error", found the number 5
          24 |   "thresholds": { "apple.hitch-time-ratio: value < 5 ms/s": 5 }
             |                                                             ^
          help: write a whole rule and its level, such as "apple.hitch-count: value <= 0": "error"
        """#
    ),
    PlantedMistake(
      "a rule compares with one equals sign",
      replace: #"value < 5"#,
      by: #"value = 5"#,
      says: #"""
        checkout.scenario.json:24:50: error: thresholds: expected a comparison, found "="
          24 |   "thresholds": { "apple.hitch-time-ratio: value = 5 ms/s": "error" }
             |                                                  ^
          help: one of < <= == != >= >
        """#
    ),
  ]
}
