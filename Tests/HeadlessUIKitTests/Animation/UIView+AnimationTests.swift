import HeadlessUIKit
import Testing

struct UIViewAnimationTests {
  /// Moves a view by 100 points at 100 ms; returns its positions and the begin of the animation.
  private func way(
    _ animate: @escaping (UIView, @escaping (Bool) -> Void) -> Void
  ) -> (points: [(elapsed: Double, y: Double)], finished: [Bool]) {
    var finished: [Bool] = []
    var begin = 0.0
    let trace = play(watching: ["view"]) { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.name = "view"
      window.addSubview(view)
      simulation.schedule("animate", at: .milliseconds(100)) {
        animate(view) { finished.append($0) }
      }
    }
    // The animation begins when its commit does.
    begin =
      trace.works.first { $0.kind == .commit && $0.start > .zero + .milliseconds(99) }?
      .start.seconds ?? .nan
    let points = zip(trace.frames, trace.samples).map { frame, sample in
      (frame.contentTime.seconds - begin, sample.position.y - 5)
    }
    return (points.filter { $0.0 > 0 }, finished)
  }

  @Test
  func `the spring of the tutorials is exact to a billionth of the distance`() throws {
    let (points, finished) = way { view, completion in
      UIView.animate(
        withDuration: 0.8,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0,
        options: .curveLinear,
        animations: { view.center.y += 100 },
        completion: completion
      )
    }
    let zeta = 0.6
    let omega = log(1_000 * zeta / (1 - zeta * zeta).squareRoot()) / (zeta * 0.8)
    #expect(abs(omega - 13.7918) < 5e-5)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    #expect(points.count > 40)
    for (t, y) in points where t < 0.8 {
      let swing = cos(damped * t) + zeta * omega / damped * sin(damped * t)
      let expected = 100 * (1 - exp(-zeta * omega * t) * swing)
      #expect(abs(y - expected) < 1e-9 * 100, "\(t) s: \(y) against \(expected)")
    }
    #expect(points.last?.y == 100)
    #expect(finished == [true])
  }

  @Test
  func `the options select the curve`() throws {
    let curves: [(UIView.AnimationOptions, TimingCurve)] = [
      ([], .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveLinear, .linear),
    ]
    for (options, curve) in curves {
      let (points, finished) = way { view, completion in
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          options: options,
          animations: { view.center.y += 100 },
          completion: completion
        )
      }
      for (t, y) in points where t < 0.5 {
        #expect(abs(y - 100 * curve.value(at: t, duration: 0.5)) < 1e-9)
      }
      #expect(finished == [true])
    }
  }

  @Test
  func `a delay holds the old value before the animation begins`() {
    let (points, _) = way { view, completion in
      UIView.animate(
        withDuration: 0.2,
        delay: 0.3,
        options: .curveLinear,
        animations: { view.center.y += 100 },
        completion: completion
      )
    }
    for (t, y) in points {
      #expect(abs(y - 100 * min(max((t - 0.3) / 0.2, 0), 1)) < 1e-9)
    }
  }

  @Test
  func `an interrupted animation continues from the presented value, without a jump`() {
    let (points, finished) = way { view, completion in
      UIView.animate(
        withDuration: 0.5,
        animations: { view.center.y += 100 },
        completion: completion
      )
      let simulation = CADisplayLink { link in
        guard CACurrentMediaTime() > 0.3 else { return }
        link.invalidate()
        UIView.animate(
          withDuration: 0.5,
          animations: { view.center.y -= 100 },
          completion: completion
        )
      }
      simulation.add(to: .main, forMode: .common)
    }
    for (one, next) in zip(points, points.dropFirst()) {
      #expect(abs(next.y - one.y) < 8, "\(one) to \(next)")
    }
    #expect(points.last?.y == 0)
    #expect(finished == [true, true])
  }

  @Test
  func `a block without changes or duration completes`() {
    var finished: [String] = []
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("animate", at: .zero) {
        UIView.animate(withDuration: 5, animations: {}, completion: { _ in finished.append("a") })
        UIView.animate(
          withDuration: 0,
          animations: { view.alpha = 0 },
          completion: { _ in finished.append("b") }
        )
        #expect(finished.isEmpty)
      }
      simulation.schedule("check", at: .milliseconds(50)) { #expect(finished == ["a", "b"]) }
    }
  }

  @Test
  func `removing the animations ends them unfinished`() {
    var finished: [Bool] = []
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("animate", at: .zero) {
        UIView.animate(
          withDuration: 5,
          animations: { view.alpha = 0 },
          completion: { finished.append($0) }
        )
      }
      simulation.schedule("remove", at: .milliseconds(100)) { view.layer.removeAllAnimations() }
      simulation.schedule("check", at: .milliseconds(200)) { #expect(finished == [false]) }
    }
  }

  @Test
  func `a view removed before its first commit ends its animation unfinished`() {
    var finished: [Bool] = []
    play { window, simulation in
      let view = UIView()
      simulation.schedule("animate", at: .milliseconds(100)) {
        window.addSubview(view)
        UIView.animate(
          withDuration: 5,
          animations: { view.alpha = 0 },
          completion: { finished.append($0) }
        )
        view.removeFromSuperview()
      }
      simulation.schedule("check", at: .milliseconds(150)) { #expect(finished == [false]) }
    }
  }

  @Test
  func `changes without animation are immediate`() {
    let (points, _) = way { view, completion in
      UIView.animate(
        withDuration: 0.5,
        animations: { UIView.performWithoutAnimation { view.center.y += 100 } },
        completion: completion
      )
    }
    #expect(points.allSatisfy { $0.y == 100 })
  }

  @Test(arguments: [false, true])
  func `a spring under a touch is linear and never overshoots`(isPerceived: Bool) {
    var places: [Double] = []
    let animator = ScriptedAnimator { context in
      guard let page = context.view(forKey: .to) else { return }
      page.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 1_000)
      context.containerView.addSubview(page)
      let changes = { page.frame.origin.y = 0 }
      let end = { (_: Bool) in
        context.completeTransition(!context.transitionWasCancelled)
      }
      if isPerceived {
        UIView.animate(springDuration: 0.3, bounce: 0.4, animations: changes, completion: end)
      } else {
        UIView.animate(
          withDuration: 0.3,
          delay: 0,
          usingSpringWithDamping: 0.3,
          initialSpringVelocity: 0,
          animations: changes,
          completion: end
        )
      }
    }
    let trace = playModal(dismisses: false, presenting: animator) { simulation, _, b, delegate in
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      for step in 0...4 {
        let time = 300 + 100 * Int64(step)
        simulation.schedule("move", at: .milliseconds(time)) {
          interaction.update(CGFloat(step) / 4)
        }
        simulation.schedule("look", at: .milliseconds(time + 50)) {
          places.append(b.view.seen.position.y - b.view.layer.position.y)
        }
      }
      simulation.schedule("let go", at: .milliseconds(800)) { interaction.finish() }
    }
    #expect(trace.found.isEmpty)
    #expect(places.count == 5 && abs(places[0] - 1_000) < 1e-6)
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-6 && $0 > 0 })
    #expect(places.allSatisfy { $0 > -1e-6 })
    if !isPerceived { #expect(abs(steps[0] - 250) < 1e-6) }
  }
}
