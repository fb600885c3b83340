import JankMotion
import Testing

struct LayerTimingTests {
  @Test func `the remaining distance is 1 before the begin and 0 from the end on`() {
    for curve in [TimingCurve.linear, .easeIn, .spring(.system)] {
      let timing = LayerTiming(curve, begin: 2, duration: 0.5)
      #expect(timing.remaining(at: -100) == 1)
      #expect(timing.remaining(at: 2) == 1)
      #expect(timing.remaining(at: timing.end.nextDown) != 0)
      #expect(timing.remaining(at: timing.end) == 0)
      #expect(timing.remaining(at: 100) == 0)
    }
  }

  @Test func `the remaining distance is 1 minus the curve`() {
    let timing = LayerTiming(.easeInEaseOut, begin: 2, duration: 0.5)
    for part in [0.25, 0.5, 0.75] {
      let progress = TimingCurve.easeInEaseOut.value(at: part * 0.5, duration: 0.5)
      #expect(timing.remaining(at: 2 + part * 0.5) == 1 - progress)
    }
  }

  @Test func `keyframes are joined by straight lines and held outside`() {
    let keyframes = [
      LayerTiming.Keyframe(time: 0.25, progress: 0.5),
      LayerTiming.Keyframe(time: 0.5, progress: -0.5),
      LayerTiming.Keyframe(time: 0.75, progress: 1),
    ]
    let timing = LayerTiming(keyframes: keyframes, begin: 0, duration: 4)
    #expect(timing.remaining(at: 0) == 0.5)
    #expect(timing.remaining(at: 1) == 0.5)
    #expect(timing.remaining(at: 1.5) == 1)
    #expect(timing.remaining(at: 2) == 1.5)
    #expect(timing.remaining(at: 2.5) == 0.75)
    #expect(timing.remaining(at: 3.5) == 0)
  }
}
