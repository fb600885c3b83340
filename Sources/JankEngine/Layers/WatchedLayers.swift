/// The visible layers that a trace records in every frame.
struct WatchedLayers: Sendable {
  /// The names of the layers that metrics use.
  let names: Set<String>
  // Those among the visible layers, back to front.
  private var watched: [Watched] = []
  /// All visible layers, for drawing; empty without a recorder.
  private var drawn: [LayerID] = []
  /// Records all visible layers for drawing, if requested.
  var recorder: FilmRecorder?

  init(names: Set<String>) {
    self.names = names
  }

  private struct Watched {
    let layer: LayerID
    /// The start of the layer's newest animation as of the last commit; nil if unknown.
    var departure: LayerSample.Departure??
    /// The sample of a layer that cannot change before the next commit; nil if it can.
    var still: LayerSample?
  }
}

extension WatchedLayers {
  /// Chooses the recorded layers among the visible ones, back to front.
  mutating func choose(among visible: [LayerID], of tree: borrowing LayerTree) {
    watched.removeAll(keepingCapacity: true)
    if !names.isEmpty {
      for id in visible where tree.layers[id.number].hasName() {
        if names.contains(tree.layers[id.number].name) { watched.append(Watched(layer: id)) }
      }
    }
    if recorder != nil { drawn = visible }
  }

  /// Records that a commit may have changed the layers and their animations.
  mutating func forgetSamples() {
    for place in watched.indices { watched[place] = Watched(layer: watched[place].layer) }
  }

  /// Records the chosen layers in a frame.
  mutating func sample(
    _ frame: Int,
    of tree: borrowing LayerTree,
    at mediaTime: Double,
    into samples: inout [LayerSample]
  ) {
    for place in watched.indices {
      if let still = watched[place].still {
        samples.append(still.shown(in: frame))
        continue
      }
      let id = watched[place].layer
      let known = tree.retimedCount == 0 ? watched[place].departure : nil
      let departure = known ?? tree.departure(of: id, at: mediaTime)
      watched[place].departure = .some(departure)
      let sample = tree.sample(of: id, in: frame, at: mediaTime, departure: departure)
      if tree.isStill(id) { watched[place].still = sample }
      samples.append(sample)
    }
  }

  /// Records a frame for drawing, if that is requested.
  mutating func film(_ frame: Int, of tree: borrowing LayerTree, at mediaTime: Double) {
    recorder?.record(frame, layers: drawn, of: tree, at: mediaTime)
  }
}
