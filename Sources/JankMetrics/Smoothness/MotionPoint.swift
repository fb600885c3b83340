internal import JankTrace

/// Where a layer was seen in a picture.
struct MotionPoint {
  /// The place, in points.
  let place: SIMD2<Double>
  /// When the picture was shown.
  let shown: Instant
  /// The picture, by place in the trace.
  let frame: Int

  init(_ place: SIMD2<Double>, in frame: FrameRecord) {
    self.place = place
    shown = frame.actual.time
    self.frame = frame.index
  }
}

extension MotionPoint {
  func distance(to other: SIMD2<Double>) -> Double { (place - other).length }

  /// How far the place lies beyond the end of a straight way.
  func overshoot(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
    let way = end - start
    guard way.length > 0 else { return distance(to: end) }
    let beyond = place - end
    return max(0, (beyond * way).sum() / way.length)
  }

  /// The changes of values per second between neighbouring times; one value fewer.
  static func rates(_ values: [SIMD2<Double>], _ times: [Instant]) -> [SIMD2<Double>] {
    zip(values, values.dropFirst()).enumerated().map { index, pair in
      let seconds = (times[index + 1] - times[index]).seconds
      return seconds > 0 ? (pair.1 - pair.0) / seconds : .zero
    }
  }

  /// The largest difference of neighbours.
  static func largestStep(_ values: [SIMD2<Double>]) -> Double {
    zip(values, values.dropFirst()).map { ($1 - $0).length }.max() ?? 0
  }
}

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }
}
