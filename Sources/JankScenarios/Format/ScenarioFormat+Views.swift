internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys for the views of a page.
  static let views: JSONKey<PageViews> =
    .group(
      JSONKey.optional(
        "views",
        .array(of: view, count: 0...ScenarioLimits.pageViewCount),
        "The views of the page one by one, each behind the view in which it is."
      ),
      JSONKey.optional(
        "canvas",
        .pair("a size such as [375, 667]", in: 1...reach),
        "The width and height of the page, in points, for which the frames of its views hold; by "
          + "default those of the screen."
      )
    ) { list, canvas in
      var views = PageViews()
      views.list = list ?? []
      views.canvas = canvas
      return views
    } parts: { views in
      (views.list.isEmpty ? nil : views.list, views.canvas)
    }

  private static let view: JSONShape<PageView> =
    .object(
      "a view",
      JSONKey.required(
        "frame",
        frame,
        "The left and upper edge in the view's parent, the width and the height, in points."
      ),
      JSONKey.optional("name", .text(length: 1...100), "The name of the view, unique on its page."),
      JSONKey.optional(
        "in",
        .text(length: 1...100),
        "The name of the view above that contains it; by default the page."
      ),
      JSONKey.optional(
        "resizes",
        .distinct(.name(of: "a part", among: ResizedPart.allCases), by: \.rawValue),
        "The margins and lengths that follow the size of the parent; by default none."
      ),
      JSONKey.optional("text", .text(length: 1...1_000), "The text of a label."),
      JSONKey.optional("image", image, "The image that the view shows."),
      looks
    ) { frame, name, parent, parts, text, image, view in
      var view = view
      view.frame = frame
      view.name = name
      view.parent = parent
      view.resizing = (parts ?? []).reduce(into: []) { $0.insert($1.mask) }
      view.text = text
      view.image = image
      return view
    } parts: { view in
      let parts = ResizedPart.allCases.filter { view.resizing.contains($0.mask) }
      return (
        view.frame, view.name, view.parent, parts.isEmpty ? nil : parts, view.text, view.image, view
      )
    }

  private static let looks: JSONKey<PageView> =
    .group(
      JSONKey.optional(
        "cornerRadius",
        .number(in: 0...10_000, unit: "points"),
        or: .integer(0),
        "The radius of the view's rounded corners."
      ),
      JSONKey.optional("opacity", .number(in: 0...1), or: .integer(1), "The opacity of the view."),
      flag("clips", "Whether the view clips its contents."),
      flag("blur", "Whether the view blurs what is behind it."),
      flag("shadow", "Whether the view has a shadow without a path."),
      flag("hidden", "Whether the view is invisible.")
    ) { radius, opacity, clips, blurs, hasShadow, isHidden in
      var view = PageView(frame: .zero)
      view.cornerRadius = radius
      view.opacity = opacity
      view.clips = clips
      view.blurs = blurs
      view.hasShadow = hasShadow
      view.isHidden = isHidden
      return view
    } parts: { view in
      (
        view.cornerRadius, view.opacity, view.clips, view.blurs, view.hasShadow, view.isHidden
      )
    }

  private static func flag(_ key: String, _ about: String) -> JSONKey<Bool> {
    .optional(key, .boolean, or: .boolean(false), about)
  }

  /// The farthest place of a view and its largest size, in points.
  private static let reach = 100_000.0

  private static let frame: JSONShape<SIMD4<Double>> =
    JSONShape<[Double]>.array(of: .number(in: -reach...reach, unit: "points"), count: 4...4)
    .resolved { numbers, position, log in
      if numbers[2] >= 0, numbers[3] >= 0 {
        return SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
      }
      log.report(
        "expected a frame with a size of at least 0",
        at: position,
        hint: "write [x, y, width, height], such as [0, 20, 375, 44]",
        about: .meaning
      )
      return nil
    } writing: {
      [$0.x, $0.y, $0.z, $0.w]
    }
}

/// The margins and lengths that follow a parent's size, as named in files.
private enum ResizedPart: String, CaseIterable {
  case left
  case width
  case right
  case top
  case height
  case bottom

  var mask: UIView.AutoresizingMask {
    switch self {
    case .left: .flexibleLeftMargin
    case .width: .flexibleWidth
    case .right: .flexibleRightMargin
    case .top: .flexibleTopMargin
    case .height: .flexibleHeight
    case .bottom: .flexibleBottomMargin
    }
  }
}
