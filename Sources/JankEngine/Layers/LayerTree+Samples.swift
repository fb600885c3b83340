internal import JankMotion

/// What watched layers look like on the screen.
extension LayerTree {
  /// What is seen of a layer at a time of the device.
  ///
  /// - Parameters:
  ///   - id: a layer below the screen.
  ///   - frame: the frame that shows it.
  ///   - mediaTime: the time, in seconds.
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

  /// Where the corners of a layer are seen on the screen at a time of the device, in seconds.
  ///
  /// Each layer is pressed flat into the one around it, as Core Animation does. What lies farther
  /// outside the screen than the screen is large is seen by nobody, and taken to be that far away:
  /// close to the eye of a perspective a corner may be anywhere.
  package func outline(of id: LayerID, at mediaTime: Double) -> LayerOutline {
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
    return corners.outline(within: screenSize)
  }

  private var screenSize: SIMD2<Double> { self[root].bounds.highHalf }

  private func seen(_ id: LayerID, at mediaTime: Double) -> Layer.Presentation {
    self[id].presentation(at: layerTime(of: id, at: mediaTime))
  }

  private func shownOpacity(of id: LayerID, at mediaTime: Double) -> Double {
    var opacity = 1.0
    var next: LayerID? = id
    while let current = next {
      opacity *= min(1, max(0, seen(current, at: mediaTime).opacity))
      next = self[current].superlayer
    }
    return opacity
  }

  /// So short a time, in seconds, that no motion changes its speed within; a power of two, so that
  /// dividing by it rounds nothing.
  private static let moment = 1.0 / 1_048_576

  /// How the newest animation of a layer, or of one around it, set out.
  ///
  /// None where a layer's time runs at a rate of its own: what an app scrubs sets out as the app
  /// likes. What was held and let go again is behind the device by the same time ever since.
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

/// The corners of a layer on their way through the layers around it.
private struct Corners {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  /// The least weight of a point in front of the eye: what is closer would be seen anywhere.
  private static let leastWeight = 1.0 / 64

  /// Takes the corners from the coordinates of one layer to those of the one around it.
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
    // The eye is above the pivot, so that only what is seen from there is moved beside it.
    x += pivot.x
    y += pivot.y
  }

  /// Moves points of a plane in space and looks at them from in front.
  private mutating func project(_ transform: Transform3D) {
    let (a, b, c) = (transform.row1, transform.row2, transform.row4)
    let weight = x * a.w + y * b.w + c.w
    let nearest = weight.replacing(
      with: Self.leastWeight,
      where: weight .< Self.leastWeight
    )
    (x, y) = ((x * a.x + y * b.x + c.x) / nearest, (x * a.y + y * b.y + c.y) / nearest)
  }

  func outline(within screen: SIMD2<Double>) -> LayerOutline {
    func clamped(_ values: SIMD4<Double>, _ length: Double) -> SIMD4<Double> {
      values.clamped(
        lowerBound: SIMD4(repeating: -length),
        upperBound: SIMD4(repeating: 2 * length)
      )
    }
    let (x, y) = (clamped(x, screen.x), clamped(y, screen.y))
    return LayerOutline(coordinates: SIMD8(x.x, y.x, x.y, y.y, x.z, y.z, x.w, y.w))
  }
}

extension Layer.Presentation {
  /// The anchor point in the layer's own coordinates.
  fileprivate var anchor: SIMD2<Double> { bounds.lowHalf + anchorPoint * bounds.highHalf }
}

extension LayerOutline {
  /// Whether the upright rectangle around it has something of a screen.
  fileprivate func overlaps(_ screen: SIMD2<Double>) -> Bool {
    let (x, y) = (coordinates.evenHalf, coordinates.oddHalf)
    return x.max() > 0 && x.min() < screen.x && y.max() > 0 && y.min() < screen.y
  }
}
