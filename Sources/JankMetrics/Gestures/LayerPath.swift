internal import JankTrace

/// Where a watched layer was seen, picture by picture.
struct LayerPath {
  /// A picture.
  struct Step {
    /// Its place in the trace.
    let frame: Int
    let shown: Instant
    /// What is followed from picture to picture, as ``LayerOutline/coordinates``.
    let coordinates: SIMD8<Double>
    /// The middle of the layer on the screen, in points.
    let place: SIMD2<Double>
    let opacity: Double
    let isOnScreen: Bool
    let departure: LayerSample.Departure?
  }

  /// The name of the layer.
  let layer: String
  /// Which of the layers of that name it is, from 0 in the order in which they were first seen.
  let ordinal: Int
  /// The pictures in the order in which they were shown; never empty.
  let steps: [Step]
}

extension LayerPath {
  // A name alone may stand for several pages of one screen, and for pictures of a page.
  private struct Layer: Hashable {
    let name: String
    let number: Int
  }

  /// The paths of the watched layers of a trace, in the order in which they were first seen.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - names: the names of the layers, or nil for all of them.
  /// - Returns: The paths.
  static func paths(of trace: Trace, named names: Set<String>? = nil) -> [LayerPath] {
    guard !trace.samples.isEmpty else { return [] }
    let shown = Dictionary(
      trace.frames.enumerated().map { ($1.index, (place: $0, time: $1.actual.time)) },
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

  /// The paths of the layers that fingers can drag.
  static func draggablePaths(of trace: Trace) -> [LayerPath] {
    paths(of: trace, named: trace.draggableLayers)
  }

  /// The name of the layer, with a number for all but the first of a name.
  var title: String { ordinal == 0 ? layer : "\(layer) \(ordinal + 1)" }

  /// Whether somebody can have seen it move: it is in two places of the screen.
  var isSeenToMove: Bool {
    let seen = steps.lazy.filter(\.isOnScreen).map(\.coordinates)
    return seen.first.map { first in seen.contains { $0 != first } } ?? false
  }

  /// The picture that stands at a time, or the first if none has been shown.
  func index(at time: Instant) -> Int { steps[...].count(shownUntil: time) - 1 }

  /// Where the middle of the layer is seen at a time.
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

  /// The opacity in place of the outline, as a way in percent.
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
  /// How many of the pictures had been shown at a time.
  func count(shownUntil time: Instant) -> Int {
    partitioningIndex { $0.shown > time } - startIndex
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
