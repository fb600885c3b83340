internal import HeadlessUIKit
internal import JankText

// MARK: Synthetic gestures

extension DragShape {
  /// A synthetic gesture between two positions; a preset samples what is not set.
  static let synthetic: JSONShape<Drag> = {
    let limits = SyntheticFinger.Limits.self
    let shape = JSONShape.object(
      "a drag",
      preset,
      JSONKey.required("from", .place, "Where the touch begins, in points."),
      JSONKey.required("to", .place, "Where it moves to, in points."),
      length("over", limits.duration, "How long it moves; sampled by a preset, or else 300 ms."),
      length("hold", limits.hold, "How long it rests before the release."),
      number("bow", limits.bow, "How far the middle of its path lies to the left, in points."),
      number("hookBack", limits.hookBack, "The fraction of the path it goes back at the end."),
      number("tremor", limits.tremor, "How far it trembles, in points."),
      release,
      number("rate", limits.rate, "How many samples the panel takes per second."),
      length("jitter", limits.jitter, "How early or late a sample can be."),
      speed,
      cancelled
    ) {
      preset,
      start,
      end,
      over,
      hold,
      bow,
      hook,
      tremor,
      release,
      rate,
      jitter,
      speed,
      isCancelled in
      var finger = SyntheticFinger(preset, from: start, to: end)
      if let over { finger.duration = over...over }
      if let hold { finger.hold = hold...hold }
      if let bow { finger.bow = bow...bow }
      if let hook { finger.hookBack = hook...hook }
      if let tremor { finger.tremor = tremor...tremor }
      if let release { finger.releaseSpeed = release.value...release.value }
      finger.rate = rate ?? finger.rate
      finger.jitter = jitter ?? finger.jitter
      finger.speed = speed ?? finger.speed
      finger.isCancelled = isCancelled
      return (finger: finger, release: release?.position)
    } parts: { drag in
      let finger = drag.finger
      return finger.preset.map { preset in
        let basis = SyntheticFinger(preset, from: finger.start, to: finger.end)
        return (
          preset, finger.start, finger.end, stated(\.duration, finger, basis),
          stated(\.hold, finger, basis), stated(\.bow, finger, basis),
          stated(\.hookBack, finger, basis), stated(\.tremor, finger, basis),
          stated(\.releaseSpeed, finger, basis).map { Located($0) },
          finger.rate == basis.rate ? nil : finger.rate,
          finger.jitter == basis.jitter ? nil : finger.jitter,
          finger.speed == basis.speed ? nil : finger.speed, finger.isCancelled
        )
      }
    }
    return shape.resolved { drag, _, log in
      guard let place = drag.release, let problem = drag.finger.releaseProblem else {
        return Drag.synthetic(drag.finger)
      }
      log.report(problem, at: place, about: .meaning)
      return nil
    } writing: { drag in
      if case .synthetic(let finger) = drag { (finger: finger, release: nil) } else { nil }
    }
  }()

  /// The range that a drag states, or nil for the preset's.
  private static func stated<Bound>(
    _ part: KeyPath<SyntheticFinger, ClosedRange<Bound>>,
    _ finger: SyntheticFinger,
    _ basis: SyntheticFinger
  ) -> Bound? {
    finger[keyPath: part] == basis[keyPath: part] ? nil : finger[keyPath: part].lowerBound
  }

  private static let preset: JSONKey<SyntheticFinger.Preset?> =
    .optional(
      "preset",
      .name(of: "a kind of gesture", among: SyntheticFinger.Preset.allCases),
      "The kind of gesture; its details are sampled with the seed."
    )

  private static let release: JSONKey<Located<Double>?> =
    .optional(
      "release",
      JSONShape.number(
        in: SyntheticFinger.Limits.releaseSpeed,
        unit: "points per second"
      ).located,
      "The speed at the release, in points per second."
    )

  private static let speed: JSONKey<SpeedProfile?> =
    .optional(
      "speed",
      .name(of: "a speed profile", among: SpeedProfile.allCases),
      "The speed along the path; by default minimum-jerk."
    )

  private static func number(
    _ key: String,
    _ limits: ClosedRange<Double>,
    _ about: String
  ) -> JSONKey<Double?> {
    .optional(key, .number(in: limits), about)
  }

  private static func length(
    _ key: String,
    _ limits: ClosedRange<Interval>,
    _ about: String
  ) -> JSONKey<Interval?> {
    let range = limits.lowerBound.nanoseconds...limits.upperBound.nanoseconds
    return .optional(key, .interval(in: range), about)
  }
}

extension JSONShape<SIMD2<Double>> {
  /// A position on the screen, in points.
  static var place: Self { pair("a position such as [187, 120]", in: SyntheticFinger.Limits.place) }

  /// Two numbers of a range.
  static func pair(_ expectation: String, in range: ClosedRange<Double>) -> Self {
    let number = JSONShape<Double>.number(in: range)
    let schema = JSONSchema.array(of: number.schema, count: 2...2, isDistinct: false)
    let write: @Sendable (SIMD2<Double>) -> JSONValue.Content? = { pair in
      .array([pair.x, pair.y].compactMap { number.write($0).map { JSONValue($0) } })
    }
    return JSONShape(expectation, schema: schema, write: write) { content in
      guard case .array(let items) = content, items.count == 2 else { return nil }
      let numbers = items.compactMap(\.number).filter(range.contains)
      return numbers.count == 2 ? SIMD2(numbers[0], numbers[1]) : nil
    }
  }
}
