internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys for the costly contents of a page.
  static let costs: JSONKey<LayerCosts> =
    .group(
      effectCount("blurs", "How many of its layers blur their background."),
      effectCount("shadows", "How many of its layers have a shadow without a path."),
      effectCount("masks", "How many of its layers have a mask."),
      JSONKey.optional(
        "images",
        .array(of: pageImage, count: 0...100),
        "The images on the page, each decoded with the first commit in which it is on the page, "
          + "even if it is beyond the edge of the screen."
      ),
      JSONKey.optional(
        "draw",
        .duration(in: 0...10_000_000_000),
        "How long the app takes to draw the page before the first commit that shows it and after "
          + "each change of its size, on top of the cost of its pixels; by default it is not drawn."
      )
    ) { blurs, shadows, masks, images, drawing in
      LayerCosts(
        blurs: Int(blurs),
        shadows: Int(shadows),
        masks: Int(masks),
        images: images ?? [],
        drawTime: drawing.map { Interval(nanoseconds: $0) }
      )
    } parts: { costs in
      (
        Int64(costs.blurs), Int64(costs.shadows), Int64(costs.masks),
        costs.images.isEmpty ? nil : costs.images, costs.drawTime?.nanoseconds
      )
    }

  private static func effectCount(_ key: String, _ about: String) -> JSONKey<Int64> {
    .optional(key, .integer(in: 0...100_000), or: .integer(0), about)
  }

  private static let pageImage: JSONShape<PageImage> =
    .object(
      "an image of the page",
      imageKeys,
      JSONKey.optional(
        "count",
        .integer(in: 1...1_000),
        "How many layers of the page have such an image, from the first layer on, each its own. "
          + "By default there is one image, 200 points high, across the top of the page."
      )
    ) { image, count in
      PageImage(image, count: count.map { Int($0) })
    } parts: { image in
      (image.image, image.count.map { Int64($0) })
    }

  static let image: JSONShape<LayerImage> = .object("an image", imageKeys) {
    $0
  } parts: {
    $0
  }

  private static let imageKeys: JSONKey<LayerImage> =
    .group(
      JSONKey.required("name", .text(length: 1...100), "The name of the image in traces."),
      JSONKey.required(
        "pixels",
        .array(of: .integer(in: 1...100_000), count: 2...2),
        "The stored width and height of the image."
      ),
      JSONKey.required(
        "format",
        .name(of: "a format", among: LayerImage.Format.allCases),
        "The format in which it is stored."
      )
    ) { name, pixels, format in
      LayerImage(name: name, width: Int(pixels[0]), height: Int(pixels[1]), format: format)
    } parts: { image in
      (image.name, [Int64(image.width), Int64(image.height)], image.format)
    }
}
