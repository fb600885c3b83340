internal import HeadlessUIKit
internal import JankText

// MARK: Synthetic gestures

extension DragShape {
  /// A synthetic gesture between two positions; a preset samples what is not set.
  static let synthetic: JSONShape<Drag> = {
    let limits = SyntheticTouch.Limits.self
    let shape = JSONShape.object(
      "a drag",
      preset,
      JSONKey.required("from", .place, "Where the touch begins, in points."),
      JSONKey.required("to", .place, "Where it moves to, in points."),
      length("over", limits.duration, "How long it moves; sampled by a preset, or else 300 ms."),
      length("hold", limits.hold, "How long it rests before the release."),
      number(
        "bow",
        limits.bow,
        "How far the middle of its path is beside the straight line, in points: to the left in "
          + "the direction of the drag, below 0 to the right. A thumb moves on an arc: 20 for a "
          + "drag of 400 points."
      ),
      number(
        "hookBack",
        limits.hookBack,
        "The fraction of the path that it moves back before the release, 0 to 1: 0.25 on a path "
          + "of 200 points is 200 points there and 50 back."
      ),
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
      var touchTrack = SyntheticTouch(preset, from: start, to: end)
      if let over { touchTrack.duration = over...over }
      if let hold { touchTrack.hold = hold...hold }
      if let bow { touchTrack.bow = bow...bow }
      if let hook { touchTrack.hookBack = hook...hook }
      if let tremor { touchTrack.tremor = tremor...tremor }
      if let release { touchTrack.releaseSpeed = release.value...release.value }
      touchTrack.rate = rate ?? touchTrack.rate
      touchTrack.jitter = jitter ?? touchTrack.jitter
      touchTrack.speed = speed ?? touchTrack.speed
      touchTrack.isCancelled = isCancelled
      return (touchTrack: touchTrack, release: release?.position)
    } parts: { drag in
      let touchTrack = drag.touchTrack
      return touchTrack.preset.map { preset in
        let basis = SyntheticTouch(preset, from: touchTrack.start, to: touchTrack.end)
        return (
          preset, touchTrack.start, touchTrack.end, stated(\.duration, touchTrack, basis),
          stated(\.hold, touchTrack, basis), stated(\.bow, touchTrack, basis),
          stated(\.hookBack, touchTrack, basis), stated(\.tremor, touchTrack, basis),
          stated(\.releaseSpeed, touchTrack, basis).map { Located($0) },
          touchTrack.rate == basis.rate ? nil : touchTrack.rate,
          touchTrack.jitter == basis.jitter ? nil : touchTrack.jitter,
          touchTrack.speed == basis.speed ? nil : touchTrack.speed, touchTrack.isCancelled
        )
      }
    }
    return shape.resolved { drag, _, log in
      guard let place = drag.release, let problem = drag.touchTrack.releaseProblem else {
        return Drag.synthetic(drag.touchTrack)
      }
      log.report(problem, at: place, about: .meaning)
      return nil
    } writing: { drag in
      if case .synthetic(let touchTrack) = drag {
        (touchTrack: touchTrack, release: nil)
      } else {
        nil
      }
    }
  }()

  /// The range that a drag states, or nil for the preset's.
  private static func stated<Bound>(
    _ part: KeyPath<SyntheticTouch, ClosedRange<Bound>>,
    _ touchTrack: SyntheticTouch,
    _ basis: SyntheticTouch
  ) -> Bound? {
    touchTrack[keyPath: part] == basis[keyPath: part] ? nil : touchTrack[keyPath: part].lowerBound
  }

  private static let preset: JSONKey<SyntheticTouch.Preset?> =
    .optional(
      "preset",
      .name(of: "a kind of gesture", among: SyntheticTouch.Preset.allCases),
      "The kind of gesture; its details are sampled with the seed."
    )

  private static let release: JSONKey<Located<Double>?> =
    .optional(
      "release",
      JSONShape.number(
        in: SyntheticTouch.Limits.releaseSpeed,
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
  static var place: Self { pair("a position such as [187, 120]", in: SyntheticTouch.Limits.place) }

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
