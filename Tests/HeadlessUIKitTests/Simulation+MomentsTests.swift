import HeadlessUIKit
import JankTrace
import Testing

// Also tests: Script.

struct SimulationMomentsTests {
  @Test func `the moments of a transition after a command come once each, in order`() {
    var heard: [TransitionMoment: [Instant]] = [:]
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      let tap = simulation.schedule("tap", at: .milliseconds(100)) {
        a.present(controller("B"), animated: true)
      }
      simulation.schedule("other", at: .milliseconds(900)) { a.dismiss(animated: true) }
      for moment in [TransitionMoment.requested, .began, .ended] {
        simulation.when(moment, of: tap) { heard[moment, default: []].append($0) }
      }
    }
    let transition = trace.transitions[0]
    #expect(trace.transitions.count == 2)
    #expect(heard[.requested] == [transition.requested])
    #expect(heard[.began] == [transition.began])
    #expect(heard[.ended]?.count == 1)
    if let ended = heard[.ended]?.first, let completed = transition.ended {
      #expect(ended >= completed && ended < completed + .milliseconds(1))
    }
  }

  @Test func `a transition requested by a gesture is caused by its touches`() {
    var heard: [Int: Instant] = [:]
    let trace = play { window, stage in
      let a = controller("A")
      window.rootViewController = a
      a.view.addGestureRecognizer(
        UIPanGestureRecognizer { recognizer in
          if recognizer.state == .began { a.present(controller("B"), animated: true) }
        }
      )
      for (number, start) in [100, 1_100].enumerated() {
        let touches = stage.schedule(touches: drag(from: .milliseconds(Int64(start))))
        stage.simulation.when(.began, of: touches) { heard[number] = $0 }
      }
    }
    // The second touch moves on the presented page, where nothing follows it.
    #expect(heard == [0: trace.transitions[0].began])
  }

  @Test func `a rejected request has no moments`() {
    var heard = 0
    play { window, stage in
      let a = controller("A")
      window.rootViewController = a
      let tap = stage.schedule("tap", at: .milliseconds(100)) { a.dismiss(animated: true) }
      stage.simulation.when(.requested, of: tap) { _ in heard += 1 }
    }
    #expect(heard == 0)
  }

  @Test func `refreshes are counted from the first at or after an instant`() {
    play { _, simulation in
      let second = Instant(seconds: 1)
      #expect(simulation.time(ofRefresh: 1, after: second) == second)
      #expect(simulation.time(ofRefresh: 7, after: second) == Instant(seconds: 1.1))
      let later = second + .microseconds(1)
      #expect(simulation.time(ofRefresh: 60, after: later) == Instant(seconds: 2))
    }
  }

  private func drag(from start: Interval) -> [TouchSample] {
    (0...10).map { index -> TouchSample in
      let phase: TouchSample.Phase = index == 0 ? .began : index == 10 ? .ended : .moved
      let time = Instant.zero + start + .milliseconds(Int64(10 * index))
      let place: SIMD2<Double> = [100, 100 + Double(index * 10)]
      return TouchSample(time: time, touchID: 0, phase: phase, location: place)
    }
  }

  /// A kind of delayed call.
  enum Later: CaseIterable {
    case animation, spring, propertyAnimator, transaction, explicitAnimation, timer, displayLink

    func run(_ view: UIView, _ action: @escaping () -> Void) {
      switch self {
      case .animation:
        UIView.animate(withDuration: 0.2) {
          view.alpha = 0
        } completion: { _ in
          action()
        }
      case .spring:
        UIView.animate(springDuration: 0.1) {
          view.alpha = 0
        } completion: { _ in
          action()
        }
      case .propertyAnimator:
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in action() }
        animator.startAnimation()
      case .transaction:
        CATransaction.begin()
        CATransaction.setCompletionBlock(action)
        UIView.animate(withDuration: 0.2) { view.alpha = 0 }
        CATransaction.commit()
      case .explicitAnimation:
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 0.2
        fade.delegate = Ending(action)
        view.layer.add(fade, forKey: nil)
      case .timer: _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in action() }
      case .displayLink:
        let end = CACurrentMediaTime() + 0.2
        let link = CADisplayLink { link in
          guard link.timestamp > end else { return }
          link.invalidate()
          action()
        }
        link.add(to: .main, forMode: .common)
      }
    }
  }

  /// Observes the end of an animation.
  private final class Ending: NSObject, CAAnimationDelegate {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { action() }
  }

  @Test(arguments: Later.allCases)
  func `delayed work keeps its cause, whatever happens meanwhile`(later: Later) {
    var began: Instant?
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      let first = simulation.schedule("first", at: .milliseconds(100), line: 3) {
        later.run(a.view) {
          a.present(controller("B"), animated: true)
          a.present(controller("C"), animated: true)
        }
      }
      simulation.when(.began, of: first) { began = $0 }
      simulation.schedule("second", at: .milliseconds(101), line: 4) {}
    }
    #expect(trace.rules == [.presentsOneAtATime])
    #expect(trace.findings.first?.step == ScriptStep(name: "first", line: 3))
    #expect(began != nil && began == trace.transitions.first?.began)
  }
}
