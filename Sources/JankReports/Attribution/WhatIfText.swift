package import JankMetrics
package import JankText
internal import JankTrace

/// The effect of removing work from a run, as text.
package enum WhatIfText {
  /// Lists the late frames and what became of each, then the sums.
  ///
  /// - Parameters:
  ///   - change: the two runs.
  ///   - names: the work items that were removed.
  ///   - layout: the layout of the text.
  /// - Returns: Lines, each ended by a line feed.
  package static func text(
    _ change: WhatIf,
    without names: [String],
    layout: TextLayout = .standard
  ) -> String {
    let title = "without \(WorkGroup.merged(names).map { quoted($0) }.joined(separator: ", "))"
    return layout.paragraph(title, hanging: "  ")
      + lines(change).map { layout.paragraph($0, start: "  ", hanging: "    ") }.joined()
  }

  /// Each late frame and what became of it, then the sums, a line each.
  static func lines(_ change: WhatIf) -> [String] {
    let before = CauseText.milliseconds(change.hitchTimeBefore)
    let after = CauseText.milliseconds(change.hitchTimeAfter)
    let recovered = change.recovered.count
    let late = change.late.count
    let (moved, new) = (change.moved.count, change.newlyLate.count)
    let rest = (moved > 0 ? ", \(moved) moved" : "") + (new > 0 ? ", \(new) new" : "")
    return change.changes.map(line) + [
      "\(recovered) of \(late) late frames recover\(rest), hitch time \(before) -> \(after)"
    ]
  }

  /// The note that not every set of work items was tried.
  ///
  /// - Parameters:
  ///   - replays: the largest number of replays.
  ///   - layout: the layout of the text.
  /// - Returns: A paragraph.
  package static func bound(_ replays: Int, layout: TextLayout = .standard) -> String {
    let text =
      "not every work item was tried for \"in time without\": a run of this length is played again "
      + "\(replays) times at most, for \(RemedyCandidates.limit) work items of a frame; use "
      + "--frame for one frame, --without for one work item"
    return layout.paragraph(text, hanging: "  ")
  }

  private static func line(_ change: WhatIf.Change) -> String {
    let rest = change.isTracked ? "" : ", \(CauseText.uncounted)"
    let after =
      change.after > .zero ? "\(CauseText.milliseconds(change.after)) late" : "in time"
    guard let frame = change.frame else {
      return "frame \(change.counterpart ?? 0) of the new run, late only there: \(after)\(rest)"
    }
    let before = CauseText.milliseconds(change.before)
    let other =
      change.counterpart.map { other in
        if change.isMoved { return ", moved to frame \(other) of the new run" }
        return other == frame ? "" : " (frame \(other) of the new run)"
      } ?? ""
    return "frame \(frame): \(before) late -> \(after)\(other)\(rest)"
  }
}
