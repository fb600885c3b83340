package import JankAnimators
internal import HeadlessUIKit

extension Effect.Direction {
  /// Creates the direction in which a touch sets out: along the longer axis of its translation when
  /// it leaves the system's slop, or at the end if it never does.
  ///
  /// - Parameter places: The positions of the touch, in points; it begins at the first.
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
