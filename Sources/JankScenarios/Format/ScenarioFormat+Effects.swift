internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// The effect of a transition.
  static func effect(among kinds: [Effect.Kind]) -> JSONShape<Effect> {
    JSONShape.oneKey(
      "an effect",
      kinds.map { .optional($0.name, shape(of: $0), $0.about) },
      example: #"{ "slide": { "duration": "400 ms" } }"#
    )
    .defined(as: "effect")
  }

  private static func shape(of kind: Effect.Kind) -> JSONShape<Effect> {
    let kindName = "a \(kind.name)"
    // An app's own animator has its own timing.
    guard kind.makeAnimator == nil else {
      return .object(kindName, duration(of: kind), settings(of: kind)) { duration, settings in
        Effect(kind, duration: duration, settings: settings)
      }
    }
    let keys = JSONKey<EffectDraft>.group(
      duration(of: kind),
      timing,
      delay,
      settings(of: kind)
    ) { duration, timing, delay, settings in
      EffectDraft(duration: duration, timing: timing, delay: delay, settings: settings)
    }
    return .object(kindName, keys.resolved { $0.effect(kind, $1) }) { $0 }
  }

  /// The duration in seconds.
  private static func duration(of kind: Effect.Kind) -> JSONKey<Double> {
    let standard = Interval(seconds: kind.duration)
    return .optional(
      "duration",
      JSONShape.duration(in: 0...10_000_000_000).map { Interval(nanoseconds: $0).seconds },
      or: .text(DurationText.text(standard.nanoseconds)),
      kind.durationAbout
    )
  }

  /// The text of a curve, in the syntax of `janklab curve`.
  private static let timing: JSONKey<WrittenCurve?> = {
    let text = JSONShape.text(length: 1...1000)
    return .optional(
      "timing",
      text.resolved { text, position, log in
        do throws(CurveTextError) {
          return try CurveText.curve(in: text)
        } catch {
          let place = position.inText(column: error.column)
          log.report(error.message, at: place, hint: error.hint, about: .meaning)
          return nil
        }
      },
      """
      The timing curve, as janklab curve accepts it, such as "easeOut", \
      "cubic-bezier(0.2, 0, 0, 1)" or "spring:0.8,500ms"; by default the effect's own. Core \
      Animation plays curves for which UIView has no option as keyframes, a value every sixtieth \
      of a second and at most 240. If duration is omitted, a curve with its own duration sets it.
      """
    )
  }()

  private static let delay: JSONKey<Double> =
    .optional(
      "delay",
      JSONShape.duration(in: 0...10_000_000_000).map { Interval(nanoseconds: $0).seconds },
      or: .text("0 ms"),
      "The delay before anything moves, in addition to the duration."
    )

  private static func settings(of kind: Effect.Kind) -> JSONKey<[String: Effect.Setting]> {
    let names = kind.options.map(\.name)
    return .all(kind.options.map(setting)) { settings in
      Dictionary(uniqueKeysWithValues: zip(names, settings))
    }
  }

  private static func setting(of option: Effect.Option) -> JSONKey<Effect.Setting> {
    switch option.form {
    case .number(let range, let standard):
      .optional(
        option.name,
        JSONShape.number(in: range).map { .number($0) },
        or: .real(standard),
        option.about
      )
    case .count(let range, let standard):
      .optional(
        option.name,
        JSONShape.integer(in: Int64(range.lowerBound)...Int64(range.upperBound))
          .map { .number(Double($0)) },
        or: .integer(Int64(standard)),
        option.about
      )
    case .name(let names, let standard):
      .optional(
        option.name,
        JSONShape.named("a \(option.name)", names, by: \.self).map { .name($0) },
        or: .text(standard),
        option.about
      )
    case .flag(let standard):
      .optional(
        option.name,
        JSONShape.boolean.map { .flag($0) },
        or: .boolean(standard),
        option.about
      )
    case .rectangle:
      JSONKey<CGRect?>.optional(option.name, rectangle, option.about)
        .resolved { rectangle, _ in .rectangle(rectangle) }
    }
  }

  private static let rectangle: JSONShape<CGRect> =
    JSONShape<[Double]>.array(of: .number(in: 0...100_000, unit: "points"), count: 4...4)
    .resolved { numbers, position, log in
      let rectangle = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if rectangle.width >= 1, rectangle.height >= 1 { return rectangle }
      log.report(
        "expected a rectangle at least 1 point wide and high",
        at: position,
        hint: "write [x, y, width, height]",
        about: .meaning
      )
      return nil
    }
}

/// The values of an effect's keys.
private struct EffectDraft: Sendable {
  let duration: Double
  let timing: WrittenCurve?
  let delay: Double
  let settings: [String: Effect.Setting]

  private static let longest = 10.0
  // Far beyond any intended overshoot, and far from numbers that are not finite.
  private static let farthest = 100.0

  /// Whether the timing stays within values at which a layer can be shown.
  private func staysNear(over duration: Double) -> Bool {
    guard let curve = timing?.curve else { return true }
    return (0...600).allSatisfy { step in
      curve.value(at: duration * Double(step) / 600, duration: duration).magnitude <= Self.farthest
    }
  }

  /// Creates the effect, or reports contradicting keys and returns nil.
  func effect(_ kind: Effect.Kind, _ object: JSONObjectReader) -> Effect? {
    if timing != nil, object.has("damping") {
      object.log.report(
        #""timing" and "damping" both set the timing curve"#,
        at: object.position(of: "timing"),
        hint: #"remove one; a spring can be the timing, such as "spring:0.6,800ms""#,
        about: .meaning
      )
      return nil
    }
    var duration = duration
    if let own = timing?.duration?.seconds, !object.has("duration") {
      guard own <= Self.longest else {
        object.log.report(
          "the timing takes longer than 10 s, the limit of an effect",
          at: object.position(of: "timing"),
          hint: #"set "duration", which cuts a spring off"#,
          about: .meaning
        )
        return nil
      }
      duration = own
    }
    guard duration == 0 || staysNear(over: duration) else {
      object.log.report(
        "the timing exceeds 100 times the distance of the effect",
        at: object.position(of: "timing"),
        hint: "keep its values between -100 and 100; janklab curve draws them",
        about: .meaning
      )
      return nil
    }
    var effect = Effect(kind, duration: duration, settings: settings)
    effect.timing = timing?.curve
    effect.delay = delay
    return effect
  }
}
