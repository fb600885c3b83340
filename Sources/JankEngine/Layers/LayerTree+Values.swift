// What is asked of thousands of layers is read where it is: to copy a whole layer takes longer.
extension LayerTree {
  /// Where the anchor point of a layer lies in its superlayer, in points.
  package func position(of id: LayerID) -> SIMD2<Double> { self[id].position }

  /// The origin and size of a layer in its own coordinates, in points.
  package func bounds(of id: LayerID) -> SIMD4<Double> { self[id].bounds }

  /// Which point of its bounds the position of a layer speaks of, in fractions of the size.
  package func anchorPoint(of id: LayerID) -> SIMD2<Double> { self[id].anchorPoint }

  /// Whether a layer carries animations.
  func isAnimated(_ id: LayerID) -> Bool { hasAnimations && !self[id].animations.isEmpty }

  /// Moves many layers, each to the position at its place in the other list.
  package mutating func setPositions(_ positions: [SIMD2<Double>], of ids: [LayerID]) {
    precondition(positions.count == ids.count, "a position for each layer")
    for index in ids.indices where position(of: ids[index]) != positions[index] {
      // Where it is already is no change and asks for no commit.
      setPosition(positions[index], of: ids[index])
    }
  }

  /// Brings what was seen of a layer to a time of the device, in seconds, without followed
  /// animations.
  ///
  /// - Returns: Whether anything about it is different.
  func bring(
    _ look: inout Layer.Presentation,
    of id: LayerID,
    to mediaTime: Double,
    besides followed: borrowing FieldAnimations
  ) -> Bool {
    let seen =
      isAnimated(id)
      ? self[id].presentation(at: layerTime(of: id, at: mediaTime), besides: followed)
      : Layer.Presentation(self[id])
    guard seen != look else { return false }
    look = seen
    return true
  }
}
