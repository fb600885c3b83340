// Values of thousands of layers are read in place, because copying a whole layer takes longer.
extension LayerTree {
  /// The position of a layer's anchor point in its superlayer, in points.
  package func position(of id: LayerID) -> SIMD2<Double> { layers[id.number].position }

  /// The origin and size of a layer in its own coordinates, in points.
  package func bounds(of id: LayerID) -> SIMD4<Double> { layers[id.number].bounds }

  /// The point of the bounds at a layer's position, in fractions of the size.
  package func anchorPoint(of id: LayerID) -> SIMD2<Double> { layers[id.number].anchorPoint }

  /// The model value of a property of a layer, unused lanes zero.
  package func value(of property: Layer.Property, in id: LayerID) -> LayerValue {
    layers[id.number].value(of: property)
  }

  /// Whether a layer's value of a style property differs from its default.
  package func hasOwn(_ style: Layer.Property, in id: LayerID) -> Bool {
    layers[id.number].hasStyle(style)
  }

  func isAnimated(_ id: LayerID) -> Bool { hasAnimations && !layers[id.number].animations.isEmpty }

  /// Whether a layer has animations that the layer field does not evaluate.
  func isLoose(_ id: LayerID, besides followed: borrowing FieldAnimations) -> Bool {
    guard hasAnimations else { return false }
    for index in layers[id.number].animations.indices
    where !followed.contains(layers[id.number].animations[index].id) { return true }
    return false
  }

  /// Moves many layers, each to the position at its index.
  package mutating func setPositions(_ positions: [SIMD2<Double>], of ids: [LayerID]) {
    precondition(positions.count == ids.count, "each layer needs a position")
    for index in ids.indices where position(of: ids[index]) != positions[index] {
      // An unchanged position needs no commit.
      setPosition(positions[index], of: ids[index])
    }
  }

  /// Updates a layer's presentation, without evaluated animations, to a time of the device in
  /// seconds.
  ///
  /// - Returns: The fingerprint of the layer at its index in the frame; nil if it did not change.
  func bring(
    _ look: inout Layer.Presentation,
    of id: LayerID,
    at place: Int,
    to mediaTime: Double,
    besides followed: borrowing FieldAnimations
  ) -> Digest? {
    var seen = Layer.Presentation(layers[id.number])
    if isLoose(id, besides: followed) {
      seen.show(layers[id.number].animations, at: layerTime(of: id, at: mediaTime)) {
        !followed.contains($0)
      }
    }
    guard seen != look else { return nil }
    swap(&look, &seen)
    return look.digest(at: place)
  }
}
