internal import JankMotion
package import JankReports
package import JankScenarios
package import JankTrace

/// Curves as samples at equal distances of time.
package enum CurveSampling {
  /// Samples a curve from its beginning to its end.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - name: What it is called.
  ///   - count: How many samples there are, at least two.
  ///   - duration: How long it runs if it does not know.
  /// - Returns: The samples; times between whole nanoseconds are rounded down, and value and
  ///   velocity are those of the rounded time.
  package static func series(
    of curve: WrittenCurve,
    name: String,
    count: Int,
    duration: Interval
  ) -> MotionPlot.Series {
    precondition(count >= 2, "a curve has a beginning and an end")
    let end = curve.duration ?? duration
    let last = Int64(count - 1)
    let (whole, rest) = end.nanoseconds.quotientAndRemainder(dividingBy: last)
    let samples = (0...last).map { index in
      let time = Interval(nanoseconds: whole * index + rest * index / last)
      return MotionPlot.Sample(
        time: time,
        value: curve.curve.value(at: time.seconds, duration: end.seconds),
        velocity: curve.curve.velocity(at: time.seconds, duration: end.seconds)
      )
    }
    return MotionPlot.Series(name: name, samples: samples)
  }
}
