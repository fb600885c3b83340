import HeadlessUIKit
import Testing

// Also tests: AnimationObserver.

struct CATransactionTests {
  /// The opacity in every frame of a layer without a view in the window, changed at 100 ms.
  private func opacities(_ change: @escaping (CALayer) -> Void) -> [Sight<Double>] {
    let layer = Box()
    return watch(
      { view, _ in
        layer.layer.map(change)
        _ = view
      },
      prepare: { view in
        layer.layer = CALayer()
        layer.layer.map { view.layer.addSublayer($0) }
      },
      look: { _ in Double((layer.layer?.presentation() ?? CALayer()).opacity) }
    )
  }

  private final class Box {
    var layer: CALayer?
  }

  private func expectFade(_ sights: [Sight<Double>], _ duration: Double, _ curve: TimingCurve) {
    #expect(sights.count > 10)
    for sight in sights where sight.elapsed < duration {
      let expected = 1 - curve.value(at: sight.elapsed, duration: duration)
      #expect(abs(sight.value - expected) < 1e-6, "\(sight.elapsed)")
    }
    #expect(sights.filter { $0.elapsed > duration }.allSatisfy { $0.value == 0 })
  }

  @Test
  func `a layer without a view fades implicitly in a quarter of a second`() {
    expectFade(opacities { $0.opacity = 0 }, 0.25, .coreAnimationDefault)
  }

  @Test
  func `a transaction sets duration and curve, an inner one for itself`() {
    let sights = opacities { layer in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      #expect(CATransaction.animationDuration() == 0.5)
      layer.opacity = 0
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.1)
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    expectFade(sights, 0.5, .linear)
  }

  @Test(arguments: [true, false])
  func `the completion waits for the end of a property animator, stopped or not`(isStopped: Bool) {
    var times: [Double] = []
    play { window, simulation in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { window.alpha = 0.5 }
      simulation.schedule("start", at: .milliseconds(100)) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { times.append(CACurrentMediaTime()) }
        animator.startAnimation()
        CATransaction.commit()
      }
      simulation.schedule("stop", at: .milliseconds(250)) {
        if isStopped { animator.stopAnimation(true) }
      }
    }
    #expect(times.count == 1)
    #expect(times.allSatisfy { abs($0 - (isStopped ? 0.25 : 0.5)) < 0.05 }, "\(times)")
  }

  @Test
  func `with actions disabled a change is immediate`() {
    let sights = opacities { layer in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
    #expect(sights.allSatisfy { $0.value == 0 })
  }

  @Test
  func `a change during an animation starts from the presentation value`() {
    let sights = opacities { layer in
      layer.opacity = 0
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in layer.opacity = 1 }
    }
    for (one, next) in zip(sights, sights.dropFirst()) {
      #expect(abs(next.value - one.value) < 0.25, "\(one) to \(next)")
    }
    #expect((sights.map(\.value).min() ?? 0) > 0.1)
    #expect(sights.last?.value == 1)
  }

  @Test
  func `settings outside of a transaction hold until the commit of the frame`() {
    play { _, simulation in
      simulation.schedule("set", at: .zero) { CATransaction.setAnimationDuration(2) }
      simulation.schedule("look", at: .milliseconds(50)) {
        #expect(CATransaction.animationDuration() == 0.25)
      }
    }
  }

  @Test
  func `a commit without a begin ends the implicit transaction`() {
    var log: [String] = []
    play { _, simulation in
      simulation.schedule("commit", at: .milliseconds(100)) {
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { log.append("completed") }
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
      }
    }
    #expect(log == ["completed"])
  }

  @Test
  func `the completion waits for animations added after it, or for the commit without any`() {
    var log: [String] = []
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      func fade(_ duration: Double) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = duration
        view.layer.add(fade, forKey: nil)
      }
      simulation.schedule("begin", at: .milliseconds(100)) {
        CATransaction.begin()
        fade(2)
        CATransaction.setCompletionBlock { log.append("half") }
        fade(0.4)
        UIView.animate(
          withDuration: 0.5,
          animations: { view.alpha = 0.5 },
          completion: { _ in log.append("view") }
        )
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("empty") }
        CATransaction.commit()
        #expect(log.isEmpty)
      }
      simulation.schedule("look", at: .milliseconds(150)) { #expect(log == ["empty"]) }
      simulation.schedule("look", at: .milliseconds(560)) { #expect(log == ["empty"]) }
      simulation.schedule("look", at: .milliseconds(700)) {
        #expect(log == ["empty", "half", "view"], "the transaction hears before the block")
      }
    }
  }
}
