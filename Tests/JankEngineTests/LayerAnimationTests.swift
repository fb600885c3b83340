import JankEngine
import JankMotion
import Testing

struct LayerAnimationTests {
  private func move(
    by distance: Double,
    begin: Double?,
    duration: Double = 1,
    delay: Double = 0
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 0),
      property: .position,
      from: .zero,
      to: [distance, 0, 0, 0],
      curve: .linear,
      duration: duration,
      delay: delay
    )
    animation.beginTime = begin
    return animation
  }

  @Test
  func `an animation shows the old value before, the way between, the model value after`() {
    let animation = move(by: 100, begin: 2)
    #expect(animation.addition(at: 1).x == -100)
    #expect(animation.addition(at: 2.25).x == -75)
    #expect(animation.addition(at: 3).x == 0)
    #expect(move(by: 100, begin: nil).addition(at: 5) == .zero)
  }
}
