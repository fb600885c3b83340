package import JankMetrics
package import JankText
internal import JankTrace

/// Waits of transitions for the main thread, as text and as JSON.
package enum RequestDelayText {
  /// Describes a wait.
  ///
  /// - Parameters:
  ///   - delay: The wait.
  ///   - transition: The name of the transition.
  ///   - layout: The layout of the text.
  /// - Returns: A paragraph, ended by a line feed.
  package static func text(
    _ delay: RequestDelay,
    of transition: String,
    layout: TextLayout = .standard
  ) -> String {
    func time(_ instant: Instant) -> String { CauseText.milliseconds(instant - .zero) }
    let thread = CauseText.mainThread(of: delay.process)
    let text =
      "\(transition) was due at \(time(delay.due)) and waited "
      + "\(CauseText.milliseconds(delay.wait)): "
      + "\(CauseText.title(delay.name, of: delay.kind)) blocked \(thread) for "
      + "\(CauseText.milliseconds(delay.held)); frame \(delay.frame), its first, was in time after "
      + "the wait, at \(time(delay.shown))"
    return layout.paragraph(text, hanging: "  ")
  }

  /// Writes a wait as an object.
  package static func write(_ writer: inout JSONWriter, _ delay: RequestDelay) {
    writer.object { writer in
      writer.member("transition", delay.transition)
      writer.member("dueNs", delay.due.nanoseconds)
      writer.member("handledNs", delay.handled.nanoseconds)
      writer.member("process", delay.process)
      writer.member("kind", delay.kind.rawValue)
      writer.member("name", delay.name)
      writer.member("heldNs", delay.held.nanoseconds)
      writer.member("frame", delay.frame)
      writer.member("shownNs", delay.shown.nanoseconds)
    }
  }
}
