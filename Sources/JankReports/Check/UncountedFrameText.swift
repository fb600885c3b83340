package import JankGate
internal import JankMetrics
internal import JankTrace

/// Late frames outside of transitions, in words.
///
/// Without the note, a result with such frames looks as if all of them were in time.
package enum UncountedFrameText {
  /// The most lines before the other scenarios are only counted.
  private static let lineLimit = 5

  /// The frames of some results: a line for each scenario, all of its cases together.
  ///
  /// - Parameters:
  ///   - results: The cases, in their order.
  ///   - listsAll: Whether every line is listed.
  /// - Returns: The lines.
  package static func lines(_ results: [RunResult], listsAll: Bool) -> [String] {
    var groups: [(scenario: String, cases: [CaseName], frames: [UncountedFrames])] = []
    for result in results {
      guard let frames = result.headline.uncounted else { continue }
      let name = result.caseName
      let scenario = name.scenarioWithoutOutcome
      if groups.last?.scenario != scenario { groups.append((scenario, [], [])) }
      groups[groups.count - 1].cases.append(name)
      groups[groups.count - 1].frames.append(frames)
    }
    let shown = listsAll ? groups[...] : groups.prefix(lineLimit)
    let more = groups.count - shown.count
    return shown.map { line($0.cases, $0.frames) }
      + (more > 0
        ? [
          "\(more) more \(more == 1 ? "scenario" : "scenarios") with such frames, which --all shows"
        ]
        : [])
  }

  private static func line(_ cases: [CaseName], _ frames: [UncountedFrames]) -> String {
    let count = frames.reduce(0) { $0 + $1.count }
    let longest = CauseText.milliseconds(frames.map(\.longest).max() ?? .zero)
    let late =
      count == 1 ? "1 frame was \(longest) late" : "\(count) frames were up to \(longest) late"
    return
      "\(ReportText.name(cases)): \(late) outside of transitions, which is no hitch; explain shows "
      + (count == 1 ? "it" : "them")
  }
}
