import HeadlessUIKit
import Testing

// Also tests: AnimatorMember, AnimatorWay, UIViewAnimating.

struct UIViewPropertyAnimatorTests {
  /// Lets an animator move a view from x = 5 by 100 points and samples it in every frame.
  ///
  /// - Parameters:
  ///   - animator: Creates the animator.
  ///   - steps: The calls made on it, at seconds after 100 ms.
  /// - Returns: The samples, the animator's final position, and the final model value.
  private func ride(
    _ animator: @escaping () -> UIViewPropertyAnimator,
    _ steps: [(Double, (UIViewPropertyAnimator) -> Void)]
  ) -> (sights: [Sight<Double>], ends: [UIViewAnimatingPosition], center: Double) {
    var ends: [UIViewAnimatingPosition] = []
    var center = 0.0
    var held: UIViewPropertyAnimator?
    let sights = watch(
      until: .milliseconds(2_000),
      { view, simulation in
        let animator = animator()
        held = animator
        animator.addAnimations { view.center.x += 100 }
        animator.addCompletion { ends.append($0) }
        for (time, step) in steps {
          if time == 0 {
            step(animator)
          } else {
            let time = Interval(seconds: 0.1 + time)
            simulation.schedule("step", at: time) { step(animator) }
          }
        }
        simulation.schedule("look", at: .milliseconds(1_900)) {
          center = view.center.x - 5
          held = nil
        }
      },
      look: { Double($0.seen.position.x - 5) }
    )
    _ = held
    return (sights, ends, center)
  }

  private func value(_ sights: [Sight<Double>], at time: Double) -> Double {
    sights.min { abs($0.elapsed - time) < abs($1.elapsed - time) }?.value ?? .nan
  }

  private func largestStep(_ sights: [Sight<Double>]) -> Double {
    zip(sights, sights.dropFirst()).map { abs($1.value - $0.value) }.max() ?? 0
  }

  private let linear = { UIViewPropertyAnimator(duration: 0.5, curve: .linear) }
  private let eased = { UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) }

  @Test
  func `an undisturbed animator follows its curve to the end`() {
    let curves: [(UIView.AnimationCurve, TimingCurve)] = [
      (.easeInOut, .easeInEaseOut), (.easeIn, .easeIn), (.easeOut, .easeOut), (.linear, .linear),
    ]
    for (name, curve) in curves {
      let ride = ride(
        { UIViewPropertyAnimator(duration: 0.5, curve: name) },
        [(0, { $0.startAnimation() })]
      )
      for sight in ride.sights where sight.elapsed < 0.5 {
        let expected = 100 * curve.value(at: sight.elapsed, duration: 0.5)
        #expect(abs(sight.value - expected) < 1e-9)
      }
      #expect(ride.ends == [.end] && ride.center == 100)
    }
  }

  @Test
  func `a pause holds it, and a start continues the curve without a jump`() {
    let ride = ride(
      eased,
      [
        (0, { $0.startAnimation() }), (0.2, { $0.pauseAnimation() }),
        (0.7, { $0.startAnimation() }),
      ]
    )
    let held = ride.sights.filter { $0.elapsed > 0.24 && $0.elapsed < 0.68 }.map(\.value)
    #expect(Set(held).count == 1)
    // Shifted by the length of the pause, it is the curve without a pause.
    let pause = 0.5
    for sight in ride.sights where sight.elapsed > 0.75 {
      let expected =
        100
        * TimingCurve.easeInEaseOut.value(
          at: min(sight.elapsed - pause, 0.5),
          duration: 0.5
        )
      #expect(abs(sight.value - expected) < 1, "\(sight.elapsed)")
    }
    #expect(largestStep(ride.sights) < 8)
    #expect(ride.ends == [.end] && ride.center == 100)
  }

  @Test
  func `scrubbing is linear, unless the curve is to apply`() {
    for (linearly, expected) in [(true, [25.0, 50, 75]), (false, [12.91619, 50, 87.08381])] {
      var seen: [Double] = []
      _ = watch(
        { view, simulation in
          let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
            view.center.x += 100
          }
          animator.scrubsLinearly = linearly
          for (step, fraction) in [0.25 as CGFloat, 0.5, 0.75].enumerated() {
            simulation.schedule("scrub", at: .milliseconds(200 + 50 * Int64(step))) {
              animator.fractionComplete = fraction
              #expect(animator.state == .active && !animator.isRunning)
              #expect(animator.fractionComplete == fraction)
              seen.append(view.seen.position.x - 5)
            }
          }
          simulation.schedule("end", at: .milliseconds(400)) { animator.stopAnimation(true) }
        },
        look: { _ in 0 }
      )
      #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-5 } && seen.count == 3)
    }
  }

  @Test
  func `after scrubbing the rest takes the remaining or the requested duration`() {
    for (factor, expected) in [(0.0, 0.5 * 0.4), (2, 1)] {
      let ride = ride(
        linear,
        [
          (0, { $0.fractionComplete = 0.6 }),
          (0.2, { $0.continueAnimation(withTimingParameters: nil, durationFactor: factor) }),
        ]
      )
      let started = ride.sights.last { abs($0.value - 60) < 1e-9 }?.elapsed ?? 0
      let arrived = ride.sights.first { $0.value == 100 }?.elapsed ?? 0
      #expect(abs(arrived - started - expected) < 0.035, "\(arrived - started)")
      #expect(ride.ends == [.end])
    }
  }

  @Test
  func `new timing parameters apply to the rest`() {
    let ride = ride(
      linear,
      [
        (0, { $0.fractionComplete = 0.5 }),
        (
          0.2,
          {
            $0.continueAnimation(
              withTimingParameters: UISpringTimingParameters(dampingRatio: 0.4),
              durationFactor: 1
            )
          }
        ),
      ]
    )
    #expect((ride.sights.map(\.value).max() ?? 0) > 105, "it shoots over")
    #expect(largestStep(ride.sights) < 20)
    #expect(ride.ends == [.end] && ride.center == 100)
  }

  @Test
  func `a running animator that is reversed goes back along its curve to the start`() {
    let ride = ride(
      eased,
      [(0, { $0.startAnimation() }), (0.3, { $0.isReversed = true })]
    )
    let peak = ride.sights.max { $0.value < $1.value }
    #expect(abs((peak?.value ?? 0) - 70) < 8)
    #expect(largestStep(ride.sights) < 8)
    let top = peak?.elapsed ?? 0
    for sight in ride.sights where sight.elapsed > top && sight.elapsed < 2 * top {
      #expect(abs(sight.value - value(ride.sights, at: 2 * top - sight.elapsed)) < 7)
    }
    #expect(ride.ends == [.start] && ride.center == 0)
    #expect(ride.sights.last?.value == 0)
  }

  @Test
  func `a fraction counts towards the current target`() {
    let ride = ride(
      linear,
      [
        (0, { $0.fractionComplete = 0.3 }),
        (
          0.1,
          {
            $0.isReversed = true
            #expect($0.fractionComplete == 0.7)
            $0.fractionComplete = 0.9
          }
        ),
        (0.3, { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }),
      ]
    )
    #expect(abs(value(ride.sights, at: 0.05) - 30) < 1e-9)
    #expect(abs(value(ride.sights, at: 0.2) - 10) < 1e-9)
    #expect(ride.ends == [.start] && ride.center == 0)
  }

  @Test
  func `stopped without finishing, it stays in place and calls no completion`() {
    let ride = ride(linear, [(0, { $0.startAnimation() }), (0.25, { $0.stopAnimation(true) })])
    #expect(ride.ends.isEmpty)
    #expect(abs(ride.center - 50) < 5)
    #expect(ride.sights.last?.value == ride.center)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 50),
  ])
  func `stopped and finished, it has the values of the requested position`(
    position: UIViewAnimatingPosition,
    expected: Double
  ) {
    let ride = ride(
      linear,
      [
        (0, { $0.startAnimation() }),
        (
          0.25,
          {
            $0.stopAnimation(false)
            #expect($0.state == .stopped && !$0.isRunning)
            $0.finishAnimation(at: position)
            #expect($0.state == .inactive)
          }
        ),
      ]
    )
    #expect(ride.ends == [position])
    #expect(abs(ride.center - expected) < 5)
  }

  @Test
  func `with pausesOnCompletion it stays at its end without completion, and can be reversed`() {
    let ride = ride(
      {
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
        animator.pausesOnCompletion = true
        return animator
      },
      [
        (0, { $0.startAnimation() }),
        (
          0.5,
          {
            #expect($0.state == .active && !$0.isRunning && $0.fractionComplete == 1)
            $0.isReversed = true
            $0.pausesOnCompletion = false
            $0.startAnimation()
          }
        ),
      ]
    )
    #expect(value(ride.sights, at: 0.4) == 100)
    #expect(abs(value(ride.sights, at: 0.62) - 50) < 15)
    #expect(ride.ends == [.start] && ride.center == 0)
  }
}
