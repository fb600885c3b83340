import HeadlessUIKit
import StageSupport
import Testing

// Also tests: HeadlessUIKit/DispatchQueue+VirtualTime, HeadlessUIKit/DispatchWorkItem.
// Also tests: HeadlessUIKit/DispatchGroup, HeadlessUIKit/VirtualTime.

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

  @Test
  func `a deadline that names its type is a time of the device, too`() {
    var times: [Double] = []
    play { _ in
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.25) {
        times.append(CACurrentMediaTime())
      }
      let later: DispatchTime = .now() + .seconds(1)
      #expect(later > .now() && later.uptimeNanoseconds >= 1_000_000_000)
      DispatchQueue.main.asyncAfter(deadline: later) { times.append(CACurrentMediaTime()) }
    }
    #expect(times.count == 2)
    for (time, expected) in zip(times, [0.25, 1]) {
      #expect(time >= expected && time < expected + 0.035)
    }
  }

  @Test
  func `other queues run in the time of the device and come back to the main queue`() {
    var log: [String] = []
    play { stage in
      stage.schedule("load", at: .milliseconds(100)) {
        DispatchQueue.global(qos: .userInitiated).async {
          log.append("loaded")
          DispatchQueue.main.async { log.append("shown") }
        }
        DispatchQueue(label: "files").asyncAfter(deadline: .now() + 0.5) {
          log.append("late \(CACurrentMediaTime() >= 0.6)")
        }
        log.append("asked")
      }
    }
    #expect(log == ["asked", "loaded", "shown", "late true"])
  }

  @Test
  func `a work item can be cancelled until it runs, and notifies`() {
    var log: [String] = []
    play { stage in
      let kept = DispatchWorkItem { log.append("kept") }
      let cancelled = DispatchWorkItem { log.append("never") }
      kept.notify(queue: .main) { log.append("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      DispatchQueue.main.async(execute: DispatchWorkItem { log.append("first") })
      stage.schedule("cancel", at: .milliseconds(50)) { cancelled.cancel() }
      stage.schedule("look", at: .milliseconds(400)) {
        #expect(cancelled.isCancelled && !kept.isCancelled)
        kept.notify(queue: .main) { log.append("again") }
      }
    }
    #expect(log == ["first", "kept", "notified", "again"])
  }

  @Test
  func `a group notifies when its last animation has ended`() {
    var log: [String] = []
    play { stage in
      let view = UIView()
      let group = DispatchGroup()
      group.notify(queue: .main) { log.append("empty") }
      stage.schedule("animate", at: .milliseconds(100)) {
        for duration in [0.2, 0.5] {
          group.enter()
          UIView.animate(withDuration: duration) {
            view.alpha = duration
          } completion: { _ in
            log.append("\(duration)")
            group.leave()
          }
        }
        DispatchQueue.main.async(group: group) { log.append("async") }
        group.notify(queue: .main) { log.append("all") }
      }
    }
    #expect(log == ["empty", "async", "0.2", "0.5", "all"])
  }
}
