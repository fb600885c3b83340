import JankMotion

/// Velocity estimators, and scrolling with their results.
struct VelocityConformance: VectorJudge {
  let set = "velocity"

  func answer(to vector: Vector) throws -> Answer {
    switch vector.kind {
    case "estimate": try estimate(vector)
    case "estimate1D": try estimateOnAxis(vector)
    case "leastSquares": try leastSquares(vector)
    case "clampVelocity": .value(try clampedVelocity(vector))
    case "friction": .number(try friction(vector))
    case "bouncingScroll": .number(try bouncingScroll(vector))
    case "decay": .number(try decay(vector))
    case "decayInverse":
      .number(try deceleration(vector).velocity(covering: vector.number("distance")))
    case "decayRounding": .value(try roundedDecay(vector))
    case "projection":
      .number(try deceleration(vector).distance(velocity: vector.number("velocity")))
    case "rubberBand": .number(try rubberBand(vector))
    case "frictionFactor":
      .number(
        try OverscrollFriction(base: vector.number("base"))
          .factor(overscrollFraction: vector.number("overscrollFraction"))
      )
    case "inertia": try inertia(vector)
    case "androidFling": .value(try androidFling(vector))
    default: throw VectorError.unknown("kind \(vector.kind)")
    }
  }
}

// MARK: - Estimators

extension VelocityConformance {
  private func estimate(_ vector: Vector) throws -> Answer {
    let stream = try TouchStream(vector)
    let name = try vector.text("estimator")
    if name == "any-with-stop-rule" {
      var estimator = StopRule(WeightedEstimator.iOS)
      stream.play(into: &estimator)
      let readTime = try stream.newestTime + vector.number("readAfterMs") / 1000
      return .value(components(estimator.velocity(readAt: readTime)))
    }
    let velocity = try velocity(of: stream, by: name)
    guard vector["exactSegmentRule"] != .null else { return .value(components(velocity)) }

    let older = stream.velocity(by: ImpulseEstimator(rule: .segment))
    let exactTolerance = Tolerance(vector["exactTolerance"]) ?? .exact
    return .comparisons([
      Comparison(
        got: components(velocity),
        expected: vector["expected"],
        tolerance: Tolerance(vector["tolerance"]) ?? .none
      ),
      Comparison(
        label: "exact",
        got: components(velocity),
        expected: vector["exact"],
        tolerance: exactTolerance
      ),
      Comparison(
        label: "segment rule",
        got: components(older),
        expected: vector["exactSegmentRule"],
        tolerance: exactTolerance
      ),
    ])
  }

  private func velocity(of stream: TouchStream, by name: String) throws -> SIMD2<Double>? {
    switch name {
    case "lsq2": stream.velocity(by: LeastSquaresEstimator())
    case "lsq2-android": stream.velocity(by: AndroidLeastSquaresEstimator())
    case "impulse": stream.velocity(by: ImpulseEstimator())
    case "impulse-deltas": stream.velocity(by: ImpulseEstimator(input: .deltas))
    case "ios-weighted": stream.velocity(by: WeightedEstimator.iOS)
    case "macos-weighted": stream.velocity(by: WeightedEstimator.macOS)
    case "swiftui-sampler": stream.velocity(by: SamplerEstimator())
    case "uikit-scrollview-reported": stream.velocity(by: ScrollReleaseEstimator())
    default: throw VectorError.unknown("estimator \(name)")
    }
  }

  private func components(_ velocity: SIMD2<Double>?) -> JSON {
    guard let velocity else { return .object([:]) }
    return .named(["x": velocity.x, "y": velocity.y, "contentVelocityY": -velocity.y])
  }

  private func estimateOnAxis(_ vector: Vector) throws -> Answer {
    let stream = TouchStream(
      samples: try vector.fields.list("samples").map { sample in
        let value = try sample[sample["delta"] == .null ? "x" : "delta"].number
          .unwrapped("x or delta")
        return PositionSample(time: try sample.number("t_ms") / 1000, position: SIMD2(value, 0))
      }
    )
    guard let velocity = try velocity(of: stream, by: vector.text("estimator")) else {
      return .value(.null)
    }
    return .number(velocity.x)
  }

  private func leastSquares(_ vector: Vector) throws -> Answer {
    let fit = try PolynomialFit(
      x: vector.fields.numbers("x"),
      y: vector.fields.numbers("y"),
      weights: vector["weights"].numbers,
      degree: Int(vector.number("degree"))
    )
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    var comparisons = [
      Comparison(
        got: .numbers(fit.coefficients),
        expected: vector["expected"],
        tolerance: tolerance
      )
    ]
    if vector["confidence"] != .null {
      comparisons.append(
        Comparison(
          label: "confidence",
          got: .number(fit.confidence),
          expected: vector["confidence"],
          tolerance: tolerance
        )
      )
    }
    return .comparisons(comparisons)
  }

  private func clampedVelocity(_ vector: Vector) throws -> JSON {
    let velocity = vector["velocity"]
    let limit = try VelocityLimit(maximum: vector.number("maximum"))
    return components(
      limit.clamped(SIMD2(try velocity.number("x"), try velocity.number("y")))
    )
  }
}

// MARK: - Scrolling

extension VelocityConformance {
  private func friction(_ vector: Vector) throws -> Double {
    let motion = try FrictionMotion(
      start: vector.number("position"),
      velocity: vector.number("velocity"),
      dragPerSecond: vector.number("dragPerSecond")
    )
    switch try vector.text("quantity") {
    case "x": return motion.position(at: try vector.number("t"))
    case "v": return motion.velocity(at: try vector.number("t"))
    case "finalX": return motion.restPosition
    case let quantity: throw VectorError.unknown("quantity \(quantity)")
    }
  }

  private func bouncingScroll(_ vector: Vector) throws -> Double {
    let constants = vector["spring"]
    let (mass, stiffness) = (try constants.number("mass"), try constants.number("stiffness"))
    let ratio = try constants.number("dampingRatio")
    let low = vector["leadingExtent"].number ?? -.infinity
    let motion = try BouncingScroll(
      position: vector.number("position"),
      velocity: vector.number("velocity"),
      range: low...(vector["trailingExtent"].number ?? .infinity),
      spring: Spring(
        mass: mass,
        stiffness: stiffness,
        damping: 2 * ratio * (mass * stiffness).squareRoot(),
        allowsOverdamping: true
      ),
      dragPerSecond: vector.number("dragPerSecond")
    )
    let state = motion.state(at: try vector.number("t"))
    switch try vector.text("quantity") {
    case "x": return state.position
    case "v": return state.velocity
    case let quantity: throw VectorError.unknown("quantity \(quantity)")
    }
  }

  /// Vectors without a form mean the sum.
  private func deceleration(_ vector: Vector) throws -> Deceleration {
    let name = vector["form"].text ?? "sum"
    return try Deceleration(
      ratePerMillisecond: vector.number("ratePerMs"),
      form: Deceleration.Form(rawValue: name).unwrapped("form \(name)")
    )
  }

  private func decay(_ vector: Vector) throws -> Double {
    let deceleration = try deceleration(vector)
    let velocity = try vector.number("velocity")
    let milliseconds = vector["ms"].number
    switch try vector.text("quantity") {
    case "distance":
      guard let milliseconds else { return deceleration.distance(velocity: velocity) }
      return deceleration.distance(velocity: velocity, afterMilliseconds: milliseconds)
    case "velocity":
      return deceleration.velocity(velocity, afterMilliseconds: milliseconds ?? .infinity)
    case let quantity: throw VectorError.unknown("quantity \(quantity)")
    }
  }

  private func roundedDecay(_ vector: Vector) throws -> JSON {
    let aim = try deceleration(vector).aimedAtGrid(
      velocity: vector.number("velocity"),
      gridStep: vector.number("roundingFactor")
    )
    return .named(["target": aim.target, "velocity": aim.velocity])
  }

  private func rubberBand(_ vector: Vector) throws -> Double {
    try RubberBand(
      dimension: vector.number("dimension"),
      coefficient: vector.number("coefficient")
    ).offset(forTravel: vector.number("offset"))
  }

  private func inertia(_ vector: Vector) throws -> Answer {
    let motion = try InertiaMotion(
      start: vector.number("start"),
      target: vector.number("target"),
      timeConstant: vector.number("timeConstantMs") / 1000,
      restDelta: vector.number("restDelta")
    )
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    let step = try vector.number("stepMs") / 1000
    var steps = 0.0
    while !motion.isAtRest(at: steps * step) { steps += 1 }
    let samples = try vector.fields.list("samples").map { sample in
      Comparison(
        label: "\(sample["t"])",
        got: .number(motion.position(at: try sample.number("t"))),
        expected: sample["x"],
        tolerance: tolerance
      )
    }
    let duration = Comparison(
      label: "duration",
      got: .number(steps * step),
      expected: vector["durationSeconds"],
      tolerance: tolerance
    )
    return .comparisons(samples + [duration])
  }

  private func androidFling(_ vector: Vector) throws -> JSON {
    let fling = try AndroidFling(
      velocity: vector.number("velocity"),
      friction: vector.number("friction"),
      pixelsPerInch: vector.number("pixelsPerInch")
    )
    return .named([
      "duration": fling.duration, "distance": fling.distance,
      "xHalf": fling.position(at: fling.duration / 2),
      "vHalf": fling.velocity(at: fling.duration / 2),
    ])
  }
}

extension Optional {
  /// The value, which must exist.
  func unwrapped(_ what: String) throws -> Wrapped {
    guard let self else { throw VectorError.unknown(what) }
    return self
  }
}
