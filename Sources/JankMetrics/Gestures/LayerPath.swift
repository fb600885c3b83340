internal import JankTrace

/// Where a watched layer was seen, picture by picture.
struct LayerPath {
  /// A picture.
  struct Step {
    /// Its place in the trace.
    let frame: Int
    let shown: Instant
    let place: SIMD2<Double>
  }

  /// The name of the layer.
  let layer: String
  /// The pictures in the order in which they were shown; never empty.
  let steps: [Step]

  // A name alone may stand for several pages of one screen.
  private struct Layer: Hashable {
    let name: String
    let number: Int
  }

  /// The paths of the watched layers of a trace, in the order in which they were first seen.
  static func paths(of trace: Trace) -> [LayerPath] {
    guard !trace.samples.isEmpty else { return [] }
    let shown = Dictionary(
      trace.frames.enumerated().map { ($1.index, (place: $0, time: $1.actual.time)) },
      uniquingKeysWith: { first, _ in first }
    )
    var layers: [Layer] = []
    var steps: [Layer: [Step]] = [:]
    for sample in trace.samples {
      guard let picture = shown[sample.frame] else { continue }
      let layer = Layer(name: sample.layer, number: sample.number)
      if steps[layer] == nil { layers.append(layer) }
      steps[layer, default: []].append(
        Step(frame: picture.place, shown: picture.time, place: sample.position)
      )
    }
    return layers.compactMap { layer in
      steps[layer].map { LayerPath(layer: layer.name, steps: $0) }
    }
  }

  /// The picture that stands at a time, or the first if none has been shown.
  func index(at time: Instant) -> Int { steps[...].count(shownUntil: time) - 1 }

  /// Where the layer is seen at a time.
  func place(at time: Instant) -> SIMD2<Double> { steps[max(0, index(at: time))].place }
}

extension ArraySlice<LayerPath.Step> {
  /// How many of the pictures had been shown at a time.
  func count(shownUntil time: Instant) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].shown > time { high = middle } else { low = middle + 1 }
    }
    return low - startIndex
  }
}

/// A layer that moved while a finger was down: the one that moved farthest.
struct LayerDrag {
  let path: LayerPath
  /// Along which axis it moved: 0 for left and right, 1 for up and down.
  let axis: Int
  /// Where it was when the finger came down, along the axis.
  let origin: Double
  /// When it was first seen elsewhere.
  let firstMove: Instant

  init?(of paths: [LayerPath], by stroke: FingerStroke) {
    let candidates = paths.compactMap { path in Self.move(of: path, during: stroke) }
    guard let farthest = candidates.max(by: { $0.way < $1.way }) else { return nil }
    self = farthest.drag
  }

  private init(path: LayerPath, axis: Int, origin: Double, firstMove: Instant) {
    self.path = path
    self.axis = axis
    self.origin = origin
    self.firstMove = firstMove
  }

  private static func move(
    of path: LayerPath,
    during stroke: FingerStroke
  ) -> (drag: LayerDrag, way: Double)? {
    let origin = path.place(at: stroke.start)
    let seen = path.steps.filter { $0.shown > stroke.start && $0.shown <= stroke.end }
    let ways = seen.map { $0.place - origin }
    let farthest = SIMD2(
      ways.map(\.x.magnitude).max() ?? 0,
      ways.map(\.y.magnitude).max() ?? 0
    )
    let axis = farthest.x > farthest.y ? 0 : 1
    guard let first = seen.first(where: { $0.place[axis] != origin[axis] }) else { return nil }
    let drag = LayerDrag(
      path: path,
      axis: axis,
      origin: origin[axis],
      firstMove: first.shown
    )
    return (drag, farthest[axis])
  }
}
