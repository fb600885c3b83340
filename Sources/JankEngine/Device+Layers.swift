/// What views read and change most.
///
/// Other modules reach ``layers`` through a coroutine, which takes ten times as long as a call.
extension Device {
  /// Creates a layer outside the tree.
  package func createLayer() -> LayerID { tree.create() }

  /// Inserts a layer into the sublayers of another at an index.
  package func insertLayer(_ child: LayerID, into parent: LayerID, at place: Int) {
    tree.insert(child, into: parent, at: place)
  }

  /// Moves a layer.
  package func setPosition(_ position: SIMD2<Double>, of id: LayerID) {
    tree.setPosition(position, of: id)
  }

  /// Resizes a layer.
  package func setBounds(_ bounds: SIMD4<Double>, of id: LayerID) {
    tree.setBounds(bounds, of: id)
  }

  /// Sets the model value of a property of a layer.
  package func setValue(_ value: LayerValue, of property: Layer.Property, in id: LayerID) {
    tree.setValue(value, of: property, in: id)
  }

  /// Adds an animation to a layer.
  package func add(_ animation: consuming LayerAnimation, to id: LayerID) {
    tree.add(animation, to: id)
  }

  /// Releases a layer of a process without further references, and its animations, which thus stop.
  package func release(_ id: LayerID, of owner: ProcessOwner) {
    inProcess(owner) {
      if tree.isAnimated(id) { removeAnimations(of: id) { _ in true } }
      tree.release(id)
    }
  }

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
