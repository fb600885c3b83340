import HeadlessUIKit
import Testing

struct UIViewPropertyAnimatorControlTests {
  @Test
  func `a delay holds the start, and a delayed block starts later and ends with the others`() {
    let sights = watch(
      { view, _ in
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
          view.center.x += 100
        }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation(afterDelay: 0.3)
      },
      look: { ($0.seen.position.x - 5, Double($0.seen.opacity)) }
    )
    for sight in sights {
      let share = min(max((sight.elapsed - 0.3) / 0.4, 0), 1)
      #expect(abs(sight.value.0 - 100 * share) < 1e-9)
      #expect(abs(sight.value.1 - (1 - max(share * 2 - 1, 0))) < 1e-6)
    }
  }

  @Test
  func `a block added to a running animator takes part`() {
    let sights = watch(
      { view, simulation in
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
          view.center.x += 100
        }
        animator.startAnimation()
        simulation.schedule("add", at: .milliseconds(300)) {
          animator.addAnimations { view.alpha = 0 }
        }
      },
      look: { ($0.seen.position.x - 5, Double($0.seen.opacity)) }
    )
    for sight in sights {
      #expect(abs(sight.value.0 - 100 * min(sight.elapsed / 0.4, 1)) < 1, "\(sight.elapsed)")
    }
    #expect(sights.first { $0.value.1 == 0 }.map { abs($0.elapsed - 0.4) < 0.03 } == true)
    #expect(sights.filter { $0.elapsed < 0.19 }.allSatisfy { $0.value.1 == 1 })
  }

  @Test
  func `keyframes in a block belong to the animator, forwards and backwards`() {
    var seen: [Double] = []
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("scrub", at: .milliseconds(100)) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          UIView.animateKeyframes(
            withDuration: 0,
            delay: 0,
            animations: {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 100
              }
              UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 20
              }
            }
          )
        }
        for (goesBack, fraction) in [(false, 0.25), (false, 0.5), (false, 0.75), (true, 0.25)] {
          animator.isReversed = goesBack
          animator.fractionComplete = fraction
          seen.append(view.seen.position.x)
        }
        animator.stopAnimation(true)
      }
    }
    #expect(zip(seen, [50, 100, 60, 60]).allSatisfy { abs($0 - $1) < 1e-9 } && seen.count == 4)
  }

  @Test
  func `uses that UIKit forbids are findings and change nothing`() {
    let trace = play { window, simulation in
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
      animator?.addAnimations { window.alpha = 0.5 }
      simulation.schedule("misuse", at: .milliseconds(100)) {
        animator?.finishAnimation(at: .end)
        animator?.stopAnimation(true)
        animator?.isInterruptible = false
        animator?.startAnimation()
        animator?.pauseAnimation()
        #expect(animator?.isRunning == true)
        animator?.isInterruptible = true
        animator?.stopAnimation(false)
        animator?.startAnimation()
        animator?.pauseAnimation()
        animator?.addAnimations {}
        animator?.fractionComplete = 0.5
        #expect(animator?.state == .stopped)
        animator = nil
      }
    }
    #expect(
      trace.findings.map(\.text) == [
        "finishAnimation(at:) should only be called on a stopped animator",
        "an animator that has not started was stopped",
        "an animator that is not interruptible was paused",
        "a stopped animator cannot be started before it is finished",
        "a stopped animator cannot be paused",
        "animations cannot be added to a stopped animator",
        "a stopped animator cannot be scrubbed",
        """
        It is an error to release a paused or stopped property animator: it has to finish \
        animating, or be stopped and finished first
        """,
      ]
    )
    let raising = trace.findings.indices.filter { trace.findings[$0].raises }
    #expect(raising == [0, 7], "an exception at the start and one at the end")
    #expect(
      trace.rules.filter { $0 != .animatorsObeyTheirStates } == [
        .completesOnce, .emptyAnimationEnds, .linksStop,
      ]
    )
  }

  @Test
  func `a running animator is retained, and views accept touches by default`() {
    var ended = false
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      let point = CGPoint(x: 5, y: 5)
      simulation.schedule("start", at: .milliseconds(100)) {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.addCompletion { _ in ended = true }
        animator.startAnimation()
        #expect(window.hitTest(point, with: nil) === window)
      }
      simulation.schedule("look", at: .milliseconds(600)) {
        #expect(window.hitTest(point, with: nil) === view)
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.2,
          delay: 0,
          animations: { view.alpha = 1 }
        )
        #expect(window.hitTest(point, with: nil) === view)
      }
    }
    #expect(ended)
  }

  @Test
  func `an empty animator ends in the next turn`() {
    var ends: [UIViewAnimatingPosition] = []
    play { _, simulation in
      simulation.schedule("start", at: .milliseconds(100)) {
        let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty)
      }
      simulation.schedule("look", at: .milliseconds(200)) { #expect(ends == [.end]) }
    }
  }
}
