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
    let seen = seen(id, at: mediaTime)
    let outline = outline(of: id, at: mediaTime)
    let opacity = shownOpacity(of: id, at: mediaTime)
    return LayerSample(
      frame: frame,
      layer: self[id].name,
      number: id.number,
      position: seen.position,
      bounds: seen.bounds,
      opacity: seen.opacity,
      outline: outline,
      shownOpacity: opacity,
      isOnScreen: opacity > 0 && outline.overlaps(screenSize),
      departure: departure(of: id, at: mediaTime)
    )
  }

  /// The corners of a layer on the screen at a time of the device, in seconds.
  ///
  /// Each layer is flattened into its superlayer, as in Core Animation. Corners more than a screen
  /// size outside the screen are clamped to that distance: near the eye of a perspective a corner
  /// may be anywhere. With another `reach`, that is the distance in sizes of the screen.
  package func outline(
    of id: LayerID,
    at mediaTime: Double,
    reach: Double = 1
  ) -> LayerOutline {
    var seen = seen(id, at: mediaTime)
    let (low, high) = (seen.bounds.lowHalf, seen.bounds.lowHalf + seen.bounds.highHalf)
    var corners = Corners(x: [low.x, high.x, low.x, high.x], y: [low.y, low.y, high.y, high.y])
    var next = self[id].superlayer
    while let current = next {
      let outer = self.seen(current, at: mediaTime)
      corners.pass(from: seen, to: outer)
      seen = outer
      next = self[current].superlayer
    }
    return corners.outline(within: screenSize, reach: reach)
  }

  private var screenSize: SIMD2<Double> { self[root].bounds.highHalf }

  private func seen(_ id: LayerID, at mediaTime: Double) -> Layer.Presentation {
    self[id].presentation(at: layerTime(of: id, at: mediaTime))
  }

  func shownOpacity(of id: LayerID, at mediaTime: Double) -> Double {
    var opacity = 1.0
    var next: LayerID? = id
    while let current = next {
      opacity *= min(1, max(0, seen(current, at: mediaTime).opacity))
      next = self[current].superlayer
    }
    return opacity
  }

  /// A time in seconds so short that no velocity changes within it; a power of two, so that
  /// division by it is exact.
  private static let moment = 1.0 / 1_048_576

  /// The start of the newest animation of a layer, or of one of its superlayers.
  ///
  /// Nil if a layer's time has its own rate: an app that scrubs sets its own start. A layer that
  /// was paused and resumed has a constant delay to the device's time.
  private func departure(of id: LayerID, at mediaTime: Double) -> LayerSample.Departure? {
    guard rate(of: id) == 1 else { return nil }
    var begin = -Double.infinity
    var next: LayerID? = id
    while let current = next {
      let newest = self[current].animations.compactMap(\.beginTime).max()
      if let newest {
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
}

/// The corners of a layer, converted superlayer by superlayer.
private struct Corners {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  /// The smallest weight of a point in front of the eye; closer ones would appear anywhere.
  private static let leastWeight = 1.0 / 64

  /// Converts the corners from the coordinates of a layer to those of its superlayer.
  mutating func pass(from inner: Layer.Presentation, to outer: Layer.Presentation) {
    let (own, shared) = (inner.styles, outer.styles)
    let anchor = inner.anchor
    guard !own.isEmpty || !shared.isEmpty else {
      x += inner.position.x - anchor.x
      y += inner.position.y - anchor.y
      return
    }
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
      values.clamped(
        lowerBound: SIMD4(repeating: -reach * length),
        upperBound: SIMD4(repeating: (1 + reach) * length)
      )
    }
    let (x, y) = (clamped(x, screen.x), clamped(y, screen.y))
    return LayerOutline(coordinates: SIMD8(x.x, y.x, x.y, y.y, x.z, y.z, x.w, y.w))
  }
}

extension Layer.Presentation {
  fileprivate var anchor: SIMD2<Double> { bounds.lowHalf + anchorPoint * bounds.highHalf }
}

extension LayerOutline {
  /// Whether the upright bounding rectangle intersects a screen.
  fileprivate func overlaps(_ screen: SIMD2<Double>) -> Bool {
    let (x, y) = (coordinates.evenHalf, coordinates.oddHalf)
    return x.max() > 0 && x.min() < screen.x && y.max() > 0 && y.min() < screen.y
  }
}
