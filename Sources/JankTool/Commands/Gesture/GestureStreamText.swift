package import JankImports
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Writes streams in the format `gesture-stream/1`.
package enum GestureStreamText {
  /// The text of a stream; reading it gives the stream back.
  ///
  /// - Parameter stream: A stream whose times are not below zero.
  /// - Returns: The text, a line feed at its end.
  package static func text(_ stream: GestureStream) -> String {
    let provenance = stream.provenance
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", GestureFormat.stream.rawValue)
      writer.member("id", stream.id)
      for (key, text) in [("kind", provenance.kind), ("device", provenance.device)]
      where !text.isEmpty {
        writer.member(key, text)
      }
      writer.member("unit", stream.unit.name)
      if let scale = stream.unit.pointsPerUnit, !stream.unit.isPoints {
        writer.member("pointsPerUnit", scale)
      }
      if !provenance.origin.isEmpty {
        writer.member("origin") { writer in
          writer.object { writer in
            for entry in provenance.origin { writer.member(entry.key, entry.text) }
          }
        }
      }
      for (key, text) in [("licence", provenance.licence), ("note", provenance.note)]
      where !text.isEmpty {
        writer.member(key, text)
      }
      if provenance.clockOffset != .zero {
        writer.member("clockOffsetMs", provenance.clockOffset.milliseconds)
      }
      writer.member("events") { $0.array(events(of: stream), write) }
    }
    return writer.text + "\n"
  }

  /// What the format calls one thing that a finger did.
  private struct Event {
    let time: Interval
    let location: SIMD2<Double>
    let phase: String
    let finger: Int
    var isResampled = false
  }

  /// The events of all contacts in the order of time; of those at one time, in that of contacts, so
  /// that a finger has left before another takes its number.
  private static func events(of stream: GestureStream) -> [Event] {
    let all = stream.contacts.flatMap(events)
    let ordered = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return ordered.map(\.element)
  }

  private static func events(of contact: GestureStream.Contact) -> [Event] {
    var events = contact.samples.enumerated().map { index, sample in
      Event(
        time: sample.time,
        location: sample.location,
        phase: index == 0 ? "began" : sample.isStationary ? "stationary" : "moved",
        finger: contact.finger,
        isResampled: sample.isResampled
      )
    }
    guard let last = events.last, contact.end != .cutOff else { return events }
    events.append(
      Event(
        time: contact.endTime,
        location: last.location,
        phase: contact.end == .cancelled ? "cancelled" : "ended",
        finger: contact.finger
      )
    )
    return events
  }

  private static func write(_ writer: inout JSONWriter, _ event: Event) {
    writer.line { writer in
      writer.member("t_ms", event.time.milliseconds)
      writer.member("x", event.location.x)
      writer.member("y", event.location.y)
      writer.member("phase", event.phase)
      if event.finger != 0 { writer.member("pointer", event.finger) }
      if event.isResampled { writer.member("resampled", true) }
    }
  }
}
