/// Which images are still to be decoded.
///
/// An image is decoded with the first commit that shows it. Certain as a phase of the commit; that
/// the whole of it falls there is from general knowledge.
package struct ImageDecoding {
  // Layers that came with an image and were not in the tree.
  private var waiting: [LayerID] = []
  // The names of the images that are decoded.
  private var decoded: Set<String> = []

  package init() {}
}

extension ImageDecoding {
  /// The images to be decoded with a commit.
  ///
  /// - Parameters:
  ///   - changes: what the commit changes.
  ///   - layers: the tree that it shows.
  /// - Returns: The images, none that was taken before.
  package mutating func take(
    from changes: [LayerTree.Change],
    in layers: borrowing LayerTree
  ) -> [LayerImage] {
    for change in changes where !change.layer.effects.isEmpty { waiting.append(change.id) }
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
