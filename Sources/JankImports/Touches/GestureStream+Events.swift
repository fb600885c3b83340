internal import JankText
internal import JankTrace

extension GestureStream {
  private enum Phase: String, CaseIterable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  private struct Event {
    let time: Interval
    let location: SIMD2<Double>
    let phase: Phase
    let touchID: Int
    let isResampled: Bool

    var sample: Sample {
      Sample(
        time: time,
        location: location,
        isStationary: phase == .stationary,
        isResampled: isResampled
      )
    }
  }

  private typealias EventKey<Value: Sendable> = JSONField<Event, Value>

  private static let event: JSONCodec<Event> = {
    let milliseconds = 0...longestDuration.milliseconds
    let time = JSONCodec(JSONShape.number(in: milliseconds, unit: "milliseconds")) { $0.item($1) }
      .map(reading: { Interval(seconds: $0 / 1e3) }, writing: \.milliseconds)
    let coordinate = JSONCodec(JSONShape.number(in: -farthest...farthest)) { $0.item($1) }
    let event = JSONCodec<Event>.object(
      "an event",
      EventKey("t_ms", time, "The time since the first event.") { $0.time },
      EventKey("x", coordinate, "The distance from the left edge.") { $0.location.x },
      EventKey("y", coordinate, "The distance from the top edge.") { $0.location.y },
      EventKey("phase", .name(of: "a phase", among: Phase.allCases), "The phase of the touch.") {
        $0.phase
      },
      EventKey.optional(
        "pointer",
        .whole(in: 0...Int64(touchLimit - 1)),
        "The number of the touch; 0 by default."
      ) { $0.touchID == 0 ? nil : $0.touchID },
      EventKey.optional("resampled", .boolean, "Whether the input system interpolated the sample.")
      {
        $0.isResampled ? true : nil
      }
    ) { time, x, y, phase, touchID, isResampled in
      Event(
        time: time,
        location: [x, y],
        phase: phase,
        touchID: touchID ?? 0,
        isResampled: isResampled ?? false
      )
    }
    return JSONCodec(event.shape) { writer, value in writer.onOneLine { event.write(&$0, value) } }
  }()

  /// Events in time order, assembled to contacts.
  static let contacts: JSONCodec<[Contact]> = {
    let events = JSONShape<[Event]>.array(of: event.shape, count: 1...sampleLimit)
    let shape = JSONShape<[Contact]>(events.expectation, schema: events.schema) { value, log in
      guard let read = events.read(value, log), let items = value.items else { return nil }
      return contacts(of: read, in: items, log)
    }
    return JSONCodec(shape) { $0.array(Self.events(of: $1), event.write) }
  }()
}

// MARK: From events to contacts

extension GestureStream {
  private static func contacts(
    of events: [Event],
    in items: [JSONValue],
    _ log: DiagnosticLog
  ) -> [Contact]? {
    var builder = ContactBuilder()
    var time = Interval.zero
    for (event, item) in zip(events, items) {
      guard event.time >= time else {
        log.report(
          "the event comes before the one above it",
          at: item.position,
          hint: "times count from the first event and never decrease"
        )
        return nil
      }
      time = event.time
      if let problem = take(event, into: &builder) {
        log.report("touch \(event.touchID) \(problem)", at: item.position)
        return nil
      }
    }
    return builder.contacts
  }

  private static func take(_ event: Event, into builder: inout ContactBuilder) -> String? {
    let isDown = builder.isDown(event.touchID)
    switch event.phase {
    case .began:
      guard !isDown else { return "begins, but it has begun already" }
      builder.begin(event.touchID, event.sample, touchID: event.touchID)
    case .moved, .stationary:
      guard isDown else { return "moves, but it has not begun" }
      builder.move(event.touchID, event.sample)
    case .ended, .cancelled:
      guard isDown else { return "ends, but it has not begun" }
      // A touch that ends at a new location has moved there.
      if builder.location(of: event.touchID) != event.location {
        builder.move(event.touchID, event.sample)
      }
      let end: End = event.phase == .cancelled ? .cancelled : .lifted
      builder.end(event.touchID, at: event.time, as: end)
    }
    return nil
  }
}

// MARK: From contacts to events

extension GestureStream {
  /// The events of all contacts in time order.
  ///
  /// Events at one time are ordered by contact, so that a touch ends before another reuses its
  /// number.
  private static func events(of contacts: [Contact]) -> [Event] {
    let all = contacts.flatMap(events)
    let ordered = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return ordered.map(\.element)
  }

  private static func events(of contact: Contact) -> [Event] {
    let events = contact.samples.enumerated().map { index, sample in
      Event(
        time: sample.time,
        location: sample.location,
        phase: index == 0 ? .began : sample.isStationary ? .stationary : .moved,
        touchID: contact.touchID,
        isResampled: sample.isResampled
      )
    }
    guard let last = events.last, contact.end != .cutOff else { return events }
    let end = Event(
      time: contact.endTime,
      location: last.location,
      phase: contact.end == .cancelled ? .cancelled : .ended,
      touchID: contact.touchID,
      isResampled: false
    )
    return events + [end]
  }
}
