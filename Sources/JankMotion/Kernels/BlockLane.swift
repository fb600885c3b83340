/// One lane of a block: the values of one layer, one in each row.
@safe struct BlockLane {
  let block: UnsafeMutableRawPointer
  let supplement: UnsafeMutableRawPointer
  let lane: Int

  private subscript(row: Int) -> Float {
    get { unsafe block.load(fromByteOffset: 64 * row + 4 * lane, as: Float.self) }
    nonmutating set {
      unsafe block.storeBytes(of: newValue, toByteOffset: 64 * row + 4 * lane, as: Float.self)
    }
  }

  /// The target of a component.
  func target(_ component: Int) -> Float { self[componentRow + 2 * component] }

  /// The distance from a component's start to its target.
  func distance(_ component: Int) -> Float { self[componentRow + 2 * component + 1] }

  func setTarget(_ target: Float, distance: Float, component: Int) {
    self[componentRow + 2 * component] = target
    self[componentRow + 2 * component + 1] = distance
  }

  func setMotion(_ parameters: SIMD8<Float>, begin: (high: Float, low: Float)) {
    self[0] = begin.high
    self[1] = begin.low
    self[parameterRow] = parameters[0]
    for index in 1..<parameterCount {
      unsafe supplement.storeBytes(
        of: parameters[index],
        toByteOffset: 64 * (index - 1) + 4 * lane,
        as: Float.self
      )
    }
  }

  /// Holds the layer at its target: with no distance, and a begin in the infinite future, so that
  /// no function is evaluated far beyond the end.
  func rest(componentCount: Int) {
    for component in 0..<componentCount { self[componentRow + 2 * component + 1] = 0 }
    self[0] = .greatestFiniteMagnitude
  }
}
