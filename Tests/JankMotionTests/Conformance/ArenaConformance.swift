import JankMotion

/// The results of Flutter's recognisers and their arena for lists of events and operations.
enum ArenaConformance {
  /// Plays the operations of a vector in an arena.
  static func arena(_ vector: Vector) throws -> [Comparison] {
    var arena = GestureArena()
    var decidedBy: String?
    for operation in try vector.fields.list("operations").compactMap(\.text) {
      try perform(operation, in: &arena)
      _ = arena.settle()
      if arena.winner != nil, decidedBy == nil { decidedBy = operation }
    }
    let winner = arena.winner.map { JSON.number(Double($0)) } ?? .null
    var comparisons = [
      Comparison(got: winner, expected: vector["expectedWinner"], tolerance: .none)
    ]
    if let expected = vector["decidedBy"].text {
      let got = decidedBy.map(JSON.text) ?? .null
      comparisons.append(Comparison(got: got, expected: .text(expected), tolerance: .none))
    }
    return comparisons
  }

  private static func perform(_ operation: String, in arena: inout GestureArena) throws {
    let words = operation.split(separator: " ").map(String.init)
    let member = words.count > 1 ? Int(words[1]) : nil
    switch (words.first, member) {
    case ("add", let member?): arena.add(member)
    case ("accept", let member?): _ = arena.accept(member)
    case ("reject", let member?): _ = arena.reject(member)
    case ("close", nil): _ = arena.close()
    case ("hold", nil): arena.hold()
    case ("release", nil): _ = arena.release()
    case ("sweep", nil): _ = arena.sweep()
    default: throw VectorError.unknown("operation \(operation)")
    }
  }

  /// Plays the events of a vector to its recognisers.
  static func scenario(_ vector: Vector) throws -> Answer {
    let names = try vector.fields.list("recognisers").compactMap(\.text)
    var session = ArenaSession(members: try names.map { try member($0, vector) })
    let events = try vector.fields.list("events").map(event)
    for event in events { session.route(event) }
    for (index, name) in names.enumerated() where name.hasPrefix("other") {
      for pointer in Set(events.map(\.pointer)).sorted() {
        session.claim(name.contains("accept") ? .accept(pointer) : .reject(pointer), by: index)
      }
    }
    let answers = Answers(session: session, names: names).json
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    return .comparisons(
      try vector["expected"].object.unwrapped("expected").sorted { $0.key < $1.key }
        .flatMap { key, expected in
          bounds(key, answers, expected)
            ?? [
              Comparison(label: key, got: answers[key], expected: expected, tolerance: tolerance)
            ]
        }
    )
  }

  /// The comparisons of a key that bounds another key's result, or each member of it.
  private static func bounds(_ key: String, _ answers: JSON, _ bound: JSON) -> [Comparison]? {
    if key == "tapDownBy_ms" {
      return [comparison(key, answers["tapDownAt_ms"], bound, isLower: false)]
    }
    let isLower = key.hasSuffix("Min")
    guard isLower || key.hasSuffix("Max"), let members = bound.object else { return nil }
    let got = answers[String(key.dropLast(3))]
    return members.sorted { $0.key < $1.key }.map { name, limit in
      comparison(key, got[name], limit, isLower: isLower)
    }
  }

  private static func comparison(
    _ key: String,
    _ got: JSON,
    _ bound: JSON,
    isLower: Bool
  ) -> Comparison {
    let (value, limit) = (got.number ?? .nan, bound.number ?? .nan)
    return Comparison(
      label: "\(key) \(limit) for \(value)",
      got: .flag(isLower ? value >= limit : value <= limit),
      expected: .flag(true),
      tolerance: .none
    )
  }

  private static func member(_ name: String, _ vector: Vector) throws -> any ArenaMember {
    let start: ArenaDrag.StartBehavior = vector["startBehaviour"].text == "down" ? .down : .start
    switch name {
    case "pan": return ArenaDrag(axis: .both, startBehavior: start)
    case "horizontalDrag": return ArenaDrag(axis: .horizontal, startBehavior: start)
    case "verticalDrag": return ArenaDrag(axis: .vertical, startBehavior: start)
    case "tap": return ArenaTap()
    case "doubleTap": return ArenaDoubleTap()
    case "longPress":
      guard let milliseconds = vector["duration_ms"].number else { return try ArenaLongPress() }
      return try ArenaLongPress(duration: milliseconds / 1000)
    case let name where name.hasPrefix("other"): return HoldingMember()
    default: throw VectorError.unknown("recogniser \(name)")
    }
  }

  private static func event(_ json: JSON) throws -> ArenaEvent {
    guard let phase = ArenaEvent.Phase(rawValue: try json.text("phase")) else {
      throw VectorError.unknown("phase \(json["phase"])")
    }
    return ArenaEvent(
      time: try json.number("t_ms") / 1000,
      pointer: Int(json["pointer"].number ?? 0),
      phase: phase,
      position: SIMD2(try json.number("x"), try json.number("y")),
      isSynthesized: ["synthesised", "synthesized", "resampled"].contains { json[$0].flag == true }
    )
  }
}

/// A rival that holds the arena and decides after the touch.
private struct HoldingMember: ArenaMember {
  func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    actions.add(.hold(event.pointer))
    return true
  }

  func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {}
  func win(_ pointer: Int, _ actions: inout ArenaActions) {
    actions.add(.release(pointer))
  }
  func lose(_ pointer: Int, _ actions: inout ArenaActions) {
    actions.add(.release(pointer))
  }
}

/// All results of a session that a vector can require.
private struct Answers {
  let session: ArenaSession
  let names: [String]

  var json: JSON {
    let taps = entries(of: ["tap"]).filter { $0.report == .recognized }
    let pressed = entries(of: ["tap"]).first { $0.report == .pressed }
    let presses = entries(of: ["longPress", "doubleTap"])
    let recognized = presses.first { $0.report == .recognized }
    let longPresses = entries(of: ["longPress"]).filter { $0.report == .recognized }
    let cancelled = entries(of: ["tap", "longPress"]).first { $0.report == .cancelled }
    var members: [String: JSON] = [
      "winner": winner, "tapped": .flag(!taps.isEmpty), "tapDown": .flag(pressed != nil),
      "tapDownAt_ms": milliseconds(pressed), "cancelledAtEvent": index(cancelled),
      "longPressRecognised": .flag(!longPresses.isEmpty),
      "taps": .number(Double(taps.count)), "tappedAtEvent": index(taps.first),
      "recognised": .flag(recognized != nil), "recognisedAtEvent": index(recognized),
      "recognisedAt_ms": milliseconds(recognized),
      "moves": .number(Double(presses.filter { isUpdate($0) }.count)),
    ]
    members.merge(drag) { $1 }
    return .object(members)
  }

  private var winner: JSON {
    session.winners.min { $0.key < $1.key }.map { .text(title(names[$0.value])) } ?? .null
  }

  /// The first member that started, or the first at all that can.
  private var drag: [String: JSON] {
    var (start, place, updates, end) = (JSON.null, JSON.null, [JSON](), JSON.null)
    for entry in session.entries {
      switch entry.report {
      case .started(let position):
        (start, place) = (index(entry), .named(["x": position.x, "y": position.y]))
      case .updated(let way) where !isPress(entry):
        // Along one axis the other component is zero, so the sum is the distance.
        updates.append(
          .object([
            "event": index(entry), "delta": .number(way.x + way.y), "dx": .number(way.x),
            "dy": .number(way.y),
          ])
        )
      case .ended(let velocity): end = .named(["x": velocity.x, "y": velocity.y])
      default: break
      }
    }
    return [
      "startedAtEvent": start, "panStartedAtEvent": start, "startPosition": place,
      "updates": .list(updates), "panUpdates": .list(updates), "panEnded": .flag(end != .null),
      "ended": .flag(end != .null), "endVelocity": end,
    ]
  }

  /// The name without the words that describe what a rival does.
  private func title(_ name: String) -> String { name.hasPrefix("other") ? "other" : name }

  private func milliseconds(_ entry: ArenaSession.Entry?) -> JSON {
    entry.map { .number(($0.time * 1e6).rounded() / 1e3) } ?? .null
  }

  private func entries(of wanted: Set<String>) -> [ArenaSession.Entry] {
    session.entries.filter { wanted.contains(names[$0.member]) }
  }

  private func isPress(_ entry: ArenaSession.Entry) -> Bool { names[entry.member] == "longPress" }

  private func isUpdate(_ entry: ArenaSession.Entry) -> Bool {
    if case .updated = entry.report { true } else { false }
  }

  private func index(_ entry: ArenaSession.Entry?) -> JSON {
    entry?.event.map { .number(Double($0)) } ?? .null
  }
}
