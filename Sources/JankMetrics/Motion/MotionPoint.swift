internal import JankTrace

struct MotionPoint {
  /// The positions of the corners, in points, as ``LayerOutline/coordinates``.
  let place: SIMD8<Double>
  let shown: Instant
  let frame: Int

  /// Creates the point of a frame; a frame shown before `begin` counts from `begin` on.
  init(_ step: LayerPath.Step, since begin: Instant) {
    place = step.coordinates
    shown = max(step.shown, begin)
    frame = step.frame
  }
}

extension MotionPoint {
  func distance(to other: SIMD8<Double>) -> Double { (place - other).farthest }

  /// How far a corner lies beyond the end of its straight path; zero if it returns to its start,
  /// where no direction is known.
  private func overshoot(from start: SIMD8<Double>, to end: SIMD8<Double>) -> Double {
    let (way, beyond) = (end - start, place - end)
    guard way.farthest > 0 else { return 0 }
    let (products, squares) = (beyond * way, way * way)
    let along = products.evenHalf + products.oddHalf
    let lengths = (squares.evenHalf + squares.oddHalf).squareRoot()
    // A corner that does not move, such as one at a hinge, has no path.
    return max(0, (along / lengths).replacing(with: 0, where: lengths .== 0).max())
  }

  /// The farthest that a corner went beyond the end of a straight path.
  static func overshoot(
    of points: some Sequence<MotionPoint>,
    from start: SIMD8<Double>,
    to end: SIMD8<Double>
  ) -> Double {
    points.map { $0.overshoot(from: start, to: end) }.max() ?? 0
  }

  /// The farthest that a corner went beyond its last position after a reversal.
  ///
  /// The path starts at the farthest point. The original start is no help: the frames nearest to it
  /// on the outward and on the return path lie some points apart on either side.
  static func overshoot(ofReturn points: [MotionPoint]) -> Double {
    guard let end = points.last?.place,
      let farthest = points.indices.max(by: {
        points[$0].distance(to: end) < points[$1].distance(to: end)
      })
    else { return 0 }
    return overshoot(of: points[farthest...], from: points[farthest].place, to: end)
  }

  /// Splits frames wherever the layer was off the screen or absent in between.
  static func unbroken(_ points: ArraySlice<MotionPoint>) -> [[MotionPoint]] {
    points.reduce(into: []) { ways, point in
      if let last = ways.last?.last, last.frame == point.frame - 1 {
        ways[ways.count - 1].append(point)
      } else {
        ways.append([point])
      }
    }
  }

  static func length(of points: [MotionPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1.place) }
  }

  /// The changes per second between consecutive values; one value fewer.
  static func rates(_ values: [SIMD8<Double>], _ times: [Instant]) -> [SIMD8<Double>] {
    zip(values, values.dropFirst()).enumerated().map { index, pair in
      let seconds = (times[index + 1] - times[index]).seconds
      return seconds > 0 ? (pair.1 - pair.0) / seconds : .zero
    }
  }

  /// The largest difference between consecutive values, for the corner where it is largest.
  static func largestStep(_ values: [SIMD8<Double>]) -> Double {
    zip(values, values.dropFirst()).map { ($1 - $0).farthest }.max() ?? 0
  }
}
