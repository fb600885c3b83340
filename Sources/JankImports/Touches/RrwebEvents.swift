internal import JankTrace
internal import JankText

/// The pointer in the events that rrweb records in a browser.
///
/// Moves come in batches, each with an offset to the time of its batch, so all events are first
/// sorted by time. A pointer is a touch while it touches the screen or holds a button down. Touches
/// have no identity, so only the first one counts.
///
/// Source: rrweb's `IncrementalSource` and `MouseInteractions` (certain).
struct RrwebEvents {
  private enum Action {
    case down, move, up, cancel
  }

  private struct Happening {
    let time: Interval
    let action: Action
    let location: SIMD2<Double>?
    let position: SourcePosition
  }

  private let log: DiagnosticLog
  private var happenings: [Happening] = []

  /// Reads the events of a page.
  ///
  /// - Parameters:
  ///   - value: A list of events, or an object with one.
  ///   - log: Receives the errors.
  ///   - path: The path of the file.
  /// - Returns: The stream with its warnings.
  static func read(
    _ value: JSONValue,
    _ log: DiagnosticLog,
    path: String
  ) -> (stream: GestureStream?, remarks: [Diagnostic]) {
    var events = RrwebEvents(log: log)
    for event in value.items ?? value["events"]?.items ?? [] {
      events.take(event)
      guard log.isEmpty else { return (nil, []) }
    }
    return events.stream(path: path, at: value.position)
  }

  private init(log: DiagnosticLog) {
    self.log = log
  }
}

// MARK: Events

extension RrwebEvents {
  private mutating func take(_ event: JSONValue) {
    // Only incremental events concern the pointer; the others hold pages.
    guard event["type"]?.number == 3, let data = event["data"],
      let source = data["source"]?.number
    else { return }
    switch source {
    case 1, 6, 12: takeMoves(event, data)
    case 2: takeInteraction(event, data)
    default: break
    }
  }

  private mutating func takeMoves(_ event: JSONValue, _ data: JSONValue) {
    guard let time = time(of: event) else { return }
    guard let positions = data["positions"]?.items else {
      log.reportMismatch(data, expected: "moves with \"positions\"")
      return
    }
    for position in positions {
      let allowed = -86_400_000.0...86_400_000
      let offset = number("timeOffset", of: position, in: allowed)
      guard let offset, let location = location(of: position) else { return }
      happenings.append(
        Happening(
          time: time + Interval(clockMilliseconds: offset),
          action: .move,
          location: location,
          position: position.position
        )
      )
    }
  }

  private mutating func takeInteraction(_ event: JSONValue, _ data: JSONValue) {
    let action: Action? =
      switch data["type"]?.number {
      case 1, 7: .down
      case 0, 9: .up
      case 10: .cancel
      default: nil
      }
    guard let action, let time = time(of: event) else { return }
    var place: SIMD2<Double>?
    if action == .down || data["x"] != nil {
      place = location(of: data)
      if place == nil { return }
    }
    happenings.append(
      Happening(time: time, action: action, location: place, position: data.position)
    )
  }

  private func time(of event: JSONValue) -> Interval? {
    number("timestamp", of: event, in: 0...GestureStream.clockLimit)
      .map { Interval(clockMilliseconds: $0) }
  }

  private func location(of value: JSONValue) -> SIMD2<Double>? {
    let allowed = -GestureStream.farthest...GestureStream.farthest
    guard let x = number("x", of: value, in: allowed), let y = number("y", of: value, in: allowed)
    else { return nil }
    return [x, y]
  }

  private func number(
    _ key: String,
    of value: JSONValue,
    in range: ClosedRange<Double>
  ) -> Double? {
    guard let member = value[key] else {
      log.report("the key \(quoted(key)) is missing", at: value.position)
      return nil
    }
    return log.within(.key(key)) { JSONShape.number(in: range).read(member, log) }
  }
}

// MARK: Contacts

extension RrwebEvents {
  private static let key = 0

  private func stream(
    path: String,
    at position: SourcePosition
  ) -> (stream: GestureStream?, remarks: [Diagnostic]) {
    var builder = ContactBuilder()
    var remarks: [Diagnostic] = []
    var (hoverCount, extraCount) = (0, 0)
    for happening in inOrder {
      let (time, location) = (happening.time, happening.location)
      switch happening.action {
      case .down where builder.isDown(Self.key): extraCount += 1
      case .down:
        if let location {
          builder.begin(Self.key, GestureStream.Sample(time: time, location: location))
        }
      case .move where !builder.isDown(Self.key): hoverCount += 1
      case .move: move(to: location, at: time, in: &builder)
      case .up, .cancel:
        move(to: location, at: time, in: &builder)
        builder.end(Self.key, at: time, as: happening.action == .up ? .lifted : .cancelled)
      }
    }
    func remark(_ count: Int, _ one: String, _ many: String) {
      guard count > 0 else { return }
      let message = count == 1 ? "1 \(one)" : "\(count) \(many)"
      remarks.append(Diagnostic(.warning, path: path, message: message))
    }
    remark(
      hoverCount,
      "move without a touch or a pressed button is ignored",
      "moves without a touch or a pressed button are ignored"
    )
    remark(
      extraCount,
      "touch beside another one is ignored",
      "touches beside another one are ignored"
    )
    return (finished(builder, path: path, at: position), remarks)
  }

  private var inOrder: [Happening] {
    let ordered = happenings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return ordered.map(\.element)
  }

  /// Adds a location if it differs from the last one.
  private func move(
    to location: SIMD2<Double>?,
    at time: Interval,
    in builder: inout ContactBuilder
  ) {
    guard let location, location != builder.location(of: Self.key) else { return }
    builder.move(Self.key, GestureStream.Sample(time: time, location: location))
  }

  private func finished(
    _ builder: ContactBuilder,
    path: String,
    at position: SourcePosition
  ) -> GestureStream? {
    guard let first = builder.contacts.first?.samples.first, !builder.isFull else {
      log.report(builder.unusable, at: position)
      return nil
    }
    let last = builder.contacts.map(\.endTime).max() ?? first.time
    guard last - first.time <= GestureStream.longestDuration else {
      log.report("the recording is longer than a day", at: position)
      return nil
    }
    var stream = GestureStream(
      id: GestureStream.id(ofPath: path),
      unit: LengthUnit(name: "css px"),
      contacts: builder.contacts
    )
    stream.provenance.kind = "recorded"
    stream.countFromFirstSample()
    return stream
  }
}
