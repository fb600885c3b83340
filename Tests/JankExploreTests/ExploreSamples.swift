import HeadlessUIKit
import JankAnimators
import JankExplore
import JankGate
import JankScenarios
import JankTrace
import Testing

/// Scenarios and players that the tests of this module share.
enum ExploreSamples {
  /// A page that is pushed once, correctly.
  static let stack = """
    {
      "name": "stack",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Stack": { "stack": ["Home"] }, "Home": { "layers": 12 }, "Detail": { "layers": 40 }
      },
      "root": "Stack",
      "script": [
        { "at": "100 ms", "push": "Detail" },
        { "at": "200 ms after end", "pop": "Stack" },
        { "at": "700 ms", "stall": "decode", "for": "35 ms" }
      ],
      "strategies": ["core-animation"]
    }
    """

  /// An app with a widget on the home screen: several processes.
  static let widget = """
    {
      "name": "widget",
      "devices": ["phone-60"],
      "screens": { "Timer": { "layers": 8, "viewDidLoad": "1 ms" } },
      "root": "Timer",
      "widget": {},
      "script": [
        { "at": "1 s", "timer": 4 }, { "at": "3 s", "open": "home screen" },
        { "at": "4 s", "widget": "show" }
      ]
    }
    """

  /// A sheet that a drag dismisses, with an animator that always reports success.
  static let sheet = """
    {
      "name": "sheet",
      "devices": ["phone-60"],
      "screens": {
        "Main": { "layers": 4 },
        "Sheet": {
          "layers": 8, "presentation": { "slide": {} }, "dismissal": { "slide": {} },
          "dragToDismiss": { "remainder": "steady" }, "mistakes": ["always-completes"]
        }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        {
          "at": "200 ms after end",
          "drag": { "from": [187, 150], "to": [187, 520] },
          "on": "Sheet"
        }
      ],
      "outcomes": ["finish", "cancel"],
      "strategies": ["percent-driven"]
    }
    """

  static var loader: ScenarioLoader { ScenarioLoader(catalog: .standard, metrics: nil) }

  static func load(_ text: String) throws -> Scenario {
    try loader.load(Array(text.utf8), path: "sample")
  }

  static func play(_ one: ExploredCase, watchesPages: Bool) -> Trace {
    one.scenario.run(
      strategy: one.strategy,
      on: one.device,
      seed: one.seed,
      watchesPages: watchesPages
    )
  }

  static func finder(
    _ rules: [Threshold] = [],
    expecting expected: [Scenario.ExpectedFinding]? = []
  ) throws -> FailureFinder {
    try FailureFinder(rules: rules, expecting: expected) {
      (ExploreSamples.play($0, watchesPages: $1), nil)
    }
  }

  static func variator(_ text: String, _ kinds: [VariationKind]) throws -> Variator {
    try #require(Variator(try load(text), kinds: kinds, catalog: .standard))
  }
}
