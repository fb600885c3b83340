import JankMotion

/// Timing curves of CSS, Core Animation, SwiftUI and Flutter.
struct EasingConformance: VectorJudge {
  let set = "easing"

  func answer(to vector: Vector) throws -> Answer {
    let description = vector["curve"]
    switch try vector.text("quantity") {
    case "value", "valueWithin":
      return .number(try curve(vector).value(at: vector.number("input"), duration: 1))
    case "slope":
      return .number(try curve(vector).velocity(at: vector.number("input"), duration: 1))
    case "rangeMin": return .number(try cubicBezier(description).valueRange.minimum)
    case "rangeMax": return .number(try cubicBezier(description).valueRange.maximum)
    case "point":
      let point = try spline(description).point(at: vector.number("input"))
      return .value(.numbers([point.x, point.y]))
    case let quantity: throw VectorError.unknown("quantity \(quantity)")
    }
  }

  /// SwiftUI's curves are held at their ends, all others continue.
  private func curve(_ vector: Vector) throws -> TimingCurve {
    try curve(vector["curve"], isHeld: vector.origin == "swiftui-unitcurve")
  }

  private func curve(_ description: JSON, isHeld: Bool = false) throws -> TimingCurve {
    switch try description.text("type") {
    case "cubicBezier":
      return isHeld
        ? .unitCurve(try unitCurve(description)) : .cubicBezier(try cubicBezier(description))
    case "threePointCubic": return .threePointCubic(try threePointCubic(description))
    case "steps": return .steps(try steps(description))
    case "linear": return .stops(try stops(description))
    case "circularEaseIn": return .unitCurve(.circularEaseIn)
    case "circularEaseOut": return .unitCurve(.circularEaseOut)
    case "circularEaseInOut": return .unitCurve(.circularEaseInOut)
    case "threshold": return .threshold(at: try description.number("at"))
    case "catmullRomCurve":
      return .catmullRom(
        try CatmullRomCurve(
          through: points(description, "points"),
          tension: description.number("tension")
        )
      )
    case "compose":
      return .composed(
        outer: try curve(description["outer"], isHeld: isHeld),
        inner: try curve(description["inner"], isHeld: isHeld)
      )
    case let type: throw VectorError.unknown("curve \(type)")
    }
  }
}

extension EasingConformance {
  private func controls(_ description: JSON) throws -> [Double] {
    let p = try description.numbers("p")
    guard p.count == 4 else { throw VectorError.missing("four coordinates") }
    return p
  }

  private func cubicBezier(_ description: JSON) throws -> CubicBezier {
    let p = try controls(description)
    return try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
  }

  private func unitCurve(_ description: JSON) throws -> UnitCurve {
    let p = try controls(description)
    return try UnitCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
  }

  private func threePointCubic(_ description: JSON) throws -> ThreePointCubic {
    let p = try points(description, "p")
    guard p.count == 5 else { throw VectorError.missing("five points") }
    return try ThreePointCubic(
      firstControls: (p[0], p[1]),
      middle: p[2],
      secondControls: (p[3], p[4])
    )
  }

  private func steps(_ description: JSON) throws -> StepCurve {
    let positions: [String: StepCurve.Position] = [
      "jump-start": .jumpStart, "start": .jumpStart, "jump-end": .jumpEnd, "end": .jumpEnd,
      "jump-none": .jumpNone, "jump-both": .jumpBoth,
    ]
    let name = try description.text("position")
    guard let position = positions[name] else { throw VectorError.unknown("position \(name)") }
    return try StepCurve(count: Int(description.number("n")), position: position)
  }

  private func stops(_ description: JSON) throws -> LinearStops {
    try LinearStops(
      description.list("stops").map { stop in
        LinearStops.Stop(output: try stop.number("output"), input: stop["input"].number)
      }
    )
  }

  private func spline(_ description: JSON) throws -> CatmullRomSpline {
    try CatmullRomSpline(
      through: points(description, "points"),
      startHandle: point(description["startHandle"]),
      endHandle: point(description["endHandle"]),
      tension: description.number("tension")
    )
  }

  private func points(_ description: JSON, _ key: String) throws -> [CurvePoint] {
    try description.list(key).map { element in
      guard let point = point(element) else { throw VectorError.missing("point") }
      return point
    }
  }

  private func point(_ json: JSON) -> CurvePoint? {
    guard let numbers = json.numbers, numbers.count == 2 else { return nil }
    return CurvePoint(x: numbers[0], y: numbers[1])
  }
}
