import HeadlessUIKit
import Testing

struct CALayerTimeTests {
  @Test
  func `a layer paused and resumed by Apple's recipe continues from its position`() {
    let sights = watch(
      { view, simulation in
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x += 100 }
        simulation.schedule("pause", at: .milliseconds(300)) {
          let paused = view.layer.convertTime(CACurrentMediaTime(), from: nil)
          view.layer.speed = 0
          view.layer.timeOffset = paused
        }
        simulation.schedule("resume", at: .milliseconds(800)) {
          let paused = view.layer.timeOffset
          view.layer.speed = 1
          view.layer.timeOffset = 0
          view.layer.beginTime = 0
          let since = view.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
          view.layer.beginTime = since
        }
      },
      look: { $0.seen.position.x - 5 }
    )
    let held = sights.filter { $0.elapsed > 0.21 && $0.elapsed < 0.69 }.map(\.value)
    #expect(Set(held).count == 1)
    #expect((held.first ?? 0) > 45 && (held.first ?? 0) < 55)
    for (one, next) in zip(sights, sights.dropFirst()) { #expect(abs(next.value - one.value) < 5) }
    #expect(sights.last?.value == 100)
  }
}
