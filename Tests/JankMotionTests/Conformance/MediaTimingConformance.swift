import JankMotion

/// Core Animation's timing and interpolation, and the timing model of Web Animations.
struct MediaTimingConformance: VectorJudge {
  let set = "mediatiming"

  func answer(to vector: Vector) throws -> Answer {
    switch vector.kind {
    case "webIteration", "webPhase", "webActiveTime": try webAnswer(vector)
    case "layerTime": .value(try layerTime(vector))
    case "layerPause": .value(try layerPause(vector))
    case "timedValue": try timedValue(vector)
    case "fromToBy": .number(try fromToBy(vector))
    case "compose", "cumulative": .number(try composition(vector))
    case "group": .value(try group(vector))
    case "interpolate": .value(try interpolation(vector))
    case "planeTransform": .value(try planeTransform(vector))
    case "transform3D": .value(try spaceTransform(vector))
    case "keyframe": .value(try keyframe(vector))
    case "keyframePath": .value(try keyframePath(vector))
    case "keyframeTiming": .number(try keyframeTiming(vector))
    case "valueFunction": .value(try valueFunction(vector))
    case "additiveSequence": try additiveSequence(vector)
    default: throw VectorError.unknown("kind \(vector.kind)")
    }
  }
}

// MARK: - Time

extension MediaTimingConformance {
  private func layerTime(_ vector: Vector) throws -> JSON {
    let chain = try vector.fields.list("chain").map { layer in
      try LayerTime(
        beginTime: layer.number("beginTime"),
        speed: layer.number("speed"),
        timeOffset: layer.number("timeOffset")
      )
    }
    let local = chain.localTime(atParentTime: try vector.number("parentTime"))
    let parent = chain.parentTime(atLocalTime: local)
    return .object([
      "local": .number(local), "backToParent": parent.map { .number($0) } ?? .null,
    ])
  }

  private func layerPause(_ vector: Vector) throws -> JSON {
    var layer = LayerTime.identity
    layer.pause(atParentTime: try vector.number("pauseAt"))
    let resumeTime = try vector.number("resumeAt")
    let held = layer.localTime(atParentTime: resumeTime)
    layer.resume(atParentTime: resumeTime)
    return .named([
      "localWhilePaused": held, "beginTime": layer.beginTime,
      "localAtAsk": layer.localTime(atParentTime: try vector.number("askAt")),
    ])
  }

  private func timedValue(_ vector: Vector) throws -> Answer {
    let animation = try propertyAnimation(vector["animation"])
    let model = try vector.number("modelValue")
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    return .comparisons(
      try vector.fields.list("samples").map { sample in
        let time = try sample.number("t")
        return Comparison(
          label: "at \(time)",
          got: .number([animation].presentationValue(model: model, at: time)),
          expected: sample["value"],
          tolerance: tolerance
        )
      }
    )
  }

  private func fromToBy(_ vector: Vector) throws -> Double {
    let animation = try propertyAnimation(
      vector["animation"],
      duration: vector["duration"].number ?? 1,
      timing: vector["timing"]
    )
    return [animation].presentationValue(
      model: try vector.number("modelValue"),
      at: try vector.number("t")
    )
  }

  private func composition(_ vector: Vector) throws -> Double {
    let animations = try (vector["animations"].list ?? [vector["animation"]]).map {
      try propertyAnimation($0)
    }
    return animations.presentationValue(
      model: try vector.number("modelValue"),
      at: try vector.number("t")
    )
  }

  /// The only group of the set, which its rows describe in words.
  private func group(_ vector: Vector) throws -> JSON {
    let model = try vector.number("modelOpacity")
    let time = try vector.number("t")
    let group = try MediaTiming(duration: 2)
    let fade = PropertyAnimation(
      EndValues(from: 0, to: 1),
      timing: try MediaTiming(beginTime: 0.5, duration: 1)
    )
    let move = PropertyAnimation(EndValues(from: 0, to: 100), timing: try MediaTiming())
    func value(_ member: PropertyAnimation<Double>, _ model: Double) -> Double {
      guard let progress = group.progress(ofMember: member.timing, at: time) else { return model }
      return member.value(at: progress, model: model)
    }
    return .named(["opacity": value(fade, model), "x": value(move, 0)])
  }

  private func additiveSequence(_ vector: Vector) throws -> Answer {
    let curve = try timingCurve(vector["curve"])
    let changes = try vector.fields.list("changes")
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    return .comparisons(
      try vector.fields.list("samples").map { sample in
        let time = try sample.number("t")
        var value = AdditiveChanges(try vector.number("initial"))
        for change in changes {
          let start = try change.number("at")
          guard start <= time else { break }
          try value.change(
            to: change.number("to"),
            at: start,
            duration: change.number("duration"),
            delay: change["delay"].number ?? 0,
            curve: curve
          )
        }
        return Comparison(
          label: "at \(time)",
          got: .number(value.value(at: time)),
          expected: sample["value"],
          tolerance: tolerance
        )
      }
    )
  }
}

// MARK: - Values

extension MediaTimingConformance {
  /// Numbers, lists of numbers and flags; a missing end cancels the animation.
  private func interpolation(_ vector: Vector) throws -> JSON {
    let (from, to) = (vector["fromValue"], vector["toValue"])
    let time = try vector.number("t")
    if let from = from.flag, let to = to.flag {
      return .flag(.interpolated(from: from, to: to, fraction: time))
    }
    if let from = from.number, let to = to.number {
      let value = Double.interpolated(from: from, to: to, fraction: time)
      guard let component = vector["component"].text else { return .number(value) }
      return try matrixElement(component, of: vector.text("keyPath"), for: value)
    }
    guard let from = from.numbers, let to = to.numbers, from.count == to.count else {
      return vector["modelValue"]
    }
    return .numbers(zip(from, to).map { .interpolated(from: $0, to: $1, fraction: time) })
  }

  /// An element of the matrix that a key path such as "transform.rotation.z" stands for.
  private func matrixElement(_ name: String, of keyPath: String, for value: Double) throws -> JSON {
    let functions: [String: ValueFunction] = [
      "transform.rotation.x": .rotateX, "transform.rotation.y": .rotateY,
      "transform.rotation.z": .rotateZ,
    ]
    let function = try functions[keyPath].unwrapped("key path \(keyPath)")
    return .number(try function.transform(SIMD3(repeating: value)).elements.number(name))
  }

  private func planeTransform(_ vector: Vector) throws -> JSON {
    func transform(_ key: String) throws -> PlaneTransform {
      let m = try vector.fields.numbers(key)
      guard m.count == 4 || m.count == 6 else { throw VectorError.unknown("matrix \(m)") }
      return PlaneTransform(
        a: m[0],
        b: m[1],
        c: m[2],
        d: m[3],
        tx: m.count == 6 ? m[4] : 0,
        ty: m.count == 6 ? m[5] : 0
      )
    }
    let mixed = PlaneTransform.interpolated(
      from: try transform("from"),
      to: try transform("to"),
      fraction: try vector.number("t")
    )
    let isLinear = try vector.fields.numbers("from").count == 4
    return .numbers([mixed.a, mixed.b, mixed.c, mixed.d] + (isLinear ? [] : [mixed.tx, mixed.ty]))
  }

  private func spaceTransform(_ vector: Vector) throws -> JSON {
    let description = try TransformDescription(vector.text("description"))
    return Transform3D.interpolated(
      from: description.start,
      to: description.end,
      fraction: try vector.number("t")
    ).elements
  }

  private func valueFunction(_ vector: Vector) throws -> JSON {
    let name = try vector.text("function")
    let function = try ValueFunction(rawValue: name).unwrapped("function \(name)")
    let time = try vector.number("t")
    let input: SIMD3<Double>
    if let values = vector["values"].list {
      let track = try KeyframeTrack(values: values.map(threeNumbers))
      input = try track.value(at: time).unwrapped("a single value")
    } else {
      let animation = PropertyAnimation(
        EndValues(
          from: try threeNumbers(vector["fromValue"]),
          to: try threeNumbers(vector["toValue"])
        ),
        timing: try MediaTiming(duration: 1, repeatCount: vector["repeatCount"].number ?? 1),
        isCumulative: vector["cumulative"].flag ?? false
      )
      input = try animation.value(at: time, model: .zero).unwrapped("no value")
    }
    let elements = function.transform(input).elements
    let names = try vector.text("component").split(separator: " ").map(String.init)
    let numbers = try names.map { try elements.number($0) }
    return names.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  private func threeNumbers(_ json: JSON) throws -> SIMD3<Double> {
    if let number = json.number { return SIMD3(repeating: number) }
    guard let numbers = json.numbers, numbers.count == 3 else {
      throw VectorError.unknown("value \(json)")
    }
    return SIMD3(numbers[0], numbers[1], numbers[2])
  }
}

// MARK: - Keyframes

extension MediaTimingConformance {
  private func keyframe(_ vector: Vector) throws -> JSON {
    let shapes = ["tensionValues", "continuityValues", "biasValues"].map {
      vector[$0].numbers ?? []
    }
    let values = try vector.fields.numbers("values")
    func part(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    let track = try KeyframeTrack(
      values: values,
      keyTimes: vector["keyTimes"].numbers,
      mode: mode(vector),
      shapes: values.indices.map { index in
        try KeyShape(
          tension: part(shapes[0], index),
          continuity: part(shapes[1], index),
          bias: part(shapes[2], index)
        )
      }
    )
    guard let value = track.value(at: try vector.number("t")) else { return vector["modelValue"] }
    return .number(value)
  }

  private func keyframePath(_ vector: Vector) throws -> JSON {
    let elements = try vector.fields.list("path").map { try element($0) }
    let track = try PathTrack(
      path: MotionPath(elements),
      keyTimes: vector["keyTimes"].numbers,
      mode: mode(vector)
    )
    let place = try track.position(at: vector.number("t")).unwrapped("a single key time")
    return .numbers([place.x, place.y])
  }

  private func element(_ json: JSON) throws -> MotionPath.Element {
    let numbers = (json.list ?? []).compactMap(\.number)
    func point(_ index: Int) -> SIMD2<Double> { SIMD2(numbers[index * 2], numbers[index * 2 + 1]) }
    switch (json[0].text, numbers.count) {
    case ("move", 2): return .move(to: point(0))
    case ("line", 2): return .line(to: point(0))
    case ("quad", 4): return .quadCurve(control: point(0), to: point(1))
    case ("curve", 6): return .curve(control1: point(0), control2: point(1), to: point(2))
    case ("close", 0): return .close
    default: throw VectorError.unknown("path element \(json)")
    }
  }

  private func keyframeTiming(_ vector: Vector) throws -> Double {
    let track = try KeyframeTrack(
      values: vector.fields.numbers("values"),
      keyTimes: vector["keyTimes"].numbers,
      curves: vector.fields.list("timingFunctions").map(bezier)
    )
    let share = try bezier(vector["timingFunction"]).value(at: vector.number("t"))
    return try track.value(at: share).unwrapped("a single value")
  }

  private func mode(_ vector: Vector) throws -> CalculationMode {
    let name = try vector.text("mode")
    return try CalculationMode(rawValue: name).unwrapped("mode \(name)")
  }
}

// MARK: - Reading

extension MediaTimingConformance {
  /// Rows without a duration last one second.
  private func propertyAnimation(
    _ json: JSON,
    duration: Double = 1,
    timing curve: JSON = .null
  ) throws -> PropertyAnimation<Double> {
    let fillMode = json["fillMode"].text ?? "removed"
    let timing = try MediaTiming(
      beginTime: json["beginTime"].number ?? 0,
      duration: json["duration"].number ?? duration,
      speed: json["speed"].number ?? 1,
      timeOffset: json["timeOffset"].number ?? 0,
      repeatCount: json["repeatCount"].number ?? 0,
      repeatDuration: json["repeatDuration"].number ?? 0,
      autoreverses: json["autoreverses"].flag ?? false,
      fillMode: MediaTiming.FillMode(rawValue: fillMode).unwrapped("fill mode \(fillMode)")
    )
    return PropertyAnimation(
      EndValues(
        from: json["fromValue"].number,
        to: json["toValue"].number,
        by: json["byValue"].number
      ),
      timing: timing,
      curve: try timingCurve(json["timing"] == .null ? curve : json["timing"]),
      isAdditive: json["additive"].flag ?? false,
      isCumulative: json["cumulative"].flag ?? false
    )
  }

  private func timingCurve(_ json: JSON) throws -> TimingCurve {
    .cubicBezier(try bezier(json))
  }

  private func bezier(_ json: JSON) throws -> CubicBezier {
    if let p = json["p"].numbers, p.count == 4 {
      return try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    }
    switch json {
    case .null, .text("linear"): return .linear
    case .text("easeIn"): return .easeIn
    case .text("easeOut"): return .easeOut
    case .text("easeInEaseOut"): return .easeInEaseOut
    case .text("default"): return .coreAnimationDefault
    default: throw VectorError.unknown("curve \(json)")
    }
  }
}
