import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import Testing

/// A mistake that a newcomer makes in a scenario, and the whole message about it.
struct PlantedMistake: CustomTestStringConvertible {
  let title: String
  /// A part of the valid scenario that occurs once, or the first of several.
  let part: String
  /// The replacement.
  let mistake: String
  /// The output on a terminal.
  let message: String

  init(_ title: String, replace part: String, by mistake: String, says message: String) {
    (self.title, self.part, self.mistake, self.message) = (title, part, mistake, message)
  }

  var testDescription: String { title }

  /// The names of all devices, as a message lists them.
  static let devices = listed(DeviceProfile.all.map(\.name))
  /// The names of all strategies, as a message lists them.
  static let strategies = listed(Strategy.all.map(\.name))
  /// The keys that identify the steps of a script, as a message lists them.
  static let steps = listed(ScenarioFormat.stepKeys)

  private static func listed(_ names: [String]) -> String {
    let listed = names.prefix(20).map { #""\#($0)""# }.joined(separator: ", ")
    return names.count > 20 ? "\(listed) and \(names.count - 20) more" : listed
  }

  /// The scenario without any mistake.
  static let scenario = #"""
    {
      "name": "checkout",
      "about": "The payment sheet slides up while an image is decoded.",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Shop": { "stack": ["Cart"] },
        "Cart": { "layers": 24 },
        "Detail": { "layers": 12 },
        "Payment": {
          "layers": 8,
          "viewDidLoad": "5 ms",
          "presentation": { "slide": { "duration": "400 ms" } },
          "dismissal": { "bounce": { "damping": 0.6 } }
        }
      },
      "root": "Shop",
      "script": [
        { "name": "open", "at": "100 ms", "present": "Payment" },
        { "at": "50 ms after begin", "stall": "decode hero.png", "for": "80 ms" },
        { "at": "end of open", "dismiss": "Payment" },
        { "at": "2 s", "push": "Detail", "on": "Shop" }
      ],
      "strategies": ["core-animation", "display-link"],
      "thresholds": { "apple.hitch-time-ratio: value < 5 ms/s": "error" }
    }

    """#
}
