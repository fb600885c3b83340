internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys of a page for what on it costs.
  static let costs: JSONKey<LayerCosts> =
    .group(
      effectCount("blurs", "How many of its layers blur what lies behind them."),
      effectCount("shadows", "How many of its layers have a shadow without a path."),
      effectCount("masks", "How many of its layers have a mask."),
      JSONKey.optional(
        "images",
        .array(of: image, count: 0...100),
        "The images on the page, each decoded with the first commit that shows it."
      ),
      JSONKey.optional(
        "draw",
        .duration(in: 0...10_000_000_000),
        "How long the app works to draw the page before the first commit that shows it and after "
          + "each change of its size, on top of what the pixels cost; it is not drawn if left out."
      )
    ) { blurs, shadows, masks, images, drawing in
      LayerCosts(
        blurs: Int(blurs),
        shadows: Int(shadows),
        masks: Int(masks),
        images: images ?? [],
        drawTime: drawing.map { Interval(nanoseconds: $0) }
      )
    }

  private static func effectCount(_ key: String, _ about: String) -> JSONKey<Int64> {
    .optional(key, .integer(in: 0...100_000), or: .integer(0), about)
  }

  private static let image: JSONShape<LayerImage> =
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
