/// The layers of the render server that cost more than the others: offscreen passes and shapes.
struct CostlyLayers {
  // The layers with offscreen passes, by number.
  private var passes: [LayerID] = []
  private var shapes = ShapeRaster()

  var hasShapes: Bool { !shapes.isEmpty }
}

extension CostlyLayers {
  /// Notes what committed layers cost from now on.
  mutating func note(_ changes: [LayerTree.Change]) {
    let changes = changes.span
    for index in changes.indices {
      let id = changes[index].id
      let place = passes.partitioningIndex { $0 >= id }
      let isThere = place < passes.count && passes[place] == id
      // The first question is answered in place; the others copy the layer.
      let isPlain = changes[index].layer.isPlain()
      let needsPass = !isPlain && changes[index].layer.needsPass()
      switch (isThere, needsPass) {
      case (false, true): passes.insert(id, at: place)
      case (true, false): passes.remove(at: place)
      case (true, true), (false, false): break
      }
      if !isPlain || hasShapes {
        shapes.note(id, hasPath: !isPlain && changes[index].layer.hasPath())
      }
    }
  }

  /// The offscreen work of a frame for the GPU.
  func load(
    of tree: borrowing LayerTree,
    in picture: borrowing RenderedFrame,
    scale: Double
  ) -> PassLoad {
    var load = PassLoad()
    for id in passes where picture.shows(id) {
      tree.layers[id.number].add(to: &load, scale: scale)
    }
    return load
  }

  /// Draws the visible shapes that changed, and returns the number of pixels.
  mutating func drawShapes(
    of tree: borrowing LayerTree,
    in picture: borrowing RenderedFrame,
    at seconds: Double,
    scale: Double
  ) -> Double {
    shapes.draw(tree, in: picture, at: seconds, scale: scale)
  }
}
