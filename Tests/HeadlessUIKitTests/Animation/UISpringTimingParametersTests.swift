import HeadlessUIKit
import Testing

struct UISpringTimingParametersTests {
  @Test
  func `a damping ratio keeps the animator's duration, physical constants set their own`() {
    play { _, _ in
      func duration(_ parameters: UISpringTimingParameters) -> Double {
        UIViewPropertyAnimator(duration: 0.4, timingParameters: parameters).duration
      }
      #expect(duration(UISpringTimingParameters(dampingRatio: 0.6)) == 0.4)
      let constants = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 10,
        initialVelocity: .zero
      )
      #expect(abs(duration(constants) - 1.472700334678) < 1e-9)
      #expect(duration(UISpringTimingParameters()) == 0.6, "the first tenth at rest")
      #expect(abs(duration(UISpringTimingParameters(bounce: 0.3)) - 0.86296) < 5e-6)
    }
  }

  @Test
  func `the system's spring matches the reference table`() {
    let sights = watch(
      { view, _ in
        UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
          .start { view.center.x += 100 }
      },
      look: { $0.seen.position.x - 5 }
    )
    let omega = (1000.0 / 3).squareRoot()
    for sight in sights where sight.elapsed < 0.5 {
      let t = sight.elapsed
      #expect(abs(sight.value - 100 * (1 - (1 + omega * t) * exp(-omega * t))) < 1e-9)
    }
    // Rows of the reference: 0.1 s and 0.3 s.
    #expect(abs(1 - (1 + omega * 0.1) * exp(-omega * 0.1) - 0.54478) < 5e-6)
    #expect(abs(1 - (1 + omega * 0.3) * exp(-omega * 0.3) - 0.97292) < 5e-6)
  }

  @Test
  func `positions use the velocity of each axis, other properties its length`() {
    let velocity = CGVector(dx: 3, dy: -4)
    let parameters = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: velocity
    )
    let spring = try? Spring(stiffness: 100, damping: 10)
    let sights = watch(
      { view, _ in
        UIViewPropertyAnimator(duration: 1, timingParameters: parameters).start {
          view.center = CGPoint(x: 105, y: 205)
          view.alpha = 0
        }
      },
      look: { view in
        let seen = view.seen
        return [seen.position.x - 5, seen.position.y - 5, Double(seen.opacity)]
      }
    )
    for sight in sights where sight.elapsed < 1.2 {
      func progress(_ velocity: Double) -> Double {
        spring?.progress(at: sight.elapsed, initialVelocity: velocity) ?? .nan
      }
      #expect(abs(sight.value[0] - 100 * progress(3)) < 1e-9)
      #expect(abs(sight.value[1] - 200 * progress(-4)) < 1e-9)
      #expect(abs(sight.value[2] - (1 - progress(5))) < 1e-6)
    }
  }

  @Test
  func `parameters know their kind`() {
    let (spring, cubic) = (
      UISpringTimingParameters(dampingRatio: 1), UICubicTimingParameters(animationCurve: .easeIn)
    )
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil && spring.initialVelocity == .zero)
    #expect(cubic.timingCurveType == .builtin && cubic.cubicTimingParameters === cubic)
    #expect(cubic.springTimingParameters == nil && cubic.animationCurve == .easeIn)
  }
}

extension UIViewPropertyAnimator {
  fileprivate func start(_ changes: @escaping () -> Void) {
    addAnimations(changes)
    startAnimation()
  }
}
