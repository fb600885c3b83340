extension Layer {
  /// A visible and animatable property of a layer, apart from its position in the tree.
  package enum Property: Int, Hashable, Sendable, CaseIterable {
    /// The position of the anchor point; two numbers, in points.
    case position
    /// The bounds; origin and size, four numbers, in points.
    case bounds
    /// The opacity; one number, 0 to 1.
    case opacity
    /// The point of the bounds at the position; two fractions of the size.
    case anchorPoint
    /// The distance in front of the superlayer; one number, in points.
    case zPosition
    /// The transform of the layer about its anchor point.
    case transform
    /// The transform of the sublayers about the anchor point.
    case sublayerTransform
    /// The background colour; four numbers.
    case backgroundColor
    /// The radius of the rounded corners; one number, in points.
    case cornerRadius
    /// The width of the border; one number, in points.
    case borderWidth
    /// The colour of the border; four numbers.
    case borderColor
    /// The opacity of the shadow; one number, 0 to 1.
    case shadowOpacity
    /// The blur radius of the shadow; one number, in points.
    case shadowRadius
    /// The offset of the shadow; two numbers, in points.
    case shadowOffset
    /// The colour of the shadow; four numbers.
    case shadowColor
    /// Whether sublayers are clipped to the bounds; 0 or 1.
    case masksToBounds
    /// The fingerprint of the layer's image, 0 for none; two numbers.
    case contents
    /// The path of a shape.
    case path
    /// The fill colour of a shape; four numbers.
    case fillColor
    /// The stroke colour of a path; four numbers.
    case strokeColor
    /// The width of the line; one number, in points.
    case lineWidth
    /// Where the stroke begins; one fraction of the path's length.
    case strokeStart
    /// Where the stroke ends; one fraction of the path's length.
    case strokeEnd
    /// The fill rule, the line cap and the line join; three numbers.
    case lineStyle
    /// The blur radius of the backdrop; one number, in points.
    case backdropBlur
    /// The lengths of the dashes and gaps, 0 from the last on; four numbers, in points.
    case lineDashPattern
    /// Where the dashes begin; one number, in points.
    case lineDashPhase
  }
}

extension Layer.Property {
  /// The default value.
  ///
  /// Certain: Apple's documentation of CALayer.
  package var standardValue: LayerValue {
    switch self {
    case .opacity: .number(1)
    case .anchorPoint: .numbers([0.5, 0.5, 0, 0])
    case .transform, .sublayerTransform: .transform(.identity)
    case .borderColor, .shadowColor, .fillColor: .numbers([0, 0, 0, 1])
    case .path: .path(LayerPath())
    case .lineWidth, .strokeEnd: .number(1)
    case .shadowRadius: .number(3)
    case .shadowOffset: .numbers([0, -3, 0, 0])
    case .position, .bounds, .zPosition, .backgroundColor, .cornerRadius, .borderWidth,
      .shadowOpacity, .masksToBounds, .contents, .strokeColor, .strokeStart, .lineStyle,
      .backdropBlur, .lineDashPattern, .lineDashPhase:
      .numbers(.zero)
    }
  }

  /// Whether animations by UIView add up; those of colours and images replace each other.
  ///
  /// That UIKit does not add colours is inferred: Core Animation adds only numbers and structures.
  package var addsUp: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .masksToBounds, .contents, .path,
      .fillColor, .strokeColor, .lineStyle, .lineDashPattern:
      false
    default: true
    }
  }
}
