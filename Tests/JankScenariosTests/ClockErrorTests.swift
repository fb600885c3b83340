import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The judder that clocks of animations cause.
struct ClockErrorTests {
  /// The steps of content that differ from those of the display by a millisecond or more, in
  /// milliseconds, each with the time of its frame.
  private func errors(in trace: Trace) -> [(shown: Instant, error: Double)] {
    zip(trace.frames.dropFirst(), trace.frames).compactMap { frame, previous in
      guard let step = frame.contentStep(since: previous) else { return nil }
      let error = (step - (frame.actual.time - previous.actual.time)).milliseconds
      return abs(error) < 1 ? nil : (frame.actual.time, error)
    }
  }

  private func play(_ name: String, _ strategy: String, on device: String) throws -> Trace {
    let plays = try Play.all(name, strategy: strategy)
    return try #require(plays.first { $0.device.name == device }).trace()
  }

  @Test(arguments: ["phone-60", "phone-120"])
  func `after a stall the clock of a link catches up, and a fixed step never does`(
    device: String
  ) throws {
    for strategy in ["display-link", "display-link-timestamp", "display-link-fixed-step"] {
      let trace = try play("truth-stall", strategy, on: device)
      let late = try #require(trace.frames.max { $0.hitch < $1.hitch }).hitch.milliseconds
      let errors = errors(in: trace).map(\.error)
      let expected = strategy == "display-link-fixed-step" ? [-late] : [-late, late]
      #expect(errors.count == expected.count, "\(strategy): \(errors)")
      #expect(zip(errors, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(strategy): \(errors)")
      let tally = FrameTally(FrameSeries(trace))
      let largest = try #require(tally.animationError.value?.sizes.max)
      #expect(abs(Double(largest) / 1e6 - late) < 1e-4, "\(strategy)")
    }
  }

  @Test(arguments: ["phone-60", "phone-120"])
  func `the reversal of a cancelled interaction takes every callback for a refresh`(
    device: String
  ) throws {
    let plays = try Play.all("truth-cancel", strategy: "percent-driven")
    let play = plays.first { $0.device.name == device && $0.scenario.name.hasSuffix("@cancel") }
    let trace = try #require(play).trace()
    let release = try #require(trace.touches.last { $0.phase == .ended }).delivered
    let steps = zip(trace.frames.dropFirst(), trace.frames).compactMap { frame, previous in
      let isOwn = (previous.mainThread?.start ?? .zero) > release + .milliseconds(1)
      return isOwn ? frame.contentStep(since: previous)?.milliseconds : nil
    }
    let period = 1_000 / Double(trace.refreshRate)
    #expect(steps.count > 5)
    #expect(steps.allSatisfy { abs($0 - period) < 1e-3 }, "\(steps)")
  }

  @Test(arguments: ["phone-60", "phone-120"])
  func `the render server has no error in a stall, but a timer has`(device: String) throws {
    for strategy in ["core-animation", "property-animator", "keyframes", "spring-return"] {
      #expect(errors(in: try play("truth-stall", strategy, on: device)).isEmpty, "\(strategy)")
    }
    let tally = FrameTally(FrameSeries(try play("truth-stall", "timer", on: device)))
    #expect(tally.animationError.value?.sizes.max.map { $0 > 50_000_000 } == true)
  }

  @Test func `when the rate falls, a link's timestamp is wrong once more than its target`() throws {
    // The refreshes become longer by 1/120 s; a timestamp has the old interval once more.
    let limit = Instant(nanoseconds: 480_000_000)
    for (strategy, count) in [("display-link", 1), ("display-link-timestamp", 2)] {
      let errors = errors(in: try play("truth-clocks", strategy, on: "phone-120"))
        .filter { $0.shown < limit }.map(\.error)
      #expect(errors.count == count, "\(strategy): \(errors)")
      #expect(errors.allSatisfy { abs($0 + 1_000 / 120.0) < 1e-4 }, "\(strategy): \(errors)")
    }
  }
}
