internal import JankMotion
package import JankReports
package import JankScenarios
package import JankTrace

/// Curves as samples at equal intervals of time.
package enum CurveSampling {
  /// Samples a curve from its start to its end.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - name: The name of the curve.
  ///   - count: The number of samples, at least two.
  ///   - duration: The duration of a curve that has none of its own.
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
