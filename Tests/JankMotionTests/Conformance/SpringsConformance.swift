import JankMotion

/// Springs of Core Animation, UIKit, SwiftUI, pop, Rebound, Flutter, Compose and others.
struct SpringsConformance: VectorJudge {
  let set = "springs"

  func answer(to vector: Vector) throws -> Answer {
    switch vector.kind {
    case "trajectory": try trajectory(vector)
    case "bound": .number(try bound(vector))
    case "settlingDuration": .number(try settlingDuration(vector))
    case "uikitSpringToPhysical", "durationBounceToPhysical", "responseRatioToPhysical":
      .value(try physical(vector))
    case "physicalToDurationBounce": .value(try perceptual(vector))
    case "bouncinessSpeedToTensionFriction", "origamiToTensionFriction":
      .value(try tensionAndFriction(vector))
    case "restFrame", "doneTimeMs": .number(try restTime(vector))
    case "durationToThresholdMs": .number(try thresholdTime(vector))
    case "settlingDurationWave":
      .number(try spring(responseAndRatio: vector["params"]).waveSettlingDuration)
    default: throw VectorError.unknown("kind \(vector.kind)")
    }
  }
}

extension SpringsConformance {
  /// Integrators advance frame by frame; the closed form is evaluated at each time.
  private func trajectory(_ vector: Vector) throws -> Answer {
    let samples = try vector.fields.list("samples")
    let target = try vector.number("to")
    let displacement = try vector.number("from") - target
    let velocity = try vector.number("initialVelocity")
    let states: [(displacement: Double, velocity: Double)]
    switch try vector.text("method") {
    case "analytic":
      let spring = try spring(of: vector)
      states = try samples.map { sample in
        spring.state(at: try sample.number("t"), from: displacement, velocity: velocity)
      }
    case "pop-rk4-1ms-feedback":
      var body = PopSpring(try spring(of: vector), displacement: displacement, velocity: velocity)
      states = try frames(vector).map { body.advance(by: $0) }
    case "rebound-rk4-1ms-feedback":
      var body = ReboundSpring(
        try spring(of: vector),
        displacement: displacement,
        velocity: velocity
      )
      states = try frames(vector).map { body.advance(by: $0) }
    case "swiftui-verlet-300hz":
      var body = FluidSpring(try spring(of: vector), displacement: displacement, velocity: velocity)
      let frame = try vector.number("frameSeconds")
      states = samples.indices.map { body.advance(to: Double($0 + 1) * frame) }
    case let method: throw VectorError.unknown("method \(method)")
    }
    return .comparisons(
      zip(samples, states).flatMap { sample, state in
        comparisons(sample, state, target: target, tolerance: vector["tolerance"])
      }
    )
  }

  private func comparisons(
    _ sample: JSON,
    _ state: (displacement: Double, velocity: Double),
    target: Double,
    tolerance: JSON
  ) -> [Comparison] {
    [("x", target + state.displacement), ("v", state.velocity)].compactMap { key, got in
      guard let expected = sample[key].number else { return nil }
      return Comparison(
        label: "\(key) at \(sample["t"])",
        got: .number(got),
        expected: .number(expected),
        tolerance: Tolerance(tolerance[key]) ?? .none
      )
    }
  }

  /// The durations of the frames, from the file or from the sample times in microseconds.
  private func frames(_ vector: Vector) throws -> [Double] {
    let times = try vector.fields.list("samples").map { try $0.number("t") }
    if let frame = vector["frameSeconds"].number { return times.map { _ in frame } }
    return zip(times, [0] + times).map { ((($0 - $1) * 1e6).rounded()) / 1e6 }
  }

  private func bound(_ vector: Vector) throws -> Double {
    let target = try vector.number("to")
    let state = try spring(of: vector).state(
      at: try vector.number("t"),
      from: try vector.number("from") - target,
      velocity: try vector.number("initialVelocity")
    )
    switch try vector.text("quantity") {
    case "x": return target + state.displacement
    case "v": return state.velocity
    case let quantity: throw VectorError.unknown("quantity \(quantity)")
    }
  }
}

extension SpringsConformance {
  /// The spring of an animation.
  ///
  /// The file states the clamped damping if the system clamps it, so the given one is clamped to
  /// critical in that case, and used unchanged otherwise.
  private func spring(of vector: Vector) throws -> Spring {
    try spring(vector["spring"], allowsOverdamping: vector["damping_used"] == .null)
  }

  private func spring(_ constants: JSON, allowsOverdamping: Bool) throws -> Spring {
    try Spring(
      mass: constants.number("mass"),
      stiffness: constants.number("stiffness"),
      damping: constants.number("damping"),
      allowsOverdamping: allowsOverdamping
    )
  }

  private func spring(responseAndRatio parameters: JSON) throws -> Spring {
    try Spring(
      response: parameters.number("response"),
      dampingRatio: parameters.number("dampingRatio")
    )
  }

  private func settlingDuration(_ vector: Vector) throws -> Double {
    let parameters = vector["params"]
    let spring = try spring(
      parameters,
      allowsOverdamping: parameters["allowsOverdamping"].flag ?? false
    )
    return spring.settlingDuration(initialVelocity: try parameters.number("initialVelocity"))
  }

  private func physical(_ vector: Vector) throws -> JSON {
    let parameters = vector["params"]
    let spring =
      switch vector.kind {
      case "uikitSpringToPhysical":
        try Spring(
          uiKitDuration: parameters.number("duration"),
          dampingRatio: parameters.number("dampingRatio"),
          initialVelocity: parameters.number("initialVelocity")
        )
      case "durationBounceToPhysical":
        try Spring(
          duration: parameters.number("duration"),
          bounce: parameters.number("bounce"),
          mass: parameters["mass"].number ?? 1
        )
      default: try spring(responseAndRatio: parameters)
      }
    return .named([
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
    ])
  }

  private func perceptual(_ vector: Vector) throws -> JSON {
    let spring = try spring(vector["params"], allowsOverdamping: true)
    return .named([
      "duration": spring.response, "durationMs": spring.response * 1000, "bounce": spring.bounce,
    ])
  }

  /// Tension and friction, as pop and Rebound call stiffness and damping.
  private func tensionAndFriction(_ vector: Vector) throws -> JSON {
    let parameters = vector["params"]
    let spring =
      vector.kind == "origamiToTensionFriction"
      ? try Spring(
        origamiTension: value(in: parameters, ofKind: "tension"),
        friction: value(in: parameters, ofKind: "friction")
      )
      : try Spring(
        popBounciness: parameters.number("bounciness"),
        speed: parameters.number("speed")
      )
    return .named(["tension": spring.stiffness, "friction": spring.damping])
  }

  /// The member with a given name, which a file may prefix with its owner.
  private func value(in parameters: JSON, ofKind name: String) throws -> Double {
    let key = parameters.object?.keys.sorted().first { $0.lowercased().hasSuffix(name) }
    return try parameters.number(key ?? name)
  }

  /// The first frame, or the first step in milliseconds, at which the spring is at rest.
  private func restTime(_ vector: Vector) throws -> Double {
    let parameters = vector["params"]
    let isFrame = vector.kind == "restFrame"
    let step = try parameters.number(isFrame ? "frameSeconds" : "stepMs")
    let displacement = try parameters.number("from") - parameters.number("to")
    let steps = try spring(parameters, allowsOverdamping: !isFrame).firstStepAtRest(
      from: displacement,
      velocity: parameters.number("initialVelocity"),
      stepSeconds: isFrame ? step : step / 1000,
      restDisplacement: parameters.number(isFrame ? "restDisplacement" : "restDelta"),
      restSpeed: parameters.number(isFrame ? "restVelocityPerSecond" : "restSpeed")
    )
    guard let steps else { return .infinity }
    return isFrame ? Double(steps) : Double(steps) * step
  }

  private func thresholdTime(_ vector: Vector) throws -> Double {
    let parameters = vector["params"]
    let stiffness = try parameters.number("stiffness")
    let ratio = try parameters.number("dampingRatio")
    let spring = try Spring(
      stiffness: stiffness,
      damping: 2 * ratio * stiffness.squareRoot(),
      allowsOverdamping: true
    )
    return try 1000
      * spring.lastTimeOutside(
        parameters.number("threshold"),
        from: parameters.number("initialDisplacement"),
        velocity: parameters.number("initialVelocity")
      )
  }
}
