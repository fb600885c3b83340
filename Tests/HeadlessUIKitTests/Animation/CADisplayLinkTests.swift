import HeadlessUIKit
import Testing

struct CADisplayLinkTests {
  @Test
  func `a link is called once a refresh, with the times of this refresh and the next`() {
    var stamps: [(CFTimeInterval, CFTimeInterval)] = []
    play(until: .milliseconds(200)) { _, _ in
      let link = CADisplayLink { link in
        stamps.append((link.timestamp, link.targetTimestamp))
        #expect(link.duration == 1.0 / 60)
      }
      #expect(link.duration == 0)
      link.add(to: .main, forMode: .common)
    }
    #expect(stamps.count == 12)
    for (index, stamp) in stamps.enumerated() {
      #expect(abs(stamp.0 - Double(index + 1) / 60) < 1e-9)
      #expect(abs(stamp.1 - Double(index + 2) / 60) < 1e-9)
    }
  }

  @Test
  func `a busy main thread gets one delayed callback with the old time stamp`() {
    var calls: [(stamp: Double, at: Double)] = []
    play(until: .milliseconds(250)) { _, simulation in
      CADisplayLink { calls.append(($0.timestamp, CACurrentMediaTime())) }
        .add(to: .main, forMode: .common)
      simulation.schedule(stallNamed: "stall", at: .milliseconds(105), for: .milliseconds(80))
    }
    let stamps = calls.map { Int(($0.stamp * 60).rounded()) }
    #expect(stamps == [1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    #expect(calls[6].at > 0.185 && calls[6].at < 0.186)
  }

  @Test
  func `a paused link makes no callbacks until it resumes`() {
    var count = 0
    play(until: .milliseconds(1_000)) { _, simulation in
      let link = CADisplayLink { _ in count += 1 }
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      simulation.schedule("run", at: .milliseconds(500)) { link.isPaused = false }
      simulation.schedule("end", at: .milliseconds(600)) { link.invalidate() }
    }
    #expect((5...7).contains(count))
  }

  @Test
  func `a link started late in a long frame begins after that frame`() {
    var stamps: [Double] = []
    play(until: .milliseconds(800)) { _, simulation in
      simulation.schedule("work", at: .milliseconds(100)) {
        simulation.spend(.milliseconds(500), on: "load")
        CADisplayLink { stamps.append($0.timestamp) }.add(to: .main, forMode: .common)
      }
    }
    #expect((stamps.first ?? 0) > 0.6)
    for (one, next) in zip(stamps, stamps.dropFirst()) { #expect(next - one < 0.0167) }
  }

  @Test
  func `a link that was removed starts again, an invalid one does not`() {
    var count = 0
    play(until: .milliseconds(1_000)) { _, simulation in
      let link = CADisplayLink { _ in count += 1 }
      link.add(to: .main, forMode: .common)
      simulation.schedule("remove", at: .milliseconds(105)) {
        link.remove(from: .main, forMode: .common)
      }
      simulation.schedule("add", at: .milliseconds(505)) {
        #expect(count == 6)
        link.add(to: .main, forMode: .common)
      }
      simulation.schedule("end", at: .milliseconds(605)) {
        #expect((11...12).contains(count))
        link.invalidate()
        link.remove(from: .main, forMode: .common)
        link.add(to: .main, forMode: .common)
        count = 0
      }
    }
    #expect(count == 0)
  }
}
