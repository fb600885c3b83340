internal import HeadlessUIKit

/// How a drag is written in a scenario.
///
///     {"recording": "swipe.json", "from": "262 ms", "to": "817 ms", "pointsPerUnit": 1}
///     {"preset": "flick", "from": [187, 120], "to": [187, 320]}
///     {"from": [187, 120], "to": [187, 420], "over": "300 ms", "release": 900}
///
/// The first is a part of a recording, from one time in it to another; the others are fingers that
/// nobody moved, from one place on the screen to another.
struct DragShape {
  private static let longestTime: ClosedRange<Int64> = 0...3_600_000_000_000

  /// Reads a file that the scenario names; nil where there is none.
  let readRecording: (_ path: String) -> [UInt8]?

  var shape: JSONShape<Drag> {
    .object("a drag") { object in
      let hasPlaces = object.has("from") && object.has("to") && !object.has("recording")
      return object.has("preset") || hasPlaces
        ? Self.synthetic(object).map(Drag.synthetic) : recorded(object).map(Drag.recorded)
    }
  }
}

// MARK: Recorded fingers

extension DragShape {
  private func recorded(_ object: JSONObjectReader) -> Finger? {
    let path = object.required("recording", .text(length: 1...1000))
    let contact = object.optional("contact", .integer(in: 1...1_000_000))
    let start = object.optional("from", .duration(in: Self.longestTime))
    let end = object.optional("to", .duration(in: Self.longestTime))
    let scale = object.optional("pointsPerUnit", .number(in: LengthUnit.scales))
    guard let path, scale != nil || !object.has("pointsPerUnit") else { return nil }
    let place = object.position(of: "recording")
    guard let stream = stream(path, object.log, at: place) else { return nil }
    let part =
      Interval(
        nanoseconds: start ?? 0
      )...Interval(
        nanoseconds: max(end ?? .max, start ?? 0)
      )
    guard let scale = Self.scale(scale, of: stream.unit, path, object) else { return nil }
    guard
      let index = Self.contact(contact, of: stream, in: part, path, object.log, at: place)
    else { return nil }
    let finger = stream.finger(
      ofContact: index,
      from: part.lowerBound,
      to: part.upperBound,
      pointsPerUnit: scale
    )
    if finger == nil { Self.reportEmpty(path, object.log, at: place) }
    return finger
  }

  /// How many points a unit of a recording is: what the drag says, else what the recording says.
  private static func scale(
    _ scale: Double?,
    of unit: LengthUnit,
    _ path: String,
    _ object: JSONObjectReader
  ) -> Double? {
    if unit.isPoints, let scale, scale != 1 {
      object.log.report(
        "\(quoted(path)) is measured in points",
        at: object.position(of: "pointsPerUnit"),
        hint: "remove \"pointsPerUnit\""
      )
      return nil
    }
    if let scale = scale ?? unit.pointsPerUnit { return scale }
    object.log.report(
      "\(quoted(path)) is measured in \(quoted(unit.name)), and nothing says how many points"
        + " that is",
      at: object.position(of: "recording"),
      hint: "write for example \"pointsPerUnit\": 1"
    )
    return nil
  }

  private func stream(
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) -> GestureStream? {
    guard let bytes = readRecording(path) else {
      log.report(
        "the recording \(quoted(path)) cannot be read",
        at: place,
        hint: "the path counts from the folder of the scenario"
      )
      return nil
    }
    do throws(ScenarioError) {
      return try GestureRecording.read(bytes, path: path).stream
    } catch {
      let first = error.diagnostics.first.map { "\($0)" } ?? "it is empty"
      log.report("the recording cannot be read: \(first)", at: place)
      return nil
    }
  }

  /// The contact that is meant: the one that is named, or the only one in the part.
  private static func contact(
    _ number: Int64?,
    of stream: GestureStream,
    in part: ClosedRange<Interval>,
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) -> Int? {
    let count = stream.contacts.count
    if let number {
      guard number <= count else {
        log.report(
          "\(quoted(path)) has no contact \(number)",
          at: place,
          hint: count == 1 ? "it has one" : "its contacts are 1 to \(count)"
        )
        return nil
      }
      return Int(number) - 1
    }
    let found = stream.contacts(from: part.lowerBound, to: part.upperBound)
    guard let first = found.first else {
      reportEmpty(path, log, at: place)
      return nil
    }
    guard found.count == 1 else {
      log.report(
        "\(quoted(path)) has \(found.count) contacts here, and one can be played",
        at: place,
        hint: "write for example \"contact\": \(first + 1)"
      )
      return nil
    }
    return first
  }

  private static func reportEmpty(
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) {
    log.report(
      "no sample of \(quoted(path)) lies between \"from\" and \"to\"",
      at: place,
      hint: "the times count from the first sample of the recording"
    )
  }
}

// MARK: Fingers that nobody moved

extension DragShape {
  private static func synthetic(_ object: JSONObjectReader) -> SyntheticFinger? {
    let preset = object.optional(
      "preset",
      .name(of: "a kind of movement", among: SyntheticFinger.Preset.allCases)
    )
    let start = object.required("from", .place)
    let end = object.required("to", .place)
    let limits = SyntheticFinger.Limits.self
    var finger = SyntheticFinger(from: start ?? .zero, to: end ?? .zero)
    if let preset { finger = SyntheticFinger(preset, from: finger.start, to: finger.end) }
    set(&finger.duration, object, "over", limits.duration)
    set(&finger.hold, object, "hold", limits.hold)
    set(&finger.bow, object, "bow", limits.bow, unit: "points")
    set(&finger.hookBack, object, "hookBack", limits.hookBack)
    set(&finger.tremor, object, "tremor", limits.tremor, unit: "points")
    set(&finger.releaseSpeed, object, "release", limits.releaseSpeed, unit: "points per second")
    finger.rate = object.optional("rate", .number(in: limits.rate, unit: "hertz")) ?? finger.rate
    let jitter = object.optional("jitter", .duration(in: nanoseconds(limits.jitter)))
    finger.jitter = jitter.map { Interval(nanoseconds: $0) } ?? finger.jitter
    let profile = JSONShape.name(of: "a speed profile", among: SpeedProfile.allCases)
    finger.speed = object.optional("speed", profile) ?? finger.speed
    finger.isCancelled = object.optional("cancelled", .boolean) ?? false
    guard start != nil, end != nil else { return nil }
    if object.has("release"), let problem = finger.releaseProblem {
      object.log.report(problem, at: object.position(of: "release"))
      return nil
    }
    return finger
  }

  private static func set(
    _ range: inout ClosedRange<Double>,
    _ object: JSONObjectReader,
    _ key: String,
    _ limits: ClosedRange<Double>,
    unit: String = ""
  ) {
    guard let number = object.optional(key, .number(in: limits, unit: unit)) else { return }
    range = number...number
  }

  private static func set(
    _ range: inout ClosedRange<Interval>,
    _ object: JSONObjectReader,
    _ key: String,
    _ limits: ClosedRange<Interval>
  ) {
    let shape = JSONShape.duration(in: nanoseconds(limits))
    guard let length = object.optional(key, shape) else { return }
    range = Interval(nanoseconds: length)...Interval(nanoseconds: length)
  }

  private static func nanoseconds(_ range: ClosedRange<Interval>) -> ClosedRange<Int64> {
    range.lowerBound.nanoseconds...range.upperBound.nanoseconds
  }
}

extension JSONShape<SIMD2<Double>> {
  /// A place on the screen, in points.
  fileprivate static var place: Self {
    JSONShape("a place such as [187, 120]") { content in
      guard case .array(let items) = content, items.count == 2 else { return nil }
      let numbers = items.compactMap(\.number).filter(SyntheticFinger.Limits.place.contains)
      return numbers.count == 2 ? SIMD2(numbers[0], numbers[1]) : nil
    }
  }
}
