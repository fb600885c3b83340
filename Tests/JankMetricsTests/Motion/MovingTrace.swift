import JankMetrics
import JankTrace

/// A view that moves 600 points to the right within a second, as an animation would show it.
enum MovingTrace {
  /// The points that the view moves per refresh at 60 Hz.
  static let step = 10.0

  /// A settled run with a transition from 100 ms on, in which a view moves right.
  ///
  /// - Parameters:
  ///   - hertz: the refresh rate.
  ///   - seconds: the duration.
  ///   - place: the position of the view, in points, by refreshes after the begin; nil for no
  ///     frame.
  /// - Returns: The run.
  static func trace(
    hertz: Int = 60,
    seconds: Double = 1.3,
    place: (Int) -> Double?
  ) -> Trace {
    layers(hertz: hertz, seconds: seconds) { refresh in
      place(refresh).map { [Look(position: [$0, 300])] }
    }
  }

  /// The appearance of a layer named Sheet.
  struct Look {
    var position = SIMD2<Double>(300, 300)
    var size = SIMD2<Double>.zero
    var opacity = 1.0
    var number = 0
    var isOnScreen = true
    var departure: LayerSample.Departure?
  }

  /// The same for several layers of that name; nil for no frame.
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

  /// The position of the view at a time of its animation, in refreshes of 60 Hz.
  static func place(_ time: Double) -> Double { step * min(60, max(0, time)) }

  /// The intended motion.
  static var course: MotionCourse {
    MotionCourse(trace(hertz: 480) { place(Double($0) / 8) })
  }

  /// The value of a metric of a run.
  static func metricValue(
    _ id: String,
    _ trace: Trace,
    course: Measured<MotionCourse>? = .known(course)
  ) -> Measured<MetricValue>? {
    guard let metric = MetricRegistry.metric(id) else { return nil }
    var series = FrameSeries(trace)
    if let course { series.motion = MotionValues(trace, course: course) }
    return metric.metricValue(FrameTally(series))
  }
}
