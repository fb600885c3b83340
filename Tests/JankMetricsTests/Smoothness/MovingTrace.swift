import JankMetrics
import JankTrace

/// A page that goes 600 points to the right within a second, seen as an animation would show it.
enum MovingTrace {
  /// The points that the page goes in a refresh of 60 Hz.
  static let step = 10.0

  /// A run from the begin of a transition at 100 ms on.
  ///
  /// - Parameters:
  ///   - hertz: the refreshes in a second.
  ///   - seconds: how long it lasts.
  ///   - place: where the page stands, in points, so many refreshes after the begin; nil where no
  ///     picture comes.
  /// - Returns: The run, at rest at its end.
  static func trace(
    hertz: Int = 60,
    seconds: Double = 1.3,
    place: (Int) -> Double?
  ) -> Trace {
    var hand = HandMadeTrace(hertz: hertz)
    let begin = hertz / 10
    let count = Int(seconds * Double(hertz))
    var samples: [LayerSample] = []
    for refresh in 1...count {
      guard let place = place(refresh) else { continue }
      hand.show(expected: begin + refresh, actual: begin + refresh)
      samples.append(
        LayerSample(
          frame: samples.count,
          layer: "Sheet",
          position: [place, 300],
          bounds: .zero,
          opacity: 1
        )
      )
    }
    hand.transition(from: hand.time(of: begin), to: hand.time(of: begin + count))
    var trace = hand.trace
    trace.samples = samples
    return trace
  }

  /// Where the page stands at a time of its animation, in refreshes of 60 Hz.
  static func place(_ time: Double) -> Double { step * min(60, max(0, time)) }

  /// The way that it is meant to go.
  static var course: MotionCourse {
    MotionCourse(trace(hertz: 480) { place(Double($0) / 8) })
  }

  /// A figure of a run.
  static func figure(
    _ id: String,
    _ trace: Trace,
    course: Measured<MotionCourse>? = .known(course)
  ) -> Measured<Figure>? {
    MetricRegistry.metric(id).map { Trial(trace, metrics: [$0], course: course).figures[0] }
  }
}
