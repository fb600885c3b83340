import Foundation
import JankScenarios

/// A scenario that uses every key.
enum RichScenario {
  static let metrics = ["hitch_time_ratio", "frame_time", "settle_time"]

  static let text = """
    {
      "$schema": "./scenario.schema.json",
      "name": "rich",
      "about": "Everything at once.",
      "tags": ["modal", "nightly"],
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Main": { "layers": 40, "viewDidLoad": "4 ms", "viewWillAppear": "1 ms",
          "viewDidLayoutSubviews": "0 ms", "background": { "for": "9 ms", "then": "1 ms" } },
        "Sheet": {
          "layers": 24,
          "presentation": { "bounce": { "duration": "800 ms", "damping": 0.6 } },
          "dismissal": { "slide": { "duration": "400 ms", "delay": "20 ms" } },
          "dragToPresent": { "way": "left" }, "dragToDismiss": { "travel": 400, "commit": 0.5 }
        },
        "Stack": { "stack": ["Main"], "pop": { "fade": {} }, "dragToPop": { "commit": 0.4 },
          "style": "overFullScreen", "systemTransition": "crossDissolve" },
        "Tabs": { "tabs": ["Main", "Stack"], "change": { "shift": { "towards": "up" } },
          "dragToChange": { "travel": 200, "remainder": "slowing" }, "buttons": true },
        "Box": { "children": ["Main"], "dissolve": "200 ms", "mistakes": ["forgets-moves"] },
        "Card": { "dimming": { "width": 0.5, "darkness": 0.3 }, "unwindActions": ["home"],
          "segues": { "go": { "zoom": "Sheet", "message": "Hello", "swipe": "up" },
                      "return": { "unwind": "home", "by": "slide" } } }
      },
      "root": "Main",
      "script": [
        { "name": "tap", "at": "100 ms", "present": "Sheet", "animated": true },
        { "at": "frame 3 of tap", "stall": "decode", "for": "20 ms" },
        { "name": "swipe", "at": "200 ms after end of tap", "on": "Sheet",
          "drag": { "recording": "swipe.json", "from": "0 ms", "to": "200 ms",
                    "pointsPerUnit": 1, "cancelled": false } },
        { "at": "50 ms after release", "stall": "layout", "for": "30 ms" },
        { "at": "3 s", "dismiss": "Sheet", "animated": false },
        { "at": "4 s", "push": "Main", "on": "Stack" }, { "at": "5 s", "pop": "Stack" },
        { "at": "6 s", "popToRoot": "Stack" }, { "at": "7 s", "select": "Main", "on": "Tabs" },
        { "at": "8 s", "segue": "go", "from": "Card" }, { "at": "9 s", "rotate": "landscape" },
        { "at": "10 s", "resize": [300, 500] }, { "at": "11 s", "dropDelegate": "Sheet" },
        { "at": "12 s", "turnBack": "Sheet" },
        { "at": "13 s", "cancelTouches": "a phone call" }
      ],
      "outcomes": ["finish", "cancel", "zero", "below", "above"],
      "seed": 7, "frameRate": { "minimum": 30, "maximum": 60, "preferred": 48 },
      "strategies": ["percent-driven"],
      "thresholds": {
        "hitch_time_ratio: value < 5 ms/s": "error",
        "frame_time{device=phone-60}: p(95) <= baseline + 5 % or 1 ms": "warn",
        "settle_time: max <= 1 s": "off"
      },
      "findings": [
        { "rule": "F4", "of": "Sheet", "at": "release", "within": "20 ms",
          "outcomes": ["above"], "strategies": ["percent-driven"] }
      ],
      "semantics": { "reversal": "split", "cancelCurve": "easeOut", "sizeChangeWaits": false,
        "ending": ["animationEnded", "owner", "alongsideCompletions"] }
    }
    """

  /// A key or a name in the text.
  struct Name {
    let word: String
    /// The index of its first character.
    let offset: Int
  }

  /// The words of the format, with each position of each word.
  static let names: [Name] = allNames.sorted().flatMap { word in
    text.ranges(of: "\"\(word)\"").map { range in
      Name(word: word, offset: text.distance(from: text.startIndex, to: range.lowerBound) + 1)
    }
  }.filter { $0.word != "tap" && $0.word != "swipe" }

  /// Everything that is a key or a name somewhere in the format.
  static let allNames: Set<String> = {
    var names: Set<String> = ["Main", "Sheet"]
    func collect(_ schema: JSONSchema) {
      switch schema {
      case .choice(let choices): names.formUnion(choices)
      case .array(let item, _, _), .entries(let item, _, _), .definition(_, let item): collect(item)
      case .oneOf(let schemas): schemas.forEach(collect)
      case .object(let properties, _), .oneKey(let properties, _):
        for property in properties {
          names.insert(property.key)
          collect(property.schema)
        }
      default: break
      }
    }
    collect(ScenarioFormat().shape.schema)
    return names
  }()
}

extension String {
  func range(at offset: Int, count: Int) -> Range<String.Index> {
    let start = index(startIndex, offsetBy: offset)
    return start..<index(start, offsetBy: count)
  }
}
