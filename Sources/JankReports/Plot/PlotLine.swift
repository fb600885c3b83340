/// A line through points from left to right, reduced to the points that are visible.
package struct PlotLine: Equatable {
  /// A position in pixels.
  package struct Point: Equatable {
    package let x: Double
    package let y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The points that remain.
  package let points: [Point]

  /// Removes points that the line through the others passes closely.
  ///
  /// From each remaining point, the range of slopes is tracked that pass all later points closely
  /// enough. When a point is outside the range, the point before it remains.
  ///
  /// - Parameters:
  ///   - points: the points; x never decreases.
  ///   - tolerance: the largest vertical distance of the line from a point, in pixels.
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
