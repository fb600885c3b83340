internal import HeadlessUIKit
internal import JankAnimators

extension ScenarioFormat {
  /// The pages of the app.
  var screens: JSONKey<[Scenario.Screen]> {
    let entries = JSONShape.entries(
      of: Self.screen,
      count: 1...100,
      names: .text(length: 1...100),
      declaring: "screen"
    )
    return .required(
      "screens",
      entries.map { entries in
        entries.map { entry in
          var screen = entry.value
          screen.name = entry.key
          return screen
        }
      },
      "The pages of the app by name."
    )
  }

  private static var screen: JSONShape<Scenario.Screen> {
    .object(
      "a screen",
      JSONKey.optional(
        "layers",
        .integer(in: 0...100_000),
        or: .integer(0),
        "How many layers lie on the page, four in a row."
      ),
      JSONKey.optional(
        "viewDidLoad",
        .duration(in: 0...100_000_000_000),
        or: .text("0 ms"),
        "How long the app works to load the page."
      ),
      JSONKey.optional(
        "presentation",
        effect,
        "How the page is presented; the system's way if left out."
      ),
      JSONKey.optional(
        "dismissal",
        effect,
        "How the page is dismissed; the system's way if left out."
      ),
      JSONKey.optional(
        "dragToDismiss",
        dragToDismiss,
        "How a finger drags the page away; it cannot if left out."
      ),
      effectCount("blurs", "How many of its layers blur what lies behind them."),
      effectCount("shadows", "How many of its layers have a shadow without a path."),
      effectCount("masks", "How many of its layers have a mask."),
      JSONKey.optional(
        "images",
        .array(of: image, count: 0...100),
        "The images on the page, each decoded with the first commit that shows it."
      )
    ) { layers, loadTime, presentation, dismissal, drag, blurs, shadows, masks, images in
      var screen = Scenario.Screen(
        name: "",
        layerCount: Int(layers),
        loadTime: Interval(nanoseconds: loadTime),
        presentation: presentation,
        dismissal: dismissal,
        dragToDismiss: drag
      )
      screen.costs = LayerCosts(
        blurs: Int(blurs),
        shadows: Int(shadows),
        masks: Int(masks),
        images: images ?? []
      )
      return screen
    }
  }

  private static func effectCount(_ key: String, _ about: String) -> JSONKey<Int64> {
    .optional(key, .integer(in: 0...100_000), or: .integer(0), about)
  }

  private static var image: JSONShape<LayerImage> {
    .object(
      "an image",
      JSONKey.required("name", .text(length: 1...100), "What it is called in traces."),
      JSONKey.required(
        "pixels",
        .array(of: .integer(in: 1...100_000), count: 2...2),
        "Its width and height as it is stored."
      ),
      JSONKey.required(
        "format",
        .name(of: "a format", among: LayerImage.Format.allCases),
        "How it is stored."
      )
    ) { name, pixels, format in
      LayerImage(name: name, pixelCount: Int(pixels[0] * pixels[1]), format: format)
    }
  }

  private static var dragToDismiss: JSONShape<Scenario.DragToDismiss> {
    .object(
      "how a page is dragged away",
      JSONKey.optional(
        "travel",
        .number(in: 1...100_000, unit: "points"),
        or: .integer(400),
        "The drag that stands for the whole transition, in points."
      ),
      JSONKey.optional(
        "commit",
        .number(in: 0...1),
        or: .real(0.5),
        "The progress above which letting go dismisses the page."
      )
    ) { travel, commit in
      Scenario.DragToDismiss(travel: travel, commitFraction: commit)
    }
  }
}

// MARK: Effects

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
    .object(
      "a slide",
      JSONKey.optional(
        "duration",
        .duration(in: 1_000_000...10_000_000_000),
        or: .text("400 ms"),
        "How long the page slides."
      )
    ) { duration in
      .slide(duration: Interval(nanoseconds: duration).seconds)
    }
  }
}
