internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// What a result holds of a run so that it can be told from another frame by frame.
extension JSONWriter {
  /// Writes what became of each frame, the fingerprints of the frames, and what happened.
  mutating func record(of trace: Trace) {
    member("frameClasses", FrameClass.text(trace))
    member("framePrints", "\(FramePrints(trace))")
    member("events") { writer in
      writer.array(trace.events) { writer, event in
        writer.line { writer in
          writer.member("timeNs", event.time.nanoseconds)
          writer.member("kind", event.kind.rawValue)
          writer.member("subject", event.subject)
          writer.member("name", event.name)
        }
      }
    }
  }
}
