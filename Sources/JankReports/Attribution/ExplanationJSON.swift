package import JankMetrics
package import JankText
internal import JankTrace

/// Explanations of frames as JSON; times are whole nanoseconds.
package enum ExplanationJSON {
  /// Writes the explanation of a frame as an object.
  package static func write(
    _ writer: inout JSONWriter,
    _ explanation: FrameExplanation,
    remedies: [[String]]
  ) {
    let frame = explanation.frame
    writer.object { writer in
      writer.member("frame", frame.index)
      writer.member("beginNs", frame.begin.time.nanoseconds)
      writer.member("expectedNs", frame.expected.time.nanoseconds)
      writer.member("shownNs", frame.actual.time.nanoseconds)
      writer.member("lateNs", frame.hitch.nanoseconds)
      writer.member("missed", frame.lateness.rawValue)
      writer.member("party", explanation.party?.rawValue)
      writer.member("stuffedBehind", explanation.stuffedBehind.map { Int64($0) })
      writer.member("animated", explanation.isTracked)
      writer.member("missedRefreshes", explanation.missedRefreshes)
      writer.member("judderNs", explanation.judder.map { Int64($0.error.nanoseconds) })
      writer.member("causes") { $0.array(explanation.causes, cause.object.write) }
      writer.member("remedies") { writer in
        writer.array(remedies) { writer, names in writer.array(names) { $0.item($1) } }
      }
    }
  }

  /// A cause of lateness.
  package static let cause = JSONRecord<DelayCause> {
    JSONField("party", .word, "The party responsible: the app, the render server or the display.") {
      $0.party
    }
    JSONField("stage", .word, "Where the time was lost.") { $0.stage }
    JSONField("name", .text, "The work, or the stage; of several images with * for each number.") {
      $0.name
    }
    JSONField("kind", .orNull(.word), "The kind of work; null for a stage.") { $0.kind }
    JSONField("process", .orNull(.text), "The process of the work, or null with only one app.") {
      $0.process
    }
    JSONField("heldNs", .length, "The time it held the stage.") { $0.held }
    JSONField("behind", .orNull(.count), "The earlier frame that was waited for, or null.") {
      $0.behind
    }
    JSONField("refreshes", .count, "The delay in refreshes.") { $0.refreshes }
    JSONField("delayNs", .length, "The delay of the frame's presentation.") { $0.delay }
  }
}
