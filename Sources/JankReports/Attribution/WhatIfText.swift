package import JankMetrics
package import JankText
internal import JankTrace

/// What a run would have been without some work, for people.
package enum WhatIfText {
  /// The frames that were late, and what became of them, then the sums.
  ///
  /// - Parameters:
  ///   - change: the two runs.
  ///   - names: the work that was left out.
  ///   - layout: how the text is laid out.
  /// - Returns: Lines, each closed by a line feed.
  package static func text(
    _ change: WhatIf,
    without names: [String],
    layout: TextLayout = .standard
  ) -> String {
    let title = "without \(names.map { quoted($0) }.joined(separator: ", "))"
    var lines = change.changes.map(line)
    let before = CauseText.milliseconds(change.hitchTimeBefore)
    let after = CauseText.milliseconds(change.hitchTimeAfter)
    let recovered = change.recovered.count
    let late = change.late.count
    lines.append("\(recovered) of \(late) late frames recover, hitch time \(before) -> \(after)")
    return layout.paragraph(title, hanging: "  ")
      + lines.map { layout.paragraph($0, start: "  ", hanging: "    ") }.joined()
  }

  /// That not everything was tried without which late frames could be in time.
  ///
  /// - Parameters:
  ///   - replays: how often the run is played at most.
  ///   - layout: how the text is laid out.
  /// - Returns: A paragraph.
  package static func bound(_ replays: Int, layout: TextLayout = .standard) -> String {
    let text =
      "not all works were left out to see what late frames are in time without: so long a run is "
      + "played again \(replays) times at most, for \(RemedyCandidates.limit) works of a frame; "
      + "--frame asks for one frame, --without for one work"
    return layout.paragraph(text, hanging: "  ")
  }

  private static func line(_ change: WhatIf.Change) -> String {
    let rest = change.isTracked ? "" : ", \(CauseText.uncounted)"
    let after =
      change.after > .zero ? "\(CauseText.milliseconds(change.after)) late" : "in time"
    guard let frame = change.frame else {
      return "frame \(change.counterpart ?? 0) of the new run: \(after)\(rest)"
    }
    let before = CauseText.milliseconds(change.before)
    let other = change.counterpart.map { $0 == frame ? "" : " (frame \($0) of the new run)" } ?? ""
    return "frame \(frame): \(before) late -> \(after)\(other)\(rest)"
  }
}
