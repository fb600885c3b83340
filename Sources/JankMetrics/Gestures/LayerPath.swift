internal import JankTrace

/// The positions of a watched layer on screen, frame by frame.
struct LayerPath {
  struct Step {
    let frame: Int
    let shown: Instant
    /// The coordinates tracked from frame to frame, as ``LayerOutline/coordinates``.
    let coordinates: SIMD8<Double>
    /// The centre of the layer on the screen, in points.
    let place: SIMD2<Double>
    let opacity: Double
    let isOnScreen: Bool
    let departure: LayerSample.Departure?
  }

  let layer: String
  /// The index among layers of that name, from 0 in the order of appearance.
  let ordinal: Int
  /// The frames in presentation order; never empty.
  let steps: [Step]
}

extension LayerPath {
  // Several pages of one screen, and snapshots of a page, can share a name.
  private struct Layer: Hashable {
    let name: String
    let number: Int
  }

  /// The paths of the watched layers of a trace with these names, nil for all, in order of
  /// appearance.
  static func paths(of trace: Trace, named names: Set<String>? = nil) -> [LayerPath] {
    guard !trace.samples.isEmpty else { return [] }
    let shown = Dictionary(
      trace.frames.indices.lazy.map { place in
        (trace.frames[place].index, (place: place, time: trace.frames[place].actual.time))
      },
      uniquingKeysWith: { first, _ in first }
    )
    var layers: [Layer] = []
    var steps: [Layer: [Step]] = [:]
    for sample in trace.samples where names?.contains(sample.layer) != false {
      guard let picture = shown[sample.frame] else { continue }
      let layer = Layer(name: sample.layer, number: sample.number)
      if steps[layer] == nil { layers.append(layer) }
      steps[layer, default: []].append(Step(sample, frame: picture.place, shown: picture.time))
    }
    var counts: [String: Int] = [:]
    return layers.compactMap { layer in
      defer { counts[layer.name, default: 0] += 1 }
      return steps[layer].map {
        LayerPath(layer: layer.name, ordinal: counts[layer.name] ?? 0, steps: $0)
      }
    }
  }

  /// The paths of the layers that a touch may have dragged; none without touches.
  static func draggablePaths(of trace: Trace) -> [LayerPath] {
    trace.touches.isEmpty ? [] : paths(of: trace, named: trace.draggableLayers)
  }

  /// The name of the layer, with a number for all but the first of a name.
  var title: String { ordinal == 0 ? layer : "\(layer) \(ordinal + 1)" }

  /// Whether it visibly moved: it had two positions on the screen.
  var isSeenToMove: Bool {
    let seen = steps.lazy.filter(\.isOnScreen).map(\.coordinates)
    return seen.first.map { first in seen.contains { $0 != first } } ?? false
  }

  /// The index of the frame on screen at a time, or of the first if none has been shown.
  func index(at time: Instant) -> Int { steps[...].count(shownUntil: time) - 1 }

  func place(at time: Instant) -> SIMD2<Double> { steps[max(0, index(at: time))].place }
}

extension LayerPath.Step {
  fileprivate init(_ sample: LayerSample, frame: Int, shown: Instant) {
    self.frame = frame
    self.shown = shown
    coordinates = sample.outline.coordinates
    place = sample.outline.center
    opacity = sample.shownOpacity
    isOnScreen = sample.isOnScreen
    departure = sample.departure
  }

  /// The opacity in percent instead of the outline.
  var fading: LayerPath.Step {
    LayerPath.Step(
      frame: frame,
      shown: shown,
      coordinates: SIMD8(100 * opacity, 0, 0, 0, 0, 0, 0, 0),
      place: place,
      opacity: opacity,
      isOnScreen: isOnScreen,
      departure: nil
    )
  }
}

extension ArraySlice<LayerPath.Step> {
  func count(shownUntil time: Instant) -> Int {
    partitioningIndex { $0.shown > time } - startIndex
  }
}

/// A layer that moved during a touch: the one that moved farthest.
struct LayerDrag {
  let path: LayerPath
  /// The axis along which it moved: 0 for horizontal, 1 for vertical.
  let axis: Int
  /// Its position on the axis when the touch began.
  let origin: Double
  /// When it first appeared at another position.
  let firstMove: Instant

  init?(of paths: [LayerPath], by stroke: TouchStroke) {
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
    during stroke: TouchStroke
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
