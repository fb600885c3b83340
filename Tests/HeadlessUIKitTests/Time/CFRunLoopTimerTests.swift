import HeadlessUIKit
import Testing

struct CFRunLoopTimerTests {
  private func timer(
    after delay: Double,
    every interval: Double,
    _ act: @escaping (Timer?) -> Void
  ) -> Timer? {
    let date = CFAbsoluteTimeGetCurrent() + delay
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, interval, 0, 0, act)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    return timer
  }

  @Test func `a timer fires at its date, in virtual time`() {
    var times: [Double] = []
    play { _, stage in
      let start = CACurrentMediaTime()
      let once = timer(after: 0.25, every: 0) { _ in times.append(CACurrentMediaTime() - start) }
      var count = 0
      _ = timer(after: 0.1, every: 0.5) { timer in
        times.append(CACurrentMediaTime() - start)
        count += 1
        if count == 2 { CFRunLoopTimerInvalidate(timer) }
      }
      let never = timer(after: 0.2, every: 0) { _ in Issue.record("was removed") }
      CFRunLoopRemoveTimer(CFRunLoopGetMain(), never, .defaultMode)
      #expect(CFRunLoopTimerIsValid(once) && !CFRunLoopTimerIsValid(never))
      stage.schedule("look", at: .seconds(2)) { #expect(!CFRunLoopTimerIsValid(once)) }
    }
    #expect(times.count == 3)
    for (time, expected) in zip(times, [0.1, 0.25, 0.6]) {
      #expect(time >= expected && time < expected + 0.02)
    }
  }

  @Test func `a timer of the distant future waits for its first date`() {
    var count = 0
    play { _, stage in
      let endless = timer(after: 1e300, every: .greatestFiniteMagnitude) { _ in count += 1 }
      let soon = timer(after: 0.1, every: .greatestFiniteMagnitude) { _ in count += 1 }
      stage.schedule("look", at: .seconds(1)) {
        #expect(count == 1)
        CFRunLoopTimerInvalidate(endless)
        CFRunLoopTimerInvalidate(soon)
      }
    }
    #expect(count == 1)
  }
}
