internal import JankText
internal import JankTrace

/// The format `gesture-stream/1`.
///
///     {"format": "gesture-stream/1", "id": "swipe", "unit": "logical px", "pointsPerUnit": 1,
///      "events": [{"t_ms": 0, "x": 230, "y": 339, "phase": "began"}]}
///
/// Other keys tell where a recording comes from. Velocities that somebody expects are allowed and
/// not looked at.
extension GestureStream {
  static let shape: JSONShape<GestureStream> =
    .object("a gesture stream") { object in
      object.ignore("expectedVelocities")
      let format = object.required("format", .name(of: "the format", among: [Format.stream]))
      let id = object.required("id", .text(length: 1...200))
      let unit = readUnit(object)
      let provenance = readProvenance(object)
      let contacts = object.required("events", contactsShape)
      guard format != nil, let id, let unit, let contacts else { return nil }
      return GestureStream(id: id, unit: unit, contacts: contacts, provenance: provenance)
    }

  private enum Format: String {
    case stream = "gesture-stream/1"
  }

  private static func readUnit(_ object: JSONObjectReader) -> LengthUnit? {
    let name = object.required("unit", .text(length: 1...100))
    let scale = object.optional("pointsPerUnit", .number(in: LengthUnit.scales))
    guard let name else { return nil }
    let unit = LengthUnit(name: name, pointsPerUnit: scale)
    guard let scale, unit.isPoints, scale != 1 else { return unit }
    object.log.report(
      "\"pointsPerUnit\" is \(scale), but the unit is points",
      at: object.position(of: "pointsPerUnit"),
      hint: "remove it, or name the unit that is meant"
    )
    return nil
  }

  private static func readProvenance(_ object: JSONObjectReader) -> Provenance {
    var provenance = Provenance()
    let text = JSONShape<String>.text(length: 0...4096)
    provenance.kind = object.optional("kind", text) ?? ""
    provenance.device = object.optional("device", text) ?? ""
    provenance.licence = object.optional("licence", text) ?? ""
    provenance.note = object.optional("note", text) ?? ""
    let origin = object.optional("origin", .entries(of: text, count: 0...100))
    provenance.origin = origin?.map { Provenance.Entry(key: $0.key, text: $0.value) } ?? []
    let offset = object.optional("clockOffsetMs", .number(in: -clockLimit...clockLimit))
    provenance.clockOffset = Interval(clockMilliseconds: offset ?? 0)
    return provenance
  }

  /// The largest reading of a clock, in milliseconds; in the year 2096 since 1970.
  static let clockLimit = 4e12
  /// How long a stream can be.
  static let longestDuration = Interval.milliseconds(86_400_000)
  /// How far from the corner of the panel a finger can be, in units of the stream.
  static let farthest = 1e6
  /// How many fingers can be told apart.
  static let fingerLimit = 64
  /// How many samples a stream can have; what comes beyond is left out.
  package static let sampleLimit = 1_000_000
}

extension Interval {
  /// The reading of a clock in milliseconds, to a microsecond, which is all that they tell.
  init(clockMilliseconds milliseconds: Double) {
    self = .microseconds(Int64((milliseconds * 1e3).rounded(.toNearestOrAwayFromZero)))
  }
}

// MARK: Events

extension GestureStream {
  /// What a finger does.
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
    let finger: Int
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

  private static let eventShape: JSONShape<Event> = {
    // Made once, not for each of perhaps a million events.
    let clock = JSONShape.number(in: 0...longestDuration.milliseconds, unit: "milliseconds")
    let coordinate = JSONShape.number(in: -farthest...farthest)
    let phases = JSONShape.name(of: "a phase", among: Phase.allCases)
    let fingers = JSONShape.integer(in: 0...Int64(fingerLimit - 1))
    let flag = JSONShape.boolean
    return .object("an event") { object in
      let milliseconds = object.required("t_ms", clock)
      let x = object.required("x", coordinate)
      let y = object.required("y", coordinate)
      let phase = object.required("phase", phases)
      let finger = object.optional("pointer", fingers)
      let isResampled = object.optional("resampled", flag)
      guard let milliseconds, let x, let y, let phase else { return nil }
      return Event(
        time: Interval(seconds: milliseconds / 1e3),
        location: [x, y],
        phase: phase,
        finger: Int(finger ?? 0),
        isResampled: isResampled ?? false
      )
    }
  }()

  /// Events in the order of time, put together to contacts.
  private static let contactsShape: JSONShape<[Contact]> = {
    let events = JSONShape<[Event]>.array(of: eventShape, count: 1...sampleLimit)
    return JSONShape(events.expectation) { value, log in
      guard let read = events.read(value, log), let items = value.items else { return nil }
      var builder = ContactBuilder()
      var time = Interval.zero
      for (event, item) in zip(read, items) {
        guard event.time >= time else {
          log.report(
            "the event comes before the one above it",
            at: item.position,
            hint: "times count from the first event and never go back"
          )
          return nil
        }
        time = event.time
        if let problem = take(event, into: &builder) {
          log.report("finger \(event.finger) \(problem)", at: item.position)
          return nil
        }
      }
      return builder.contacts
    }
  }()

  /// Takes in an event, or says why it cannot happen.
  private static func take(_ event: Event, into builder: inout ContactBuilder) -> String? {
    let isDown = builder.isDown(event.finger)
    switch event.phase {
    case .began:
      guard !isDown else { return "comes down, but it is down already" }
      builder.begin(event.finger, event.sample, finger: event.finger)
    case .moved, .stationary:
      guard isDown else { return "moves, but it is not down" }
      builder.move(event.finger, event.sample)
    case .ended, .cancelled:
      guard isDown else { return "leaves, but it is not down" }
      // A finger that leaves at a new place has moved there.
      if builder.location(of: event.finger) != event.location {
        builder.move(event.finger, event.sample)
      }
      let end: End = event.phase == .cancelled ? .cancelled : .lifted
      builder.end(event.finger, at: event.time, as: end)
    }
    return nil
  }
}
