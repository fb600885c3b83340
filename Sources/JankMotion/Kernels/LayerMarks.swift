/// The numbers that identify animating layers in a digest.
enum LayerMarks {
  /// Consecutive numbers from a first one.
  case consecutive(from: UInt32)
  /// A number for each layer.
  case each([UInt32])

  subscript(layer: Int) -> UInt32 {
    switch self {
    case .consecutive(let first): first &+ UInt32(truncatingIfNeeded: layer)
    case .each(let marks): marks[layer]
    }
  }

  /// One combined number for all layers of a lane, for layers that are spread over sixteen lanes.
  func mixed(lane: Int, layerCount: Int) -> UInt32 {
    switch self {
    case .consecutive(let first): return first &+ UInt32(lane)
    case .each(let marks):
      var mixture: UInt32 = 0
      for layer in stride(from: lane, to: layerCount, by: 16) {
        mixture = (mixture &+ marks[layer] &+ 1) &* 0x9E37_79B1
      }
      return mixture
    }
  }
}
