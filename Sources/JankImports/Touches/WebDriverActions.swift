internal import JankTrace
internal import JankText

/// The pointers of WebDriver's actions, which Appium accepts as well.
///
///     [{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
///       "actions": [{"type": "pointerMove", "duration": 0, "x": 100, "y": 400},
///                   {"type": "pointerDown"},
///                   {"type": "pointerMove", "duration": 300, "x": 100, "y": 100},
///                   {"type": "pointerUp"}]}]
///
/// Sources run in ticks: a tick performs one action of each source and lasts as long as the
/// longest. A pointer moves at constant speed, in steps whose length the driver chooses.
///
/// Source: WebDriver's chapter on actions (certain); the steps of 16 ms are inferred.
struct WebDriverActions {
  /// The time between samples of a move.
  private static let step = Interval.milliseconds(16)
  private static let farthest = -GestureStream.farthest...GestureStream.farthest

  private let log: DiagnosticLog
  private var builder = ContactBuilder()
  private var places: [SIMD2<Double>]

  private init(sourceCount: Int, log: DiagnosticLog) {
    self.log = log
    places = [SIMD2<Double>](repeating: .zero, count: sourceCount)
  }

  /// Performs actions.
  ///
  /// - Parameters:
  ///   - value: A list of sources, an object with one, or a source.
  ///   - log: Receives the errors.
  ///   - path: The path of the file.
  /// - Returns: The touches of the pointers, or nil if there are errors.
  static func read(
    _ value: JSONValue,
    _ log: DiagnosticLog,
    path: String
  ) -> GestureStream? {
    let isSource = value["type"] != nil
    let sources = isSource ? [value] : value.items ?? value["actions"]?.items ?? []
    guard sources.count <= GestureStream.touchLimit else {
      log.report("there are more than \(GestureStream.touchLimit) sources", at: value.position)
      return nil
    }
    let first = sources.first?["type"]?.text ?? ""
    // The actions of one pointer may stand alone.
    let isBare = first.hasPrefix("pointer") && first != "pointer" || first == "pause"
    let lists = isBare ? [sources] : sources.map { $0["actions"]?.items ?? [] }
    let arePointers = isBare ? [true] : sources.map { $0["type"]?.text == "pointer" }
    var actions = WebDriverActions(sourceCount: lists.count, log: log)
    actions.perform(lists, arePointers: arePointers)
    guard log.isEmpty else { return nil }
    guard !actions.builder.contacts.isEmpty, !actions.builder.isFull else {
      log.report(actions.builder.unusable, at: value.position)
      return nil
    }
    var stream = GestureStream(
      id: GestureStream.id(ofPath: path),
      unit: LengthUnit(name: "css px"),
      contacts: actions.builder.contacts
    )
    stream.provenance.kind = "injected touches"
    stream.countFromFirstSample()
    stream.provenance.clockOffset = .zero
    return stream
  }
}

// MARK: Ticks

extension WebDriverActions {
  private mutating func perform(_ lists: [[JSONValue]], arePointers: [Bool]) {
    var time = Interval.zero
    for tick in 0..<(lists.map(\.count).max() ?? 0) {
      let actions = lists.map { $0.indices.contains(tick) ? $0[tick] : nil }
      let durations = actions.map { $0.flatMap(duration) ?? .zero }
      let length = durations.max() ?? .zero
      let end = time + length
      guard log.isEmpty else { return }
      guard end <= GestureStream.longestDuration else {
        log.report("the actions take longer than a day", at: actions.position)
        return
      }
      performTick(actions, arePointers, from: time, lasting: length)
      guard log.isEmpty, !builder.isFull else { return }
      time = end
    }
  }

  private func duration(_ action: JSONValue) -> Interval? {
    guard let value = action["duration"] else { return nil }
    let milliseconds = log.within(.key("duration")) {
      JSONShape.number(in: 0...86_400_000, unit: "milliseconds").read(value, log)
    }
    return milliseconds.map { Interval(seconds: $0 / 1e3) }
  }

  /// Performs one action of each pointer.
  private mutating func performTick(
    _ actions: [JSONValue?],
    _ arePointers: [Bool],
    from start: Interval,
    lasting length: Interval
  ) {
    for (key, action) in actions.enumerated() {
      guard let action, arePointers[key] else { continue }
      switch action["type"]?.text {
      case "pause"?: break
      case "pointerDown"?:
        if !builder.isDown(key) {
          builder.begin(key, GestureStream.Sample(time: start, location: places[key]))
        }
      case "pointerUp"?: builder.end(key, at: start, as: .lifted)
      case "pointerCancel"?: builder.end(key, at: start, as: .cancelled)
      case "pointerMove"?:
        guard let target = target(of: action, from: places[key]) else { return }
        if builder.isDown(key) {
          glide(key, to: target, at: start, over: duration(action) ?? length)
        }
        places[key] = target
      default: reportUnknown(action)
      }
    }
  }

  private func reportUnknown(_ action: JSONValue) {
    let known = ["pause", "pointerDown", "pointerMove", "pointerUp", "pointerCancel"]
    guard let type = action["type"] else {
      log.report("the key \"type\" is missing", at: action.position)
      return
    }
    let name = type.text.flatMap { nearestName(to: $0, among: known) }
    log.reportMismatch(
      type,
      expected: "an action, one of \(known.map { quoted($0) }.joined(separator: ", "))",
      hint: name.map { "did you mean \(quoted($0))?" }
    )
  }
}

// MARK: Moves

extension WebDriverActions {
  private func target(of action: JSONValue, from place: SIMD2<Double>) -> SIMD2<Double>? {
    var coordinates = SIMD2<Double>.zero
    for (index, key) in ["x", "y"].enumerated() {
      guard let value = action[key] else {
        log.report("the key \(quoted(key)) is missing", at: action.position)
        return nil
      }
      let number = log.within(.key(key)) { JSONShape.number(in: Self.farthest).read(value, log) }
      guard let number else { return nil }
      coordinates[index] = number
    }
    guard let origin = action["origin"] else { return coordinates }
    switch origin.text {
    case "viewport"?: return coordinates
    case "pointer"?:
      let target = place + coordinates
      guard Self.farthest.contains(target.x), Self.farthest.contains(target.y) else {
        log.report("the pointer leaves all screens", at: action.position)
        return nil
      }
      return target
    default:
      log.report(
        "the move starts from an element whose position is unknown",
        at: origin.position,
        hint: "specify the position in the viewport"
      )
      return nil
    }
  }

  /// Moves a pointer to a location at constant speed.
  private mutating func glide(
    _ key: Int,
    to target: SIMD2<Double>,
    at start: Interval,
    over duration: Interval
  ) {
    let (place, total) = (places[key], duration.nanoseconds)
    var elapsed = Self.step.nanoseconds
    while elapsed < total, !builder.isFull {
      let location = place + (target - place) * (Double(elapsed) / Double(total))
      let time = start + Interval(nanoseconds: elapsed)
      builder.move(key, GestureStream.Sample(time: time, location: location))
      elapsed += Self.step.nanoseconds
    }
    builder.move(key, GestureStream.Sample(time: start + duration, location: target))
  }
}

extension [JSONValue?] {
  /// The position of the first value that exists.
  fileprivate var position: SourcePosition {
    lazy.compactMap { $0 }.first?.position ?? SourcePosition(line: 1, column: 1)
  }
}
