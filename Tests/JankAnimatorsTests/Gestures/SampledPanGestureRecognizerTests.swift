import HeadlessUIKit
import JankAnimators
import Testing

struct SampledPanGestureRecognizerTests {
  @Test func `all samples are kept until the release, including those between frames`() {
    var seen: [PositionSample] = []
    var time = 0.0
    var counts: [Int] = []
    let touches = touchID(
      from: [100, 100],
      towards: [0, 1],
      stride(from: 3.0, through: 90, by: 3).map(\.self),
      every: .milliseconds(4)
    )
    let simulation = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12))
    _ = simulation.run { window in
      let pan = SampledPanGestureRecognizer()
      pan.addHandler { _ in
        guard pan.state == .ended else { return }
        (seen, time) = (pan.samples, pan.newestSampleTime)
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(touches: touches)
      simulation.schedule("later", at: .milliseconds(2_500)) { counts.append(pan.samples.count) }
    }
    #expect(seen.map(\.position) == touches.dropLast().map(\.location))
    #expect(seen.map(\.time) == touches.dropLast().map(\.time.seconds))
    #expect(time == touches.last?.time.seconds)
    #expect(counts == [0])
  }
}
