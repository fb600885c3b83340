internal import JankGate
internal import JankText

/// The charts of a comparison, drawn with characters.
public enum ComparisonChart: String, CaseIterable, Sendable {
  /// The outcome of each refresh.
  case strip
  /// The position of the page over time.
  case motion
  /// The time before each frame, in refreshes.
  case frameTimes = "frame-times"
}

extension ComparisonChart {
  /// The content of the chart, in a sentence.
  public var about: String {
    switch self {
    case .strip: "The outcome of each refresh: on time, late, dropped, repeated."
    case .motion: "The position of the page that moved farthest, over time."
    case .frameTimes: "The time before each frame, in refreshes."
    }
  }

  /// Draws the runs with the first seed.
  ///
  /// - Parameters:
  ///   - comparison: a comparison that keeps frames.
  ///   - size: the characters in a line, and the lines of a plot.
  ///   - rowWidth: the characters in a line of a chart with a row for each strategy.
  ///   - hasColour: whether to use colour.
  /// - Returns: The text, which ends with a line feed.
  func text(
    _ comparison: Comparison,
    size: (width: Int, height: Int),
    rowWidth: Int,
    hasColour: Bool
  ) -> String {
    let seed = comparison.setting.seeds.lowerBound
    let note = comparison.setting.seedCount > 1 ? " (seed \(seed))" : ""
    switch self {
    case .strip:
      return "refreshes\(note)\n"
        + StripText.text(comparison, width: rowWidth, hasColour: hasColour)
    case .frameTimes:
      return "frame times\(note)\n" + SparklineText.text(comparison, width: rowWidth)
    case .motion:
      guard let overlay = MotionOverlay(comparison) else {
        return "motion\(note)\nno view visibly moved\n"
      }
      return overlay.text(width: size.width, height: size.height)
    }
  }
}

/// Lines that begin with a name and break at the same columns.
struct NamedLines {
  private let names: [String]
  private let margin: Int
  /// The number of characters after the name.
  let room: Int

  init(_ names: [String], width: Int) {
    let names = names.map { printable($0, limit: .max) }
    let longest = names.map(\.count).max() ?? 0
    let margin = min(longest, max(width / 3, 8))
    room = max(width - margin - 2, 8)
    self.names = names.map { PlotText.cut($0, to: margin) }
    self.margin = margin
  }

  /// A line: a strategy's name and the text after it.
  func line(_ place: Int?, _ text: String) -> String {
    let name = place.map { names[$0] } ?? ""
    var line = name + String(repeating: " ", count: margin - name.count + 2) + text
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
