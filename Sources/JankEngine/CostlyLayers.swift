/// The layers of the render server that cost more than the others: offscreen passes and shapes.
struct CostlyLayers {
  // The layers with offscreen passes, by number.
  private var passes: [LayerID] = []
  private var shapes = ShapeRaster()

  var hasShapes: Bool { !shapes.isEmpty }
}

extension CostlyLayers {
  /// Notes what committed layers cost from now on.
  mutating func note(_ layers: ArraySlice<LayerID>, of tree: borrowing LayerTree) {
    for id in layers {
      let isPlain = tree.layers[id.number].isPlain()
      if isPlain, passes.isEmpty, !hasShapes { continue }
      let place = passes.partitioningIndex { $0 >= id }
      let isThere = place < passes.count && passes[place] == id
      let needsPass = !isPlain && tree.needsPass(id)
      switch (isThere, needsPass) {
      case (false, true): passes.insert(id, at: place)
      case (true, false): passes.remove(at: place)
      case (true, true), (false, false): break
      }
      if !isPlain || hasShapes {
        shapes.note(id, hasPath: !isPlain && tree.hasPath(id))
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
      tree.addNeeds(of: id, to: &load, scale: scale)
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
