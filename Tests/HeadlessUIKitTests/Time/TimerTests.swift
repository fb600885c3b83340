import HeadlessUIKit
import Testing

struct TimerTests {
  private typealias Timer = HeadlessUIKit.Timer

  @Test
  func `a timer fires once, in the first frame after its time`() {
    var fired: [Double] = []
    let trace = play { _, _ in
      _ = Timer.scheduledTimer(withTimeInterval: 0.505, repeats: false) { timer in
        fired.append(CACurrentMediaTime())
        #expect(!timer.isValid)
      }
    }
    #expect(fired.count == 1 && fired[0] >= 0.505 && fired[0] < 0.505 + 2.0 / 60)
    #expect(trace.cameToRest)
  }

  @Test
  func `a repeating timer keeps its schedule and skips missed calls`() {
    var fired: [Double] = []
    play(until: .milliseconds(1_000)) { _, simulation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        fired.append(CACurrentMediaTime())
        if fired.count == 6 { timer.invalidate() }
      }
      simulation.schedule(stallNamed: "busy", at: .milliseconds(250), for: .milliseconds(210))
    }
    #expect(fired.count == 6)
    for (time, expected) in zip(fired, [0.1, 0.2, 0.46, 0.5, 0.6, 0.7]) {
      #expect(time >= expected && time < expected + 0.035, "\(time) for \(expected)")
    }
  }

  @Test
  func `an invalidated timer does not fire, and a manual fire happens at once`() {
    var count = 0
    play { _, _ in
      let timer = Timer(timeInterval: 0.1, repeats: true) { _ in count += 1 }
      RunLoop.main.add(timer, forMode: .common)
      timer.fire()
      #expect(count == 1 && timer.isValid)
      timer.invalidate()
      timer.fire()
    }
    #expect(count == 1)
  }
}
