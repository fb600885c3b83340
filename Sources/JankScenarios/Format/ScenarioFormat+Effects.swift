internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// What a transition looks like.
  static func effect(among kinds: [Effect.Kind]) -> JSONShape<Effect> {
    JSONShape.oneKey(
      "an effect",
      kinds.map { .optional($0.name, shape(of: $0), $0.about) },
      example: #"{ "slide": { "duration": "400 ms" } }"#
    )
    .defined(as: "effect")
  }

  private static func shape(of kind: Effect.Kind) -> JSONShape<Effect> {
    .object("a \(kind.name)", duration(of: kind), settings(of: kind)) { duration, settings in
      Effect(kind, duration: duration, settings: settings)
    }
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
    }
  }
}
