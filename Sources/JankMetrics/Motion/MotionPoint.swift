internal import JankTrace

/// Where a layer was seen in a picture, its corners at once.
struct MotionPoint {
  /// Where its corners are, in points, as ``LayerOutline/coordinates``.
  let place: SIMD8<Double>
  /// When the picture was shown.
  let shown: Instant
  /// The picture, by place in the trace.
  let frame: Int

  /// Takes a picture; one that stood when something began counts from then on.
  init(_ step: LayerPath.Step, since begin: Instant) {
    place = step.coordinates
    shown = max(step.shown, begin)
    frame = step.frame
  }
}

extension MotionPoint {
  func distance(to other: SIMD8<Double>) -> Double { (place - other).farthest }

  /// How far a corner lies beyond the end of its straight way; none where it comes back to where it
  /// set out, as nothing says how far it was to go.
  private func overshoot(from start: SIMD8<Double>, to end: SIMD8<Double>) -> Double {
    let (way, beyond) = (end - start, place - end)
    guard way.farthest > 0 else { return 0 }
    let (products, squares) = (beyond * way, way * way)
    let along = products.evenHalf + products.oddHalf
    let lengths = (squares.evenHalf + squares.oddHalf).squareRoot()
    // A corner that stays, such as one at a hinge, has no way to go beyond.
    return max(0, (along / lengths).replacing(with: 0, where: lengths .== 0).max())
  }

  /// The farthest that a corner went beyond the end of a straight way.
  static func overshoot(
    of points: some Sequence<MotionPoint>,
    from start: SIMD8<Double>,
    to end: SIMD8<Double>
  ) -> Double {
    points.map { $0.overshoot(from: start, to: end) }.max() ?? 0
  }

  /// The farthest that a corner of what was turned back went beyond its last place.
  ///
  /// Where it set out tells nothing: the pictures nearest to there, on the way there and on the way
  /// back, are some points apart to either side, and whatever lies between them was no overshoot.
  static func overshoot(ofReturn points: [MotionPoint]) -> Double {
    guard let end = points.last?.place,
      let farthest = points.indices.max(by: {
        points[$0].distance(to: end) < points[$1].distance(to: end)
      })
    else { return 0 }
    return overshoot(of: points[farthest...], from: points[farthest].place, to: end)
  }

  /// Parts pictures wherever the layer was off the screen, or not there, in between.
  static func unbroken(_ points: ArraySlice<MotionPoint>) -> [[MotionPoint]] {
    points.reduce(into: []) { ways, point in
      if let last = ways.last?.last, last.frame == point.frame - 1 {
        ways[ways.count - 1].append(point)
      } else {
        ways.append([point])
      }
    }
  }

  /// How long the way through some pictures is.
  static func length(of points: [MotionPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1.place) }
  }

  /// The changes of values per second between neighbouring times; one value fewer.
  static func rates(_ values: [SIMD8<Double>], _ times: [Instant]) -> [SIMD8<Double>] {
    zip(values, values.dropFirst()).enumerated().map { index, pair in
      let seconds = (times[index + 1] - times[index]).seconds
      return seconds > 0 ? (pair.1 - pair.0) / seconds : .zero
    }
  }

  /// The largest difference of neighbours, of the corner where it is largest.
  static func largestStep(_ values: [SIMD8<Double>]) -> Double {
    zip(values, values.dropFirst()).map { ($1 - $0).farthest }.max() ?? 0
  }
}
