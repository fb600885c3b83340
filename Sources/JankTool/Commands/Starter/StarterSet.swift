package import JankScenarios

/// The files that `janklab init` writes.
///
/// JSON has no comments: the purpose of a scenario stands in its `about`, the instructions in the
/// README beside it.
package enum StarterSet {
  /// The files, each with its name.
  package static var files: [(name: String, text: String)] { files(knowing: .standard) }

  /// The same with a schema that lists the names of a catalog.
  package static func files(knowing catalog: Catalog) -> [(name: String, text: String)] {
    [
      ("present.scenario.json", present), ("stall.scenario.json", stall),
      ("drag.scenario.json", drag), ("swipe.gesture.json", swipe), ("bring.scenario.json", bring),
      ("zoom.scenario.json", zoom),
      ("scenario.schema.json", SchemaCommand.scenario(of: catalog)), ("README.md", readme),
    ]
  }

  private static let present = """
    {
      "$schema": "./scenario.schema.json",
      "name": "present",
      "about": "A page is presented with a bouncing spring, and sent away when it has settled.",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Main": { "layers": 40 },
        "Sheet": {
          "layers": 24,
          "presentation": { "bounce": { "duration": "800 ms", "damping": 0.6 } },
          "dismissal": { "slide": { "duration": "400 ms" } }
        }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "200 ms after end", "dismiss": "Sheet" }
      ],
      "strategies": ["core-animation", "display-link"]
    }

    """

  private static let stall = """
    {
      "$schema": "./scenario.schema.json",
      "name": "stall",
      "about": "While a page is presented, the app decodes an image on its main thread.",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Main": { "layers": 40 },
        "Sheet": {
          "layers": 24,
          "viewDidLoad": "4 ms",
          "presentation": { "bounce": { "duration": "800 ms", "damping": 0.6 } }
        }
      },
      "root": "Main",
      "script": [
        { "name": "tap", "at": "100 ms", "present": "Sheet" },
        { "at": "frame 12 of tap", "stall": "decode hero.png", "for": "80 ms" }
      ],
      "strategies": ["core-animation", "display-link"]
    }

    """

  private static let drag = """
    {
      "$schema": "./scenario.schema.json",
      "name": "drag",
      "about": "A drag dismisses the page: far enough, not far enough, and close to the threshold.",
      "devices": ["phone-60"],
      "screens": {
        "Main": { "layers": 40 },
        "Sheet": {
          "layers": 24,
          "presentation": { "bounce": { "duration": "800 ms", "damping": 0.6 } },
          "dismissal": { "slide": { "duration": "400 ms" } },
          "dragToDismiss": { "travel": 400, "commit": 0.5 }
        }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "300 ms after end", "drag": { "recording": "swipe.gesture.json" }, "on": "Sheet" }
      ],
      "outcomes": ["finish", "cancel", "below", "above"],
      "strategies": ["percent-driven"]
    }

    """

  private static let bring = """
    {
      "$schema": "./scenario.schema.json",
      "name": "bring",
      "about": "A gesture drags a page up over the screen, far enough and not far enough.",
      "devices": ["phone-60"],
      "screens": {
        "Main": { "layers": 40 },
        "Player": {
          "layers": 24,
          "style": "overFullScreen",
          "presentation": { "shift": { "duration": "400 ms", "towards": "up" } },
          "dragToPresent": { "way": "up" }
        }
      },
      "root": "Main",
      "script": [
        {
          "at": "100 ms",
          "drag": { "preset": "deliberate", "from": [187, 640], "to": [190, 240] },
          "on": "Player"
        }
      ],
      "outcomes": ["finish", "cancel"],
      "strategies": ["percent-driven"]
    }

    """

  private static let zoom = """
    {
      "$schema": "./scenario.schema.json",
      "name": "zoom",
      "about": "A photo grows from its thumbnail in a grid, and a drag sends it back there.",
      "devices": ["phone-60"],
      "screens": {
        "Grid": { "layers": 24, "columns": 3 },
        "Photo": {
          "images": [ { "name": "photo.heic", "pixels": [1200, 900], "format": "heic" } ],
          "presentation": {
            "zoom": {
              "from": { "column": 1, "row": 2, "columns": 3 },
              "timing": "spring:0.85,450ms"
            }
          },
          "dismissal": {
            "zoom": {
              "from": { "column": 1, "row": 2, "columns": 3 },
              "timing": "easeOut@300ms", "reverse": true
            }
          },
          "dragToDismiss": { "travel": 400, "commit": 0.5 }
        }
      },
      "root": "Grid",
      "script": [
        { "name": "open", "at": "100 ms", "present": "Photo" },
        {
          "at": "200 ms after end of open",
          "drag": { "recording": "swipe.gesture.json" },
          "on": "Photo"
        }
      ],
      "outcomes": ["finish", "cancel"],
      "strategies": ["percent-driven"]
    }

    """

  /// A gesture that moves down 300 points in 300 ms, fastest in the middle.
  private static var swipe: String {
    let count = 30
    let events = (0...count).map { index -> String in
      let share = Double(index) / Double(count)
      let way = share * share * (3 - 2 * share)
      let phase = index == 0 ? "began" : index == count ? "ended" : "moved"
      let y = 120 + (300 * way).rounded()
      return #"    { "t_ms": \#(10 * index), "x": 187, "y": \#(Int(y)), "phase": "\#(phase)" }"#
    }
    return """
      {
        "format": "gesture-stream/1",
        "id": "swipe",
        "unit": "pt",
        "events": [
      \(events.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static let readme = """
    # Scenarios

    `janklab run .` plays every file here that ends in `.scenario.json`. Copy one to begin your own.

    - `present` shows the smallest useful script: a page comes and goes, and the second step waits
      for the end of the first.
    - `stall` makes the main thread busy at the twelfth refresh of a transition, and compares an
      animation of the render server with one that the main thread computes.
    - `bring` lets a synthetic gesture bring a page, or not.
    - `drag` plays the recorded gesture `swipe.gesture.json` to several ends, which
      `janklab list outcomes` explains.
    - `zoom` opens a photo from its thumbnail in a grid; the same gesture sends it back, or not.

    Times carry their unit, or name an event: `"100 ms"`, `"50 ms after release"`, `"end of tap"`.
    `janklab validate .` checks files without playing them. `scenario.schema.json` lets editors
    complete and check; `janklab schema scenario` prints it anew. For Visual Studio Code put
    `{ "json.schemas": [{ "fileMatch": ["*.scenario.json"], "url": "./scenario.schema.json" }] }`
    into `.vscode/settings.json`, the path counted from the folder that is open.

    """
}
