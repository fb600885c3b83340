internal import HeadlessUIKit
internal import JankAnimators

extension ScenarioFormat {
  /// The effects that files can name, and what each looks like.
  package static var effects: [(name: String, about: String)] {
    effect.schema.properties.map { ($0.key, $0.about) }
  }

  /// What a transition looks like.
  static var effect: JSONShape<Effect> {
    JSONShape.oneKey(
      "an effect",
      [
        .optional("bounce", bounce, "The page rises from below and bounces into place."),
        .optional("slide", slide, "The page sinks out of sight."),
        .optional("shift", shift, "Both pages move side by side by one extent of the screen."),
        .optional("fade", fade, "The arriving page fades in over the other."),
        .optional("zoom", zoom, "One page shrinks to a point, then the other grows from it."),
      ],
      example: #"{ "slide": { "duration": "400 ms" } }"#
    )
    .defined(as: "effect")
  }

  private static var bounce: JSONShape<Effect> {
    .object(
      "a bounce",
      JSONKey.optional(
        "duration",
        .duration(in: 10_000_000...10_000_000_000),
        or: .text("800 ms"),
        "When a thousandth of the way is left."
      ),
      JSONKey.optional(
        "damping",
        .number(in: 0.01...1),
        or: .real(0.6),
        "The damping ratio: how fast the bouncing dies down."
      )
    ) { duration, damping in
      .bounce(duration: Interval(nanoseconds: duration).seconds, dampingRatio: damping)
    }
  }

  private static var slide: JSONShape<Effect> {
    .object("a slide", duration(or: "400 ms", least: 1_000_000)) { .slide(duration: $0) }
  }

  private static var shift: JSONShape<Effect> {
    .object(
      "a shift",
      duration(or: "300 ms"),
      JSONKey.optional(
        "towards",
        .name(of: "a side", among: Effect.Direction.allCases),
        or: .text(Effect.Direction.left.rawValue),
        "Where the pages move; the other way for a tab or child that lies before."
      )
    ) { duration, direction in
      .shift(duration: duration, towards: direction)
    }
  }

  private static var fade: JSONShape<Effect> {
    .object("a fade", duration(or: "300 ms")) { .fade(duration: $0) }
  }

  private static var zoom: JSONShape<Effect> {
    .object("a zoom", duration(or: "1 s")) { .zoom(duration: $0) }
  }

  /// A duration in seconds, which may be zero unless there is a least one.
  private static func duration(or standard: String, least: Int64 = 0) -> JSONKey<Double> {
    .optional(
      "duration",
      JSONShape.duration(in: least...10_000_000_000).map { Interval(nanoseconds: $0).seconds },
      or: .text(standard),
      "How long it takes."
    )
  }
}
