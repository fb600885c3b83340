internal import JankMotion

extension LayerTree {
  /// The presentation of a layer at a time of the device.
  ///
  /// - Parameters:
  ///   - id: A layer below the screen.
  ///   - frame: The frame that shows it.
  ///   - mediaTime: The time, in seconds.
  /// - Returns: The sample.
  package func sample(of id: LayerID, in frame: Int, at mediaTime: Double) -> LayerSample {
    sample(of: id, in: frame, at: mediaTime, departure: departure(of: id, at: mediaTime))
  }

  /// The presentation of a layer, given the start of its newest animation.
  func sample(
    of id: LayerID,
    in frame: Int,
    at mediaTime: Double,
    departure: LayerSample.Departure?
  ) -> LayerSample {
    let shown = shown(id, at: mediaTime)
    return LayerSample(
      frame: frame,
      layer: layers[id.number].name,
      number: id.number,
      position: shown.own.position,
      bounds: shown.own.bounds,
      opacity: shown.own.opacity,
      outline: shown.outline,
      shownOpacity: shown.opacity,
      isOnScreen: shown.opacity > 0 && shown.outline.overlaps(screenSize),
      departure: departure
    )
  }

  /// The corners of a layer on the screen at a time of the device, in seconds.
  package func outline(of id: LayerID, at mediaTime: Double) -> LayerOutline {
    shown(id, at: mediaTime).outline
  }

  /// A layer on the screen.
  struct Shown {
    /// Its own values.
    let own: Layer.Presentation
    /// Its corners on the screen.
    let outline: LayerOutline
    /// Its opacity, including its superlayers', 0 to 1.
    let opacity: Double
  }

  /// A layer on the screen at a time of the device, in seconds.
  ///
  /// Each layer is flattened into its superlayer, as in Core Animation. Corners more than a screen
  /// size outside the screen are clamped to that distance: near the eye of a perspective a corner
  /// may be anywhere. With another `reach`, that is the distance in sizes of the screen.
  func shown(_ id: LayerID, at mediaTime: Double, reach: Double = 1) -> Shown {
    let own = seen(id, at: mediaTime)
    var inner = own
    var corners = Corners(of: own.bounds)
    var opacity = min(1, max(0, own.opacity))
    var next = self[id].superlayer
    while let current = next {
      if isPlain(current), inner.styles.isEmpty {
        corners.pass(fromPlain: inner)
        inner.take(placeOf: layers[current.number])
      } else {
        let outer = seen(current, at: mediaTime)
        corners.pass(from: inner, to: outer)
        inner = outer
      }
      opacity *= min(1, max(0, inner.opacity))
      next = layers[current.number].superlayer
    }
    let outline = corners.outline(within: screenSize, reach: reach)
    return Shown(own: own, outline: outline, opacity: opacity)
  }

  /// Whether a layer has neither animations nor styles, as most superlayers of a page.
  private func isPlain(_ id: LayerID) -> Bool {
    layers[id.number].animations.isEmpty && !layers[id.number].hasStyles()
  }

  private var screenSize: SIMD2<Double> { self[root].bounds.highHalf }

  private func seen(_ id: LayerID, at mediaTime: Double) -> Layer.Presentation {
    guard isAnimated(id) else { return Layer.Presentation(layers[id.number]) }
    var seen = Layer.Presentation(layers[id.number])
    seen.show(layers[id.number].animations, at: layerTime(of: id, at: mediaTime)) { _ in true }
    return seen
  }

  /// Whether neither a layer nor a superlayer has animations.
  func isStill(_ id: LayerID) -> Bool {
    guard hasAnimations else { return true }
    var next: LayerID? = id
    while let current = next {
      if isAnimated(current) { return false }
      next = self[current].superlayer
    }
    return true
  }

  /// A time in seconds so short that no velocity changes within it; a power of two, so that
  /// division by it is exact.
  private static let moment = 1.0 / 1_048_576

  /// The start of the newest animation of a layer, or of one of its superlayers.
  ///
  /// Nil if a layer's time has its own rate: an app that scrubs sets its own start. A layer that
  /// was paused and resumed has a constant delay to the device's time. As long as no layer is
  /// retimed, the start does not depend on the time at which one asks.
  func departure(of id: LayerID, at mediaTime: Double) -> LayerSample.Departure? {
    guard hasAnimations, rate(of: id) == 1 else { return nil }
    var begin = -Double.infinity
    var next: LayerID? = id
    while let current = next {
      let newest = newestBegin(in: current)
      if newest > -.infinity {
        begin = max(begin, newest + (mediaTime - layerTime(of: current, at: mediaTime)))
      }
      next = self[current].superlayer
    }
    guard begin.isFinite else { return nil }
    let way =
      outline(of: id, at: begin + Self.moment).center - outline(of: id, at: begin).center
    return LayerSample.Departure(
      time: Instant(nanoseconds: Int64((begin * 1e9).rounded(.toNearestOrAwayFromZero))),
      velocity: way / Self.moment
    )
  }

  private func newestBegin(in id: LayerID) -> Double {
    var newest = -Double.infinity
    for index in self[id].animations.indices {
      newest = max(newest, self[id].animations[index].beginTime ?? -.infinity)
    }
    return newest
  }
}

/// The corners of a layer, converted superlayer by superlayer.
private struct Corners {
  private var x: SIMD4<Double>
  private var y: SIMD4<Double>

  /// The corners of bounds, in the layer's own coordinates.
  init(of bounds: SIMD4<Double>) {
    let (low, high) = (bounds.lowHalf, bounds.lowHalf + bounds.highHalf)
    x = SIMD4(low.x, high.x, low.x, high.x)
    y = SIMD4(low.y, low.y, high.y, high.y)
  }

  /// The smallest weight of a point in front of the eye; closer ones would appear anywhere.
  private static let leastWeight = 1.0 / 64

  /// Converts the corners from the coordinates of a layer to those of its superlayer.
  mutating func pass(from inner: Layer.Presentation, to outer: Layer.Presentation) {
    let (own, shared) = (inner.styles, outer.styles)
    guard !own.isEmpty || !shared.isEmpty else { return pass(fromPlain: inner) }
    let anchor = inner.anchor
    let pivot = outer.anchor
    project(
      .translation(x: -anchor.x, y: -anchor.y) * own.transform(.transform)
        * .translation(
          x: inner.position.x - pivot.x,
          y: inner.position.y - pivot.y,
          z: own[.zPosition].numbers.x
        ) * shared.transform(.sublayerTransform)
    )
    // The eye is above the pivot, so only the projected offset is added to it.
    x += pivot.x
    y += pivot.y
  }

  /// Converts the corners from the coordinates of a layer without styles to those of a superlayer
  /// without styles.
  mutating func pass(fromPlain inner: borrowing Layer.Presentation) {
    let way = inner.position - inner.anchor
    x += way.x
    y += way.y
  }

  /// Projects points of a plane in space to the screen.
  private mutating func project(_ transform: Transform3D) {
    let (a, b, c) = (transform.row1, transform.row2, transform.row4)
    let weight = x * a.w + y * b.w + c.w
    let nearest = weight.replacing(
      with: Self.leastWeight,
      where: weight .< Self.leastWeight
    )
    (x, y) = ((x * a.x + y * b.x + c.x) / nearest, (x * a.y + y * b.y + c.y) / nearest)
  }

  func outline(within screen: SIMD2<Double>, reach: Double) -> LayerOutline {
    func clamped(_ values: SIMD4<Double>, _ length: Double) -> SIMD4<Double> {
      // As `clamped`, which calls a function for each bound and branches for each number.
      let (least, most) = (-reach * length, (1 + reach) * length)
      return values.replacing(with: least, where: .!(values .>= least))
        .replacing(with: most, where: values .> most)
    }
    let (x, y) = (clamped(x, screen.x), clamped(y, screen.y))
    return LayerOutline(coordinates: SIMD8(x.x, y.x, x.y, y.y, x.z, y.z, x.w, y.w))
  }
}

extension Layer.Presentation {
  /// Takes over the values of a layer; neither has styles.
  fileprivate mutating func take(placeOf layer: borrowing Layer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    opacity = layer.opacity
  }

  fileprivate var anchor: SIMD2<Double> { bounds.lowHalf + anchorPoint * bounds.highHalf }
}

extension LayerOutline {
  /// Whether the upright bounding rectangle intersects a screen.
  fileprivate func overlaps(_ screen: SIMD2<Double>) -> Bool {
    let (x, y) = (coordinates.evenHalf, coordinates.oddHalf)
    return x.max() > 0 && x.min() < screen.x && y.max() > 0 && y.min() < screen.y
  }
}
