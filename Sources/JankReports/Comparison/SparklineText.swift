internal import JankGate
internal import JankMetrics

/// The time before each frame, one character for each.
enum SparklineText {
  private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Draws the frame times of a comparison: the higher, the more refreshes, up to eight.
  static func text(_ comparison: Comparison, width: Int) -> String {
    let groups = ChartGroups(
      comparison.contestants.compactMap { contestant in
        contestant.picture.map { (name: contestant.strategy, drawing: $0.frameTimes) }
      },
      by: { $0.map(\.refreshes) == $1.map(\.refreshes) }
    )
    let lines = NamedLines(groups.names, width: width)
    var text = ""
    for (place, times) in groups.drawings.enumerated() {
      guard let longest = times.max(by: { $0.length < $1.length }) else {
        text += lines.line(place, "fewer than two frames")
        continue
      }
      let bars = times.map { levels[min(max($0.refreshes, 1), levels.count) - 1] }
      for start in stride(from: 0, to: bars.count, by: lines.room) {
        let part = bars[start..<min(start + lines.room, bars.count)]
        text += lines.line(start == 0 ? place : nil, part.joined())
      }
      text += lines.line(nil, "longest \(ComparisonText.length(longest.length))")
    }
    return text + groups.legend(width: width) + "▁ one refresh   ▂ two   █ eight or more\n"
  }
}
