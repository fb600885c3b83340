internal import JankImports

/// `janklab gesture`: inspect recorded gestures, convert them, make synthetic ones.
package enum GestureCommand {
  package static let command = Command(
    name: "gesture",
    abstract: "Inspect, convert and make recorded gestures",
    example: "janklab gesture inspect swipe.json",
    subcommands: [
      GestureInspectCommand.command, GestureConvertCommand.command, GestureMakeCommand.command,
    ]
  )

  /// The size of a recording's unit, in points.
  static let scale = Option(
    name: "points-per-unit",
    value: .number(LengthUnit.scales),
    about: "The size of the recordings' unit, in points.",
    standard: "the file's"
  )

  /// The size of the screen that the recording's panel covers.
  static let screen = Option(
    name: "screen",
    value: .place(1...100_000),
    about: "The width and the height in points of the screen that the panel covers, if the file "
      + "states the panel's range: each axis gets its own scale."
  )

  /// The formats of recordings.
  static func formats(title: String) -> Topic {
    Topic(title: title, rows: recordings)
  }

  private static let recordings: [(head: String, about: String)] = [
    ("gesture-stream/1", "Our own, in JSON; its lengths have a unit."),
    ("evemu", "What evemu-record writes on Linux; device units."),
    ("getevent", "What getevent -lt or getevent -t prints on Android; device units."),
    ("rrweb", "The events that rrweb records in a browser; css px."),
    ("webdriver", "The actions of WebDriver and Appium; css px."),
  ]
}
