extension Layer {
  /// What a user can see of a layer and an animation can change, besides its place in the tree.
  package enum Property: Int, Hashable, Sendable, CaseIterable {
    /// The position of the anchor point; two numbers, in points.
    case position
    /// The bounds; origin and size, four numbers, in points.
    case bounds
    /// The opacity; one number, 0 to 1.
    case opacity
    /// The point of the bounds that the position speaks of; two fractions of the size.
    case anchorPoint
    /// How far in front of its superlayer the layer lies; one number, in points.
    case zPosition
    /// The transform of the layer about its anchor point.
    case transform
    /// The transform of the parts of the layer about its anchor point.
    case sublayerTransform
    /// The colour behind everything in the layer; four numbers.
    case backgroundColor
    /// The radius of the rounded corners; one number, in points.
    case cornerRadius
    /// The width of the border; one number, in points.
    case borderWidth
    /// The colour of the border; four numbers.
    case borderColor
    /// The opacity of the shadow; one number, 0 to 1.
    case shadowOpacity
    /// How far the shadow is blurred; one number, in points.
    case shadowRadius
    /// How far the shadow lies from the layer; two numbers, in points.
    case shadowOffset
    /// The colour of the shadow; four numbers.
    case shadowColor
    /// Whether the parts are cut off at the bounds; 0 or 1.
    case masksToBounds
    /// What the layer is painted with: a name for the picture, 0 for nothing; two numbers.
    case contents
    /// The path of a shape.
    case path
    /// The colour inside a shape; four numbers.
    case fillColor
    /// The colour of the line along a path; four numbers.
    case strokeColor
    /// The width of the line; one number, in points.
    case lineWidth
    /// Where along the path the line begins; one share of its length.
    case strokeStart
    /// Where along the path the line ends; one share of its length.
    case strokeEnd
    /// Which rule says what is inside, and how the line ends and turns; three numbers.
    case lineStyle
    /// How far what lies behind is blurred; one number, in points.
    case backdropBlur
  }
}

extension Layer.Property {
  /// What the property is unless something else is said.
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
      .backdropBlur:
      .numbers(.zero)
    }
  }

  /// Whether changes by UIView add up; colours and pictures are replaced instead.
  ///
  /// That UIKit does not add colours is inferred: Core Animation adds numbers and structures only.
  package var addsUp: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .masksToBounds, .contents, .path,
      .fillColor, .strokeColor, .lineStyle:
      false
    default: true
    }
  }
}
