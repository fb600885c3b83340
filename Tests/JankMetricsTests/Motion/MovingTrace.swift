import JankMetrics
import JankTrace

/// A page that goes 600 points to the right within a second, seen as an animation would show it.
enum MovingTrace {
  /// The points that the page goes in a refresh of 60 Hz.
  static let step = 10.0

  /// A run from the begin of a transition at 100 ms on, in which a page goes to the right.
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
    layers(hertz: hertz, seconds: seconds) { refresh in
      place(refresh).map { [Look(position: [$0, 300])] }
    }
  }

  /// What is seen of a layer called Sheet.
  struct Look {
    var position = SIMD2<Double>(300, 300)
    var size = SIMD2<Double>.zero
    var opacity = 1.0
    var number = 0
    var isOnScreen = true
    var departure: LayerSample.Departure?
  }

  /// The same, with all that is seen of layers of that name; nil where no picture comes.
  static func layers(
    hertz: Int = 60,
    seconds: Double = 1.3,
    looks: (Int) -> [Look]?
  ) -> Trace {
    var hand = HandMadeTrace(hertz: hertz)
    let begin = hertz / 10
    let count = Int(seconds * Double(hertz))
    var samples: [LayerSample] = []
    var frame = 0
    for refresh in 1...count {
      guard let looks = looks(refresh) else { continue }
      hand.show(
        expected: begin + refresh,
        actual: begin + refresh,
        commitEnd: hand.time(of: begin + refresh - 2) + .milliseconds(1)
      )
      samples += looks.map { look in
        LayerSample(
          frame: frame,
          layer: "Sheet",
          number: look.number,
          position: look.position,
          bounds: SIMD4(lowHalf: .zero, highHalf: look.size),
          opacity: look.opacity,
          isOnScreen: look.isOnScreen,
          departure: look.departure
        )
      }
      frame += 1
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
    guard let metric = MetricRegistry.metric(id) else { return nil }
    var series = FrameSeries(trace)
    if let course { series.motion = MotionFigures(trace, course: course) }
    return metric.figure(FrameTally(series))
  }
}
