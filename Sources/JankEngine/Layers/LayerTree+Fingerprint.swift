extension LayerTree {
  /// A name for what a layer and its parts show: the same for pictures that look the same.
  ///
  /// Where the layer itself lies and how it is turned plays no part.
  ///
  /// - Parameters:
  ///   - id: the layer.
  ///   - mediaTime: the time of the device whose values are taken, in seconds.
  /// - Returns: Two whole numbers, of which the first is not 0.
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
    // Fifty-two bits of each half fit into a binary64 as they are.
    return [Double(digest.high >> 12 | 1), Double(digest.low >> 12)]
  }

  // Each layer before its parts, hidden ones left out, with its depth.
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
