extension LayerTree {
  /// A fingerprint of the presented contents of a layer and its sublayers.
  ///
  /// The position and the transform of the layer itself do not count.
  ///
  /// - Parameters:
  ///   - id: The layer.
  ///   - mediaTime: The time of the device, in seconds.
  /// - Returns: Two whole numbers; the first is not 0.
  package func fingerprint(of id: LayerID, at mediaTime: Double) -> SIMD2<Double> {
    var hasher = DigestHasher()
    let outside = presentation(of: id, at: mediaTime)
    for (layer, depth) in parts(of: id) {
      var seen = presentation(of: layer, at: mediaTime)
      if layer == id {
        seen.position = .zero
        seen.styles[.transform] = Layer.Property.transform.standardValue
        seen.anchorPoint = [0.5, 0.5]
        seen.bounds = [0, 0, outside.bounds.z, outside.bounds.w]
      }
      hasher.combine(Int64(depth))
      hasher = seen.combined(into: hasher)
    }
    let digest = hasher.finish()
    // 52 bits of each half fit exactly into a binary64.
    return [Double(digest.high >> 12 | 1), Double(digest.low >> 12)]
  }

  // The visible layers with their depths, each before its sublayers.
  private func parts(of id: LayerID) -> [(layer: LayerID, depth: Int)] {
    var found: [(layer: LayerID, depth: Int)] = []
    var waiting = [(layer: id, depth: 0)]
    while let next = waiting.popLast() {
      guard !self[next.layer].isHidden || next.layer == id else { continue }
      found.append(next)
      let inside = [self[next.layer].mask].compactMap(\.self) + self[next.layer].sublayers
      waiting += inside.reversed().map { ($0, next.depth + 1) }
    }
    return found
  }
}
