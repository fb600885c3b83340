internal import JankTrace

/// Records the appearance of all visible layers for drawing.
///
/// It only reads the tree, so nothing else in a run depends on whether it records.
struct FilmRecorder: Sendable {
  private(set) var film: LayerFilm
  // The index of each layer in the film, and its newest appearance.
  private var indices: [Key: Int] = [:]
  private var newest: [LayerFilm.Look] = []
  private var order: [Int] = []
  private var lookCount = 0
  /// The largest number of recorded appearances, 48 bytes each.
  private let lookLimit: Int

  private struct Key: Hashable {
    let number: Int
    let layer: LayerFilm.Layer
  }

  init(screenSize: SIMD2<Double>, lookLimit: Int) {
    self.lookLimit = lookLimit
    film = LayerFilm(screenSize: screenSize)
  }
}

extension FilmRecorder {
  /// Records a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - visible: The visible layers, back to front, each before its sublayers.
  ///   - tree: The layers.
  ///   - mediaTime: The time of the frame's content, in seconds.
  mutating func record(
    _ frame: Int,
    layers visible: [LayerID],
    of tree: borrowing LayerTree,
    at mediaTime: Double
  ) {
    guard !film.isTruncated else { return }
    var places: [LayerID: Int] = [:]
    var shown: [Int] = []
    var looks: [LayerFilm.Look] = []
    for id in visible where id != tree.root && !tree.isMask(id) {
      let superlayer = tree[id].superlayer.flatMap { places[$0] }
      let index = index(of: id, in: superlayer, of: tree)
      places[id] = index
      shown.append(index)
      let look = tree.look(of: id, index: index, at: mediaTime)
      guard newest[index] != look else { continue }
      newest[index] = look
      looks.append(look)
    }
    let isRearranged = shown != order
    guard isRearranged || !looks.isEmpty else { return }
    lookCount += looks.count
    guard lookCount <= lookLimit else {
      // Part of a film would look like a screen that stands still.
      film.frames = []
      film.isTruncated = true
      return
    }
    order = shown
    film.frames.append(
      LayerFilm.Frame(index: frame, order: isRearranged ? shown : nil, looks: looks)
    )
  }

  private mutating func index(
    of id: LayerID,
    in superlayer: Int?,
    of tree: borrowing LayerTree
  ) -> Int {
    let layer = LayerFilm.Layer(
      name: tree[id].name,
      superlayer: superlayer,
      image: tree[id].images.first?.name,
      isBlurring: tree[id].effects.contains(.blur)
    )
    let key = Key(number: id.number, layer: layer)
    if let index = indices[key] { return index }
    let index = film.layers.count
    indices[key] = index
    film.layers.append(layer)
    // Unequal to every appearance, so that the first is recorded.
    newest.append(
      LayerFilm.Look(layer: index, opacity: -1, cornerRadius: 0, corners: SIMD8(repeating: 0))
    )
    return index
  }
}

extension LayerTree {
  /// Whether a layer only masks its superlayer.
  fileprivate func isMask(_ id: LayerID) -> Bool {
    guard let superlayer = self[id].superlayer else { return false }
    return self[superlayer].mask == id
  }

  /// The appearance of a layer at a time of the device, in seconds.
  fileprivate func look(of id: LayerID, index: Int, at mediaTime: Double) -> LayerFilm.Look {
    // Layers that move along with another one do so off the screen, too.
    let shown = shown(id, at: mediaTime, reach: 1_000)
    return LayerFilm.Look(
      layer: index,
      opacity: Float(shown.opacity),
      cornerRadius: Float(shown.own.styles[.cornerRadius].numbers.x),
      corners: SIMD8<Float>(shown.outline.coordinates)
    )
  }
}
