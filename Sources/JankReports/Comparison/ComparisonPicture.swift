internal import JankGate
internal import JankText

/// What can be drawn of the strategies of a comparison with characters.
public enum ComparisonPicture: String, CaseIterable, Sendable {
  /// What each refresh of the display brought.
  case strip
  /// Where the page was seen, over time.
  case motion
  /// How long each picture was waited for.
  case frameTimes = "frame-times"
}

extension ComparisonPicture {
  /// What it shows, in a sentence.
  public var about: String {
    switch self {
    case .strip: "What each refresh brought: on time, late, dropped, repeated."
    case .motion: "Where the page that moved farthest was seen, over time."
    case .frameTimes: "How many refreshes each picture was waited for."
    }
  }

  /// Draws the runs with the first seed.
  ///
  /// - Parameters:
  ///   - comparison: a comparison that keeps pictures.
  ///   - size: how many characters a line has, and how many lines a plot.
  ///   - hasColour: whether colour may be used.
  /// - Returns: The text, a line feed at its end.
  func text(
    _ comparison: Comparison,
    size: (width: Int, height: Int),
    hasColour: Bool
  ) -> String {
    let seed = comparison.setting.seeds.lowerBound
    let note = comparison.setting.seedCount > 1 ? " (seed \(seed))" : ""
    switch self {
    case .strip:
      return "refreshes\(note)\n"
        + StripText.text(comparison, width: size.width, hasColour: hasColour)
    case .frameTimes:
      return "frame times\(note)\n" + SparklineText.text(comparison, width: size.width)
    case .motion:
      guard let overlay = MotionOverlay(comparison) else {
        return "motion\(note)\nno page was seen to move\n"
      }
      return overlay.text(width: size.width, height: size.height)
    }
  }
}

/// Lines that each begin with a name, broken at the same places.
struct NamedLines {
  private let names: [String]
  private let margin: Int
  /// How many characters stand behind the name.
  let room: Int

  init(_ names: [String], width: Int) {
    let names = names.map { printable($0, limit: .max) }
    let longest = names.map(\.count).max() ?? 0
    let margin = min(longest, max(width / 3, 8))
    room = max(width - margin - 2, 8)
    self.names = names.map { PlotText.cut($0, to: margin) }
    self.margin = margin
  }

  /// A line: the name of a place, and what stands behind it.
  func line(_ place: Int?, _ text: String) -> String {
    let name = place.map { names[$0] } ?? ""
    var line = name + String(repeating: " ", count: margin - name.count + 2) + text
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
