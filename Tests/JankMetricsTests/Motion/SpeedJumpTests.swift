import Foundation
import JankMetrics
import JankTrace
import Testing

// Also tests: MotionArc.

/// A view that moves up evenly at 600 points per second, and differently after half a second.
struct SpeedJumpTests {
  private static let speed = 600.0

  /// The jump at a step that is visible after half a second.
  ///
  /// From then on the position is given by the time since, and the initial speed by the render
  /// server if it plays the animation.
  private func jump(
    _ hertz: Int,
    departure: Double? = nil,
    stand: (pictures: Int, phase: Int) = (1, 0),
    way: (Double) -> Double
  ) throws -> Double {
    let change = hertz / 2
    // The begin is a tenth of a second on, and a frame comes two refreshes after its work began.
    let time = Instant.zero + .milliseconds(600)
    var trace = MovingTrace.layers(hertz: hertz) { refresh in
      let held = refresh - (refresh + stand.phase) % stand.pictures
      let passed = Double(held - change) / Double(hertz)
      let isBehind = passed >= 0
      return [
        .init(
          position: [0, isBehind ? way(passed) : Self.speed * passed],
          departure: isBehind
            ? departure.map { LayerSample.Departure(time: time, velocity: [0, $0]) } : nil
        )
      ]
    }
    let asked = time - Interval(seconds: 2 / Double(hertz))
    trace.events.append(TraceEvent(kind: .command, time: asked, subject: "script", name: "back"))
    let metricValue = try #require(MovingTrace.metricValue("motion.speed-jump.max", trace))
    return try #require(metricValue.value).value
  }

  @Test(arguments: [30, 60, 120], [-600.0, 0, 450])
  func `a lost or reversed speed is the jump at every rate`(
    hertz: Int,
    speed: Double
  ) throws {
    let jump = try jump(hertz) { speed * $0 }
    #expect((jump - (Self.speed - speed).magnitude).magnitude < 0.1)
  }

  @Test(arguments: [30, 60, 120], [-20_000.0, 3_000])
  func `acceleration does not jump at any rate`(
    hertz: Int,
    acceleration: Double
  ) throws {
    let jump = try jump(hertz) { Self.speed * $0 + acceleration / 2 * $0 * $0 }
    #expect(jump < 1)
  }

  @Test(arguments: [2, 4], 0..<4)
  func `frames that repeat a view with a slower clock are no jump`(
    pictures: Int,
    phase: Int
  ) throws {
    let stand = (pictures: pictures, phase: phase)
    #expect(try jump(120, stand: stand) { Self.speed * $0 } < 1)
    let lost = try jump(120, stand: stand) { _ in 0 }
    #expect((lost - Self.speed).magnitude < 1)
  }

  /// A critically damped spring that pulls back by 200 points, of 18 per second.
  private func spring(_ time: Double, from speed: Double) -> Double {
    let (frequency, pull) = (18.0, 200.0)
    return (pull + (speed + frequency * pull) * time) * exp(-frequency * time) - pull
  }

  @Test(arguments: [30, 60, 120])
  func `a spring of the render server that continues the speed does not jump`(
    hertz: Int
  ) throws {
    let kept = try jump(hertz, departure: Self.speed) { spring($0, from: Self.speed) }
    #expect(kept < 1)
    let lost = try jump(hertz, departure: 0) { spring($0, from: 0) }
    #expect((lost - Self.speed).magnitude < 1)
  }

  @Test func `a spring played by the app is distinguished from a lost speed`() throws {
    let kept = try jump(60) { spring($0, from: Self.speed) }
    let lost = try jump(60) { spring($0, from: 0) }
    #expect(kept < lost / 2, "\(kept) \(lost)")
  }

  @Test(arguments: [
    (3, nil), (12, "the answers to all steps during transitions were visible only after"),
  ])
  func `an answer that is visible too late to judge is reported`(
    refreshes: Int,
    reason: String?
  ) throws {
    var trace = MovingTrace.trace { refresh in
      (31..<30 + refreshes).contains(refresh) ? nil : MovingTrace.place(Double(refresh))
    }
    // Right after the commit of the last frame, before the missing ones.
    let last = try #require(trace.frames[29].mainThread)
    let asked = last.end + .milliseconds(1)
    trace.events.append(TraceEvent(kind: .command, time: asked, subject: "script", name: "back"))
    let metricValue = try #require(MovingTrace.metricValue("motion.speed-jump.max", trace))
    if let reason {
      #expect(metricValue.reason?.hasPrefix(reason) == true)
    } else {
      #expect(metricValue.value != nil)
    }
    trace.events = []
    let unasked = try #require(MovingTrace.metricValue("motion.speed-jump.max", trace))
    #expect(unasked.reason == "no script step interrupted a moving view")
  }

  @Test(arguments: [30, 60, 120])
  func `a view that is moved elsewhere jumps as if it went there in one frame`(
    hertz: Int
  ) throws {
    let jump = try jump(hertz) { 100 + Self.speed * $0 }
    #expect((jump - 100 * Double(hertz)).magnitude < 1)
  }
}
