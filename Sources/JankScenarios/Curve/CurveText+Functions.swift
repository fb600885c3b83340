internal import HeadlessUIKit

/// Curves with arguments.
extension CurveText {
  static let positions: [(name: String, position: StepCurve.Position)] = [
    ("jump-start", .jumpStart), ("jump-end", .jumpEnd), ("jump-none", .jumpNone),
    ("jump-both", .jumpBoth), ("start", .jumpStart), ("end", .jumpEnd),
  ]

  static func cubicBezier(_ arguments: Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    let (x1, y1) = (try arguments.number("x1"), try arguments.number("y1"))
    let (x2, y2) = (try arguments.number("x2"), try arguments.number("y2"))
    try arguments.end()
    let curve = try arguments.made { () throws(MotionError) in
      let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      try ParameterRange.checkedProgress(y1, "y1")
      try ParameterRange.checkedProgress(y2, "y2")
      return curve
    }
    return WrittenCurve(.cubicBezier(curve), duration: nil)
  }

  static func steps(_ arguments: Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    let countText = try arguments.next("the count")
    guard let count = Int(countText) else {
      let reason = CurveTextError.Reason.expected("a count of steps", found: String(countText))
      throw arguments.failure(reason, at: countText)
    }
    let positionText = arguments.isEmpty ? "jump-end" : try arguments.next("the position")
    guard let position = positions.first(where: { $0.name == positionText })?.position else {
      let known = positions.map(\.name).joined(separator: ", ")
      let reason = CurveTextError.Reason.expected(known, found: String(positionText))
      throw arguments.failure(reason, at: positionText)
    }
    try arguments.end()
    let curve = try arguments.made { () throws(MotionError) in
      try StepCurve(count: count, position: position)
    }
    return WrittenCurve(.steps(curve), duration: nil)
  }

  static func stops(_ arguments: Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    var stops: [LinearStops.Stop] = []
    while !arguments.isEmpty { stops += try stop(&arguments) }
    let curve = try arguments.made { () throws(MotionError) in try LinearStops(stops) }
    return WrittenCurve(.stops(curve), duration: nil)
  }

  /// Reads one value with zero, one or two percentages of the time.
  private static func stop(
    _ arguments: inout Arguments
  ) throws(CurveTextError) -> [LinearStops.Stop] {
    let part = try arguments.next("a stop")
    var words = part.split(separator: " ")
    let numberIsLast = words.first?.last == "%"
    guard let word = numberIsLast ? words.popLast() : words.first, word.last != "%" else {
      throw arguments.failure(.expected("a value such as 0.5 20%", found: String(part)), at: part)
    }
    if !numberIsLast { words.removeFirst() }
    let output = try arguments.number(word, "output")
    var inputs: [Double] = []
    for word in words {
      guard inputs.count < 2, word.last == "%" else {
        let reason = CurveTextError.Reason.expected("a comma or a percentage", found: String(word))
        throw arguments.failure(reason, at: word)
      }
      inputs.append(try arguments.number(word.dropLast(), "input", dividedBy: 100))
    }
    return inputs.isEmpty
      ? [LinearStops.Stop(output: output)]
      : inputs.map { LinearStops.Stop(output: output, input: $0) }
  }

  static func uiKitSpring(_ arguments: Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    let ratio = try arguments.numberBeforeDuration("dampingRatio")
    let duration = try arguments.seconds("duration")
    let velocity = arguments.isEmpty ? 0 : try arguments.number("initialVelocity")
    try arguments.end()
    let spring = try arguments.made { () throws(MotionError) in
      try ParameterRange.checkedProgress(velocity, "initialVelocity")
      return try Spring(uiKitDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
    // The spring clamps its duration to these limits.
    let held = Double.minimum(Double.maximum(duration, 0.01), 10)
    return WrittenCurve(
      .spring(spring, initialVelocity: velocity),
      duration: Interval(seconds: held)
    )
  }

  static func bouncingSpring(_ arguments: Arguments) throws(CurveTextError) -> WrittenCurve {
    var arguments = arguments
    let bounce = try arguments.numberBeforeDuration("bounce")
    let duration = try arguments.seconds("duration")
    let velocity = arguments.isEmpty ? 0 : try arguments.number("initialVelocity")
    try arguments.end()
    return try arguments.made { () throws(MotionError) in
      let spring = try Spring(duration: duration, bounce: bounce)
      try ParameterRange.checkedProgress(velocity, "initialVelocity")
      return .spring(spring, initialVelocity: velocity)
    }
  }
}
