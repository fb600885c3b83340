import HeadlessUIKit
import Testing

// Also tests: KeyframeBlock.

struct UIViewKeyframesTests {
  /// The presented position of the view at fractions of two seconds, from x = 5.
  private func places(
    at shares: [Double],
    options: UIView.KeyframeAnimationOptions,
    _ keyframes: @escaping (UIView) -> Void
  ) -> [Double] {
    scrub(
      at: shares.map { $0 * 2 },
      { view in
        UIView.animateKeyframes(
          withDuration: 2,
          delay: 0,
          options: options,
          animations: { keyframes(view) }
        )
      },
      look: { $0.position.x - 5 }
    )
  }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  @Test
  func `each keyframe animates in its time, and the value holds in between`() {
    let seen = places(at: [0, 0.1, 0.2, 0.4, 0.5, 0.75, 0.9], options: linear) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 65 }
    }
    for (seen, expected) in zip(seen, [0, 50, 100, 100, 100, 80, 68]) {
      #expect(abs(seen - Double(expected)) < 1e-9)
    }
  }

  @Test
  func `without an option the whole is slow at both ends`() {
    let seen = places(at: [0.1, 0.25, 0.5], options: []) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
    }
    for (seen, expected) in zip(seen, [0.0197225, 0.1291619, 0.5]) {
      #expect(abs(seen - 100 * expected) < 1e-5)
    }
  }

  @Test
  func `modes hold or smooth the values`() {
    let frames = { (view: UIView) in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
    }
    let discrete = places(
      at: [0.25, 0.5, 0.75],
      options: [linear, .calculationModeDiscrete],
      frames
    )
    #expect(discrete == [0, 100, 100])
    let cubic = places(at: [0.25, 0.5], options: [linear, .calculationModeCubic], frames)
    #expect(abs(cubic[0] - 62.5) < 1e-9 && abs(cubic[1] - 100) < 1e-9)
  }

  @Test
  func `transforms and several properties animate together, with the model at the end`() {
    let seen = scrub(
      at: [0.25, 0.75],
      { view in
        UIView.animateKeyframes(
          withDuration: 1,
          delay: 0,
          options: UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue
          ),
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view.transform = .identity
              view.alpha = 0
            }
          }
        )
        #expect(view.transform == .identity && view.alpha == 0)
      },
      look: { [$0.transform.m11, Double($0.opacity)] }
    )
    #expect(seen == [[2, 1], [2, 0.5]])
  }

  @Test
  func `the completion is called once, after the duration`() {
    var ends: [(Bool, Double)] = []
    play { window, simulation in
      simulation.schedule("animate", at: .zero) {
        UIView.animateKeyframes(
          withDuration: 0.6,
          delay: 0.2,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
              window.alpha = 0
            }
          },
          completion: { ends.append(($0, CACurrentMediaTime())) }
        )
      }
    }
    #expect(ends.count == 1)
    #expect(ends.first?.0 == true && abs((ends.first?.1 ?? 0) - 0.8) < 0.04)
  }
}
