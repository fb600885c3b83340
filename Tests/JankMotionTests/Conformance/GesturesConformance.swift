import JankMotion

/// Scroll traces, decisions at the release, page positions and recognisers' results for events.
struct GesturesConformance: VectorJudge {
  let set = "gestures"

  func answer(to vector: Vector) throws -> Answer {
    switch vector.kind {
    case "scrollTrace": try scrollTrace(vector)
    case "releaseDecision": try releaseDecision(vector)
    case "routePosition": .number(try routePosition(vector))
    case "dragPosition": .value(try dragPosition(vector))
    case "sheetDrag": try sheetDrag(vector)
    case "sheetDim":
      .number(
        try SheetGeometry(height: vector.number("sheetHeight"))
          .dim(atOffset: vector.number("offset"))
      )
    case "edgeStart":
      .value(
        .flag(
          try EdgeRegion(
            width: vector.number("edgeWidth"),
            safeAreaInset: vector["safeAreaInset"].number ?? 0
          ).contains(distance: vector.number("x"))
        )
      )
    case "percentDriven", "percentClamp": .value(try percentDriven(vector))
    case "recogniserScenario": try ArenaConformance.scenario(vector)
    case "arena": .comparisons(try ArenaConformance.arena(vector))
    default: throw VectorError.unknown("kind \(vector.kind)")
    }
  }
}

// MARK: - Scroll traces

extension GesturesConformance {
  private func scrollTrace(_ vector: Vector) throws -> Answer {
    let offset = try offsetFunction(vector)
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    return .comparisons(
      try vector.fields.list("frames").map { frame in
        let time = try frame.number("t")
        return Comparison(
          label: "at \(time)",
          got: .number(try offset(time)),
          expected: frame["offset"],
          tolerance: tolerance
        )
      }
    )
  }

  private func offsetFunction(_ vector: Vector) throws -> (Double) throws -> Double {
    let model = vector["model"]
    if vector["phase"].text == "tracking" { return try tracking(vector) }
    let edge = model["edge"].number
    if let rate = model["rate"].number, let start = try? number(model, like: "offset") {
      let velocity = try number(model, like: "velocity")
      let startTime = try number(model, like: "time")
      let range =
        edge.map { velocity < 0 ? $0...Double.infinity : -Double.infinity...$0 }
        ?? -Double.infinity...Double.infinity
      let release = try ScrollRelease(
        offset: start,
        velocity: velocity,
        range: range,
        deceleration: Deceleration(ratePerMillisecond: rate)
      )
      return { release.state(at: $0 - startTime).offset }
    }
    guard let edge else { throw VectorError.unknown("model \(model)") }
    let firstFrame = try vector.fields.list("frames")[0]
    let start = try? number(model, like: "time")
    let bounce = try EdgeBounce(
      edge: edge,
      offset: (try? number(model, like: "offset")) ?? edge,
      velocity: number(model, like: "velocity"),
      frequency: model.number("omega")
    )
    let startTime = try start ?? firstFrame.number("t")
    return { bounce.state(at: $0 - startTime).offset }
  }

  /// The number whose key contains a word, at the release if there are several times; keys about
  /// the touch do not count.
  private func number(_ model: JSON, like word: String) throws -> Double {
    let keys = (model.object ?? [:]).keys.sorted().filter {
      $0.lowercased().contains(word) && !$0.lowercased().contains("finger")
    }
    let key = keys.first { $0.lowercased().contains("release") } ?? keys.first
    return try key.flatMap { model[$0].number }.unwrapped("\(word) in \(model)")
  }

  /// A drag along y; upward travel increases the offset.
  private func tracking(_ vector: Vector) throws -> (Double) throws -> Double {
    let stream = try TouchStream(vector)
    let first = try stream.samples.first.unwrapped("an empty stream")
    let startOffset = try vector.number("startOffset")
    let model = vector["model"]
    let isAtEdge = model["dimension"] != .null
    let goesUp = (stream.samples.last?.position.y ?? 0) < first.position.y
    let edge = model["edge"].number ?? startOffset
    let everywhere = -Double.infinity...Double.infinity
    let range = goesUp ? everywhere.lowerBound...edge : edge...everywhere.upperBound
    return { time in
      var drag = try ScrollDrag(
        startOffset: startOffset,
        range: isAtEdge ? range : everywhere,
        viewportLength: model["dimension"].number ?? 852
      )
      for sample in stream.samples where sample.time <= time + 1e-9 {
        drag.move(toTravel: first.position.y - sample.position.y)
      }
      return drag.offset
    }
  }
}

// MARK: - Decisions

extension GesturesConformance {
  private func releaseDecision(_ vector: Vector) throws -> Answer {
    switch try vector.text("subject") {
    case "sheet":
      let release = try GestureRelease(
        travel: vector.number("offset"),
        extent: vector.number("height"),
        velocity: vector.number("velocity")
      )
      let policy = SheetPolicy(allowsDismissal: !(vector["dismissalDisabled"].flag ?? false))
      let dismisses = policy.decision(for: release) == .completes
      return .value(.text(dismisses ? "dismisses" : "returns"))
    case "backSwipe":
      return try backSwipe(vector)
    case let subject:
      throw VectorError.unknown("subject \(subject)")
    }
  }

  private func backSwipe(_ vector: Vector) throws -> Answer {
    let width = try vector.number("width")
    let drag = try vector.number("drag")
    let release = try GestureRelease(
      travel: drag,
      extent: width,
      velocity: vector.number("velocityWidthsPerSecond") * width
    )
    let decision = HalfwayOrFlingPolicy().decision(for: release)
    var comparisons = [
      Comparison(got: .text(decision.rawValue), expected: vector["expected"], tolerance: .none)
    ]
    let progress = try PageTransition(width: width).progress(forTravel: drag)
    let settle = try PageSettle(from: progress, decision: decision)
    if vector["settleDurationMs"] != .null {
      comparisons.append(
        Comparison(
          label: "settle time",
          got: .number(settle.milliseconds),
          expected: vector["settleDurationMs"],
          tolerance: settleTolerance(progress)
        )
      )
    }
    if let points = vector["settleCurve"]["p"].list {
      let curve = PageSettle.curve
      comparisons.append(
        Comparison(
          label: "settle curve",
          got: .numbers([curve.x1, curve.y1, curve.x2, curve.y2]),
          expected: .list(points),
          tolerance: .none
        )
      )
    }
    return .comparisons(comparisons)
  }

  /// The tolerance of the settle time, which is rounded down.
  ///
  /// If it is a whole number except for the last digit, rounding may go either way: 800 · (1 −
  /// 401/800) is 399 in binary64 and slightly less at 50 digits.
  private func settleTolerance(_ progress: Double) -> Tolerance {
    let milliseconds = PageSettle.wholeWayMilliseconds * progress
    let isWhole = (milliseconds - milliseconds.rounded()).magnitude < 1e-9
    return Tolerance(absolute: isWhole ? 1 : 0)
  }

  private func percentDriven(_ vector: Vector) throws -> JSON {
    var transition = try PercentDriven(
      duration: vector["duration"].number ?? 1,
      completionSpeed: vector["completionSpeed"].number ?? 1
    )
    if vector.kind == "percentClamp" {
      transition.update(try vector.number("input"))
      return .number(transition.percentComplete)
    }
    transition.update(try vector.number("percentComplete"))
    return .named([
      "finish": transition.timeToFinish, "cancel": transition.timeToCancel,
    ])
  }

  private func sheetDrag(_ vector: Vector) throws -> Answer {
    let sheet = try SheetGeometry(height: vector.number("sheetHeight"))
    return .comparisons([
      Comparison(
        got: .number(sheet.offset(forTravel: try vector.number("fingerTravel"))),
        expected: vector["expectedOffset"],
        tolerance: Tolerance(vector["tolerance"]) ?? .none
      )
    ])
  }
}

// MARK: - Pages

extension GesturesConformance {
  private func dragPosition(_ vector: Vector) throws -> JSON {
    let transition = try PageTransition(width: vector.number("width"))
    let progress = transition.progress(forTravel: try vector.number("drag"))
    return .named([
      "leaving": transition.upperOffset(progress: progress, .interactive),
      "underneath": transition.underneathOffset(progress: progress, .interactive),
    ])
  }

  /// Flutter's test screen is 800 by 600 points.
  private func routePosition(_ vector: Vector) throws -> Double {
    let pages = try PageTransition(width: 800)
    let seconds = try vector.number("t_ms") / 1000
    let quantity = try vector.text("quantity")
    let isLeaving = ["pop", "dismissal"].contains { vector.name.contains($0) }
    let motion: PageTransition.Motion
    let progress: Double
    if let drag = vector["drag"].number {
      motion = .interactive
      let release = try GestureRelease(travel: drag, extent: pages.width, velocity: 0)
      progress = try PageSettle(
        from: pages.progress(forTravel: drag),
        decision: HalfwayOrFlingPolicy().decision(for: release)
      ).progress(at: seconds)
    } else {
      motion = isLeaving ? .leaving : .arriving
      let passed = seconds / PageTransition.duration
      let start = vector["interruptedAtProgress"].number ?? (isLeaving ? 1 : 0)
      progress = min(max(isLeaving ? start - passed : start + passed, 0), 1)
    }
    if quantity.hasPrefix("y") {
      return try CoverTransition(height: 600).offset(progress: progress, isLeaving: isLeaving)
    }
    return quantity.contains("underneath")
      ? pages.underneathOffset(progress: progress, motion)
      : pages.upperOffset(progress: progress, motion)
  }
}
