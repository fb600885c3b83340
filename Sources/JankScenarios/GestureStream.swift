package import HeadlessUIKit

/// A recording of a finger in the format `gesture-stream/1`.
///
///     {"format": "gesture-stream/1", "id": "swipe", "unit": "pt",
///      "events": [{"t_ms": 0, "x": 230, "y": 339, "phase": "began"}]}
///
/// The keys that tell where a recording comes from are allowed and not looked at.
package struct GestureStream: Hashable, Sendable {
  package let id: String
  package let events: [Event]

  package struct Event: Hashable, Sendable {
    package let time: Interval
    package let location: SIMD2<Double>
    package let phase: TouchSample.Phase
    package let finger: Int
  }
}

extension GestureStream {
  /// Reads a recording.
  ///
  /// - Throws: Everything that is wrong with the file.
  package static func load(
    _ bytes: [UInt8],
    path: String
  ) throws(ScenarioError) -> GestureStream {
    let log = DiagnosticLog(path: path)
    let value = try ScenarioError.parse(bytes, path: path)
    guard let stream = shape.read(value, log), log.isEmpty else {
      throw ScenarioError(diagnostics: log.findings())
    }
    return stream
  }

  /// The part of the first finger's movement between two times, as a finger of its own.
  ///
  /// - Parameters:
  ///   - start: where the part begins, counted from the first event.
  ///   - end: where it ends.
  ///   - pointsPerUnit: how many points one unit of the recording is.
  /// - Returns: The movement, or nil where fewer than two samples lie in the part.
  package func finger(
    from start: Interval,
    to end: Interval,
    pointsPerUnit: Double
  ) -> Finger? {
    let moves = events.filter { $0.finger == 0 && $0.time >= start && $0.time <= end }
    guard let first = moves.first, moves.count > 1 else { return nil }
    return Finger(
      samples: moves.map {
        Finger.Sample(time: $0.time - first.time, location: $0.location * pointsPerUnit)
      },
      isCancelled: moves.last?.phase == .cancelled
    )
  }

  /// How many fingers were recorded.
  package var fingerCount: Int { Set(events.map(\.finger)).count }

  private static var shape: JSONShape<GestureStream> {
    .object("a gesture stream") { object in
      for key in ["kind", "device", "unit", "origin", "licence", "clockOffsetMs", "note"] {
        object.ignore(key)
      }
      object.ignore("expectedVelocities")
      let format = object.required("format", .name(of: "the format", among: [Format.stream]))
      let id = object.required("id", .text(length: 1...200))
      let events = object.required("events", orderedEventsShape)
      guard format != nil, let id, let events else { return nil }
      return GestureStream(id: id, events: events)
    }
  }

  /// Events whose times never go back.
  private static var orderedEventsShape: JSONShape<[Event]> {
    let events = JSONShape<[Event]>.array(of: eventShape, count: 2...1_000_000)
    return JSONShape(events.expectation) { value, log in
      guard let read = events.read(value, log) else { return nil }
      let pairs = zip(read, read.dropFirst())
      guard let back = pairs.enumerated().first(where: { $1.1.time < $1.0.time }) else {
        return read
      }
      guard case .array(let items) = value.content else { return nil }
      log.report(
        "the event comes before the one above it",
        at: items[back.offset + 1].position,
        hint: "times count from the first event and never go back"
      )
      return nil
    }
  }

  private static var eventShape: JSONShape<Event> {
    .object("an event") { object in
      object.ignore("resampled")
      let milliseconds = object.required("t_ms", .number(in: 0...86_400_000, unit: "milliseconds"))
      let x = object.required("x", .number(in: -1e6...1e6))
      let y = object.required("y", .number(in: -1e6...1e6))
      let phase = object.required("phase", .name(of: "a phase", among: TouchSample.Phase.allCases))
      let finger = object.optional("pointer", .integer(in: 0...9))
      guard let milliseconds, let x, let y, let phase else { return nil }
      return Event(
        time: Interval(seconds: milliseconds / 1e3),
        location: [x, y],
        phase: phase,
        finger: Int(finger ?? 0)
      )
    }
  }

  private enum Format: String {
    case stream = "gesture-stream/1"
  }
}
