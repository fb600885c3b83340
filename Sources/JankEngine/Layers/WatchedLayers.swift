/// The visible layers that a trace records in every frame.
struct WatchedLayers: Sendable {
  /// The names of the layers that metrics use.
  let names: Set<String>
  /// Those among the visible layers, back to front.
  private(set) var layers: [LayerID] = []
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
    if recorder != nil { drawn = visible }
  }

  /// Records a frame for drawing, if that is requested.
  mutating func film(_ frame: Int, of tree: borrowing LayerTree, at mediaTime: Double) {
    recorder?.record(frame, layers: drawn, of: tree, at: mediaTime)
  }
}
