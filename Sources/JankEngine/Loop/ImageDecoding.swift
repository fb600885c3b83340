/// The images that are not decoded yet.
///
/// An image is decoded with the first commit that shows it. Decoding is certainly a phase of the
/// commit; that all of it happens there is general knowledge.
package struct ImageDecoding {
  // Layers with an image that were not in the tree.
  private var waiting: [LayerID] = []
  // The names of decoded images.
  private var decoded: Set<String> = []

  package init() {}
}

extension ImageDecoding {
  /// Notes that an image is decoded; returns false if it was before.
  mutating func note(_ image: LayerImage) -> Bool { decoded.insert(image.name).inserted }

  /// Whether an image is decoded.
  func has(_ image: LayerImage) -> Bool { decoded.contains(image.name) }

  /// The images to decode with a commit.
  ///
  /// - Parameters:
  ///   - changes: The changes of the commit.
  ///   - layers: The tree with those changes.
  /// - Returns: The images, without those returned before.
  package mutating func take(
    from changes: [LayerTree.Change],
    in layers: borrowing LayerTree
  ) -> [LayerImage] {
    let changes = changes.span
    for index in changes.indices where changes[index].layer.hasEffects() {
      waiting.append(changes[index].id)
    }
    guard !waiting.isEmpty else { return [] }
    var images: [LayerImage] = []
    var hidden: [LayerID] = []
    for id in waiting {
      guard layers.isAttached(id) else {
        hidden.append(id)
        continue
      }
      images += layers[id].images.filter { decoded.insert($0.name).inserted }
    }
    waiting = hidden
    return images
  }
}
