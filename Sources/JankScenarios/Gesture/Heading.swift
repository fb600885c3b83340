package import JankAnimators
internal import HeadlessUIKit

extension Effect.Direction {
  /// The side to which a finger sets out: along the longer side of its way when it leaves the
  /// system's slop, or in the end if it never does.
  ///
  /// - Parameter places: Where the finger is, in points; it comes down at the first.
  package init(settingOutThrough places: some Sequence<SIMD2<Double>>) {
    var start: SIMD2<Double>?
    var way = SIMD2<Double>.zero
    for place in places {
      way = place - (start ?? place)
      start = start ?? place
      if (way * way).sum() >= ScrollDrag.slop * ScrollDrag.slop { break }
    }
    if way.x.magnitude >= way.y.magnitude {
      self = way.x >= 0 ? .right : .left
    } else {
      self = way.y >= 0 ? .down : .up
    }
  }
}
