package import JankMetrics
internal import JankTrace

/// What usually helps against the cause of a late frame, the same in every report.
package enum RemedyText {
  /// One thing to try, as a sentence without a full stop; nil if nothing general helps.
  package static func text(_ cause: DelayCause) -> String? {
    switch cause.stage {
    case .mainThread: cause.kind.flatMap { text($0, named: cause.name) }
    case .renderQueue, .executeQueue, .presentQueue:
      cause.behind.map { "make frame \($0) cheaper, which it waited for" }
    case .prepare: "show fewer layers, or draw layers that do not change into one image"
    case .execute where cause.kind != nil: "shorten this work on the GPU"
    case .execute:
      "use fewer or smaller blurs, shadows without a path, masks and full-screen layers"
    case .rateChange:
      "request one frame rate for the whole animation with preferredFrameRateRange"
    }
  }

  private static func text(_ kind: WorkRecord.Kind, named name: String) -> String {
    switch kind {
    case .stall:
      "move this work off the main thread, or let Core Animation play what no touch drives"
    case .callback where name == WorkRecord.displayLink || name == WorkRecord.timer:
      "do less in each callback, or play the animation with Core Animation, which needs none"
    case .callback: "do this work before the transition, after it, or off the main thread"
    case .layout: "lay out before the transition, or change fewer views in it"
    case .display: "draw in advance into an image, or draw less"
    case .prepare:
      "decode images in advance, for example with prepareForDisplay(completionHandler:)"
    case .commit: "change fewer layers in one frame"
    }
  }
}
