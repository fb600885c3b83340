/// A line through points from left to right, with no more points than the eye needs.
package struct PlotLine: Equatable {
  /// A place in pixels.
  package struct Point: Equatable {
    package let x: Double
    package let y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The points that were kept.
  package let points: [Point]

  /// Leaves out points that the line through the others passes closely above or below.
  ///
  /// From a point that is kept, the slopes are followed that pass all points since closely enough.
  /// The first point outside of them cannot be reached, so the one before it is kept.
  ///
  /// - Parameters:
  ///   - points: the points, x never falling.
  ///   - tolerance: how far above or below a point the line may pass, in pixels.
  package init(through points: [Point], tolerance: Double) {
    var kept: [Point] = []
    var slopes = (low: -Double.infinity, high: Double.infinity)
    var previous: Point?
    for point in points {
      guard var last = kept.last, let before = previous else {
        kept.append(point)
        previous = point
        continue
      }
      let slope = (point.y - last.y) / (point.x - last.x)
      if !(slope >= slopes.low && slope <= slopes.high) {
        if before != last { kept.append(before) }
        last = before
        slopes = (-.infinity, .infinity)
      }
      let run = point.x - last.x
      if run > 0 {
        slopes.low = Double.maximum(slopes.low, (point.y - tolerance - last.y) / run)
        slopes.high = Double.minimum(slopes.high, (point.y + tolerance - last.y) / run)
      } else {
        // Straight up or down there is no slope to follow.
        if point != last { kept.append(point) }
        slopes = (-.infinity, .infinity)
      }
      previous = point
    }
    if let previous, previous != kept.last { kept.append(previous) }
    self.points = kept
  }
}
