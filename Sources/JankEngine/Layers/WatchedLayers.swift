/// The visible layers that a trace records in every frame.
struct WatchedLayers: Sendable {
  /// The names of the layers that metrics use.
  let names: Set<String>
  /// Those among the visible layers, back to front.
  private var layers: [LayerID] = []
  // By index: the start of the layer's newest animation as of the last commit; nil if unknown.
  private var departures: [LayerSample.Departure??] = []
  /// All visible layers, for drawing; empty without a recorder.
  private var drawn: [LayerID] = []
  /// Records all visible layers for drawing, if requested.
  var recorder: FilmRecorder?

  init(names: Set<String>) {
    self.names = names
  }
}

extension WatchedLayers {
  /// Chooses the recorded layers among the visible ones, back to front.
  mutating func choose(among visible: [LayerID], of tree: borrowing LayerTree) {
    var chosen: [LayerID] = []
    for id in visible where names.contains(tree[id].name) { chosen.append(id) }
    layers = chosen
    forgetDepartures()
    if recorder != nil { drawn = visible }
  }

  /// Records that a commit may have brought other animations.
  mutating func forgetDepartures() {
    departures = Array(repeating: nil, count: layers.count)
  }

  /// Records the chosen layers in a frame.
  mutating func sample(
    _ frame: Int,
    of tree: borrowing LayerTree,
    at mediaTime: Double,
    into samples: inout [LayerSample]
  ) {
    for (place, id) in layers.enumerated() {
      let known = tree.retimedCount == 0 ? departures[place] : nil
      let departure = known ?? tree.departure(of: id, at: mediaTime)
      departures[place] = .some(departure)
      samples.append(tree.sample(of: id, in: frame, at: mediaTime, departure: departure))
    }
  }

  /// Records a frame for drawing, if that is requested.
  mutating func film(_ frame: Int, of tree: borrowing LayerTree, at mediaTime: Double) {
    recorder?.record(frame, layers: drawn, of: tree, at: mediaTime)
  }
}
