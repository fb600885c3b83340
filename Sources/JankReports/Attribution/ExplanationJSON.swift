package import JankMetrics
package import JankText
internal import JankTrace

/// Why frames came when they did, for programs; times in whole nanoseconds.
package enum ExplanationJSON {
  /// Writes a frame of a run as an object.
  ///
  /// - Parameters:
  ///   - writer: where to.
  ///   - explanation: the frame.
  ///   - remedies: the sets of works without which it is in time.
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
      writer.member("causes") { $0.array(explanation.causes, write) }
      writer.member("remedies") { writer in
        writer.array(remedies) { writer, names in writer.array(names) { $0.item($1) } }
      }
    }
  }

  /// Writes what made a frame late.
  static func write(_ writer: inout JSONWriter, _ cause: DelayCause) {
    writer.object { writer in
      writer.member("party", cause.party.rawValue)
      writer.member("stage", cause.stage.rawValue)
      writer.member("name", cause.name)
      writer.member("kind", cause.kind?.rawValue)
      writer.member("heldNs", cause.held.nanoseconds)
      writer.member("behind", cause.behind.map { Int64($0) })
      writer.member("refreshes", cause.refreshes)
      writer.member("delayNs", cause.delay.nanoseconds)
    }
  }
}
