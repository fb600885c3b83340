import HeadlessUIKit
import Testing

struct UIViewTransitionTests {
  @Test
  func `a cross-dissolve fades a snapshot of the old content out over the new`() {
    var finished: [Bool] = []
    let sights = watch(
      { view, _ in
        UIView.transition(
          with: view,
          duration: 0.4,
          options: [.transitionCrossDissolve, .curveLinear],
          animations: { view.backgroundColor = .red },
          completion: { finished.append($0) }
        )
        #expect(view.backgroundColor == .red)
      },
      look: { view in (view.layer.sublayers?.first?.presentation()?.opacity, view.subviews.count) }
    )
    for sight in sights where sight.elapsed < 0.39 {
      let expected = Float(1 - sight.elapsed / 0.4)
      #expect(abs((sight.value.0 ?? 9) - expected) < 1e-5)
    }
    #expect(sights.allSatisfy { $0.value.1 == 0 }, "the cover is no view")
    #expect(sights.last?.value.0 == nil)
    #expect(finished == [true])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, 0), (.transitionFlipFromRight, 0),
    (.transitionFlipFromTop, 1), (.transitionFlipFromBottom, 1),
  ])
  func `a flip shows the view edge-on half way and removes the snapshot there`(
    option: UIView.AnimationOptions,
    axis: Int
  ) {
    let sights = watch(
      { view, _ in
        UIView.transition(
          with: view,
          duration: 0.4,
          options: [option, .curveLinear],
          animations: nil
        )
      },
      look: { view in
        let seen = view.seen.transform
        return (axis == 0 ? seen.m11 : seen.m22, view.layer.sublayers?.first?.seenOpacity ?? 0)
      }
    )
    for sight in sights where sight.elapsed < 0.39 {
      let width = abs(cos(sight.elapsed / 0.4 * .pi))
      #expect(abs(sight.value.0 - width) < 1e-9, "\(sight.elapsed)")
      #expect(sight.value.1 == (sight.elapsed < 0.2 ? 1 : 0), "\(sight.elapsed)")
    }
    #expect(sights.last?.value.0 == 1)
  }

  @Test
  func `one view replaces another`() {
    play { window, simulation in
      let stage = UIView(frame: window.bounds)
      let (back, old, new, front) = (UIView(), UIView(), UIView(), UIView())
      window.addSubview(stage)
      for view in [back, old, front] { stage.addSubview(view) }
      simulation.schedule("swap", at: .milliseconds(100)) {
        UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft)
        #expect(stage.subviews == [back, new, front])
      }
      simulation.schedule("hide", at: .milliseconds(600)) {
        UIView.transition(
          from: back,
          to: front,
          duration: 0.3,
          options: [.transitionCrossDissolve, .showHideTransitionViews]
        )
        #expect(stage.subviews == [back, new, front])
        #expect(back.isHidden && !front.isHidden)
      }
    }
  }

  @Test
  func `the common superview turns, with all its subviews`() {
    play { window, simulation in
      let stage = UIView(frame: window.bounds)
      let (old, new, other) = (UIView(), UIView(), UIView())
      window.addSubview(stage)
      for view in [old, other] { stage.addSubview(view) }
      simulation.schedule("swap", at: .milliseconds(100)) {
        UIView.transition(from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft)
      }
      simulation.schedule("look", at: .milliseconds(250)) {
        #expect(stage.seen.transform.m11 < 0.9)
        for view in [new, other] { #expect(view.seen.transform == CATransform3DIdentity) }
      }
      simulation.schedule("end", at: .milliseconds(900)) {
        #expect(stage.layer.sublayers?.count == 2, "the picture of before has gone")
      }
    }
  }

  @Test
  func `without a kind or a duration the changes are made as by animate`() {
    var finished: [Bool] = []
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("change", at: .milliseconds(100)) {
        for options in [UIView.AnimationOptions.transitionCrossDissolve, []] {
          UIView.transition(
            with: view,
            duration: 0,
            options: options,
            animations: { view.alpha = 0.5 },
            completion: { finished.append($0) }
          )
        }
        #expect(view.layer.sublayers == nil && view.alpha == 0.5)
      }
    }
    #expect(finished == [true, true])
  }
}

extension CALayer {
  fileprivate var seenOpacity: Float { presentation()?.opacity ?? 9 }
}
