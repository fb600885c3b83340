/// Values that views read with each change.
///
/// Other modules read ``layers`` through a coroutine, which takes ten times as long as a call.
extension Device {
  /// The state of a layer.
  package func state(of id: LayerID) -> Layer { tree[id] }

  /// The position of a layer's anchor point in its superlayer, in points.
  package func position(of id: LayerID) -> SIMD2<Double> { tree.position(of: id) }

  /// The origin and size of a layer in its own coordinates, in points.
  package func bounds(of id: LayerID) -> SIMD4<Double> { tree.bounds(of: id) }

  /// The point of the bounds at a layer's position, in fractions of the size.
  package func anchorPoint(of id: LayerID) -> SIMD2<Double> { tree.anchorPoint(of: id) }

  /// Whether a layer's value of a style property differs from its default.
  package func hasOwn(_ style: Layer.Property, in id: LayerID) -> Bool {
    tree.hasOwn(style, in: id)
  }

  /// The model value of a property of a layer, unused lanes zero.
  package func value(of property: Layer.Property, in id: LayerID) -> LayerValue {
    tree.value(of: property, in: id)
  }

  /// Whether the running code's changes of views are animated.
  package var isAnimatingChanges: Bool {
    get { animations.isAnimatingChanges }
    set { animations.isAnimatingChanges = newValue }
  }
}
