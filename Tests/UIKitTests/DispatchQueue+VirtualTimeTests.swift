import Dispatch
import HeadlessUIKit
import StageSupport
import Testing

// Also tests: HeadlessUIKit/DispatchQueue+VirtualTime.

struct DispatchQueueVirtualTimeTests {
  private func play(_ app: @escaping (Stage) -> Void) {
    let simulation = Stage(profile: .phone60, seed: 1)
    _ = simulation.run { _ in app(simulation) }
  }

  @Test
  func `delayed work runs at a time of the device`() {
    var times: [Double] = []
    play { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { times.append(CACurrentMediaTime()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
        times.append(CACurrentMediaTime())
      }
    }
    #expect(times.count == 2)
    for (time, expected) in zip(times, [0.1, 0.5]) {
      #expect(time >= expected && time < expected + 0.035)
    }
  }

  @Test
  func `asynchronous work runs after the commit, in order`() {
    var log: [String] = []
    play { simulation in
      simulation.schedule("tap", at: .milliseconds(100)) {
        DispatchQueue.main.async { log.append("first") }
        DispatchQueue.main.async { log.append("second") }
        log.append("now")
      }
      simulation.schedule("look", at: .milliseconds(130)) {
        #expect(log == ["now", "first", "second"])
      }
    }
  }
}
