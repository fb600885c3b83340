extension PlantedMistake {
  /// Mistakes in keys.
  static let keyMistakes: [PlantedMistake] = [
    PlantedMistake(
      "a key of the scenario is misspelt",
      replace: #""strategies""#,
      by: #""stategies""#,
      says: #"""
        checkout.scenario.json:23:3: error: unknown key "stategies"
          23 |   "stategies": ["core-animation", "display-link"],
             |   ^^^^^^^^^^^
          help: did you mean "strategies"?
        """#
    ),
    PlantedMistake(
      "a key of a screen is misspelt",
      replace: #""layers": 24"#,
      by: #""layer": 24"#,
      says: #"""
        checkout.scenario.json:7:15: error: screens.Cart: unknown key "layer"
           7 |     "Cart": { "layer": 24 },
             |               ^^^^^^^
          help: did you mean "layers"?
        """#
    ),
    PlantedMistake(
      "an effect is misspelt",
      replace: #""bounce": {"#,
      by: #""bonce": {"#,
      says: #"""
        checkout.scenario.json:13:22: error: screens.Payment.dismissal: unknown key "bonce"
          13 |       "dismissal": { "bonce": { "damping": 0.6 } }
             |                      ^^^^^^^
          help: did you mean "bounce"?
        """#
    ),
    PlantedMistake(
      "an action is misspelt",
      replace: #""dismiss": "Payment""#,
      by: #""dimiss": "Payment""#,
      says: #"""
        checkout.scenario.json:20:28: error: script[2]: unknown key "dimiss"
          20 |     { "at": "end of open", "dimiss": "Payment" },
             |                            ^^^^^^^^
          help: did you mean "dismiss"?
        """#
    ),
    PlantedMistake(
      "a key stands in the wrong object",
      replace: #""layers": 24"#,
      by: #""layers": 24, "duration": "400 ms""#,
      says: #"""
        checkout.scenario.json:7:29: error: screens.Cart: "duration" belongs in an effect, \#
        not in a page
           7 |     "Cart": { "layers": 24, "duration": "400 ms" },
             |                             ^^^^^^^^^^
          help: move it to an effect, or remove it
        """#
    ),
    PlantedMistake(
      "the length of a stall is given as in an effect",
      replace: #""for": "80 ms""#,
      by: #""duration": "80 ms""#,
      says: #"""
        checkout.scenario.json:19:62: error: script[1]: unknown key "duration"
          19 | …"50 ms after begin", "stall": "decode hero.png", "duration": "80 ms" },
             |                                                   ^^^^^^^^^^
          help: did you mean "for"?
        """#
    ),
    PlantedMistake(
      "a key of the scenario stands in a screen",
      replace: #""layers": 24"#,
      by: #""layers": 24, "devices": ["phone-60"]"#,
      says: #"""
        checkout.scenario.json:7:29: error: screens.Cart: "devices" belongs in a scenario, \#
        not in a page
           7 |     "Cart": { "layers": 24, "devices": ["phone-60"] },
             |                             ^^^^^^^^^
          help: move it to a scenario, or remove it
        """#
    ),
    PlantedMistake(
      "a key is made up",
      replace: #""layers": 24"#,
      by: #""layers": 24, "color": "red""#,
      says: #"""
        checkout.scenario.json:7:29: error: screens.Cart: unknown key "color"
           7 |     "Cart": { "layers": 24, "color": "red" },
             |                             ^^^^^^^
          help: other known keys: "columns", "viewDidLoad", "viewWillAppear", \#
        "viewDidLayoutSubviews", "background", "countdown", "scroll", "blurs", "shadows", \#
        "masks", "images", "draw", "views", "canvas", "lottie", "lottieEngine", \#
        "presentation", "dismissal", "dragToDismiss", "dragToPresent", "style", \#
        "systemTransition", "policy", "dimming", "mistakes" and 2 more
        """#
    ),
    PlantedMistake(
      "an option of an effect stands beside the effect",
      replace: #""bounce": { "damping": 0.6 }"#,
      by: #""bounce": {}, "damping": 0.6"#,
      says: #"""
        checkout.scenario.json:13:36: error: screens.Payment.dismissal: "damping" belongs \#
        inside "bounce"
          13 |       "dismissal": { "bounce": {}, "damping": 0.6 }
             |                                    ^^^^^^^^^
          help: write { "bounce": { "damping": … } }
        """#
    ),
    PlantedMistake(
      "an option of another effect stands beside the effect",
      replace: #""bounce": { "damping": 0.6 }"#,
      by: #""slide": {}, "towards": "up""#,
      says: #"""
        checkout.scenario.json:13:35: error: screens.Payment.dismissal: "slide" has no key \#
        "towards"
          13 |       "dismissal": { "slide": {}, "towards": "up" }
             |                                   ^^^^^^^^^
          help: remove it, or use "shift", which has it
        """#
    ),
    PlantedMistake(
      "an option stands where an effect is to be named",
      replace: #""bounce": { "damping": 0.6 }"#,
      by: #""damping": 0.6"#,
      says: #"""
        checkout.scenario.json:13:22: error: screens.Payment.dismissal: "damping" belongs \#
        inside an effect, and none is named
          13 |       "dismissal": { "damping": 0.6 }
             |                      ^^^^^^^^^
          help: write for example { "bounce": { "damping": … } }
        """#
    ),
    PlantedMistake(
      "an effect has a key that no effect has",
      replace: #""bounce": { "damping": 0.6 }"#,
      by: #""bounce": {}, "easing": 1"#,
      says: #"""
        checkout.scenario.json:13:36: error: screens.Payment.dismissal: unknown key "easing"
          13 |       "dismissal": { "bounce": {}, "easing": 1 }
             |                                    ^^^^^^^^
          help: remove it; an effect has one key, which is "bounce" here
        """#
    ),
    PlantedMistake(
      "an effect has an option of another",
      replace: #""bounce": { "damping": 0.6 }"#,
      by: #""slide": { "towards": "up" }"#,
      says: #"""
        checkout.scenario.json:13:33: error: screens.Payment.dismissal.slide: "towards" \#
        belongs in the effect "shift", not in a slide
          13 |       "dismissal": { "slide": { "towards": "up" } }
             |                                 ^^^^^^^^^
          help: move it to the effect "shift", or remove it
        """#
    ),
    PlantedMistake(
      "the root is missing",
      replace: "  \"root\": \"Shop\",\n",
      by: #""#,
      says: #"""
        checkout.scenario.json:1:1: error: the key "root" is missing
           1 | {
             | ^
          help: add "root": the name of a screen
        """#
    ),
    PlantedMistake(
      "the script is missing the time of a step",
      replace: #"{ "at": "2 s", "push""#,
      by: #"{ "push""#,
      says: #"""
        checkout.scenario.json:21:5: error: script[3]: the key "at" is missing
          21 |     { "push": "Detail", "on": "Shop" }
             |     ^
          help: add "at": a time such as "100 ms" or "50 ms after release"
        """#
    ),
    PlantedMistake(
      "a stall has no length",
      replace: #", "for": "80 ms""#,
      by: #""#,
      says: #"""
        checkout.scenario.json:19:5: error: script[1]: the key "for" is missing
          19 |     { "at": "50 ms after begin", "stall": "decode hero.png" },
             |     ^
          help: add "for": a duration such as "80 ms"
        """#
    ),
    PlantedMistake(
      "a step has no action",
      replace: #""dismiss": "Payment""#,
      by: #""animated": false"#,
      says: #"""
        checkout.scenario.json:20:5: error: script[2]: expected a step with one of the keys \#
        \#(steps), found "at", "animated"
          20 |     { "at": "end of open", "animated": false },
             |     ^
          help: write for example { "at": "100 ms", "present": "Sheet" }
        """#
    ),
    PlantedMistake(
      "a step has two actions",
      replace: #""dismiss": "Payment""#,
      by: #""dismiss": "Payment", "push": "Detail""#,
      says: #"""
        checkout.scenario.json:20:50: error: script[2]: a step has only one of the keys \#
        "dismiss", "push"
          20 |     { "at": "end of open", "dismiss": "Payment", "push": "Detail" },
             |                                                  ^^^^^^
          help: write a step for each
        """#
    ),
    PlantedMistake(
      "a screen is a stack and tabs",
      replace: #""stack": ["Cart"]"#,
      by: #""stack": ["Cart"], "tabs": ["Detail"]"#,
      says: #"""
        checkout.scenario.json:6:34: error: screens.Shop: a screen has only one of the keys \#
        "stack", "tabs"
           6 |     "Shop": { "stack": ["Cart"], "tabs": ["Detail"] },
             |                                  ^^^^^^
          help: write a screen for each
        """#
    ),
    PlantedMistake(
      "an action is unknown",
      replace: #""dismiss": "Payment""#,
      by: #""scroll": "Payment""#,
      says: #"""
        checkout.scenario.json:20:5: error: script[2]: expected a step with one of the keys \#
        \#(steps), found "at", "scroll"
          20 |     { "at": "end of open", "scroll": "Payment" },
             |     ^
          help: write for example { "at": "100 ms", "present": "Sheet" }
        """#
    ),
    PlantedMistake(
      "a gesture is no step",
      replace: #""dismiss": "Payment""#,
      by: #""tap": "Payment""#,
      says: #"""
        checkout.scenario.json:20:28: error: script[2]: "tap" is no step
          20 |     { "at": "end of open", "tap": "Payment" },
             |                            ^^^^^
          help: write what the tap causes, such as "present", "push" or "dismiss"
        """#
    ),
  ]
}
