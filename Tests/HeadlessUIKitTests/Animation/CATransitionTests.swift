import HeadlessUIKit
import Testing

struct CATransitionTests {
  /// The presented positions of the old content and the new sublayer in a view of 10 by 10 points,
  /// with a linear curve over 0.4 s.
  private struct Look: Equatable {
    var old: CGRect?
    var opacity: Float
    var newPart: CGFloat
    var isOldInFront: Bool
  }

  private func sights(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype?,
    during look: @escaping (UIView) -> Void = { _ in }
  ) -> [Sight<Look>] {
    let part = UIColor.red
    return watch(
      { view, _ in
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 0.4
        view.layer.add(transition, forKey: kCATransition)
        view.subviews[0].backgroundColor = part
      },
      prepare: { $0.addSubview(UIView(frame: $0.bounds)) },
      look: { view in
        look(view)
        let parts = view.layer.sublayers ?? []
        let cover = parts.first { $0 !== view.subviews[0].layer }?.presentation()
        let shift = view.seen.sublayerTransform
        return Look(
          old: cover?.frame.offsetBy(dx: shift.m41, dy: shift.m42),
          opacity: cover?.opacity ?? 0,
          newPart: subtype == .fromTop || subtype == .fromBottom ? shift.m42 : shift.m41,
          isOldInFront: parts.last !== view.subviews[0].layer
        )
      }
    )
  }

  private func share(_ elapsed: Double) -> Double { min(elapsed / 0.4, 1) }

  @Test
  func `a fade removes the old content over the new`() {
    for sight in sights(.fade, nil) where sight.elapsed < 0.39 {
      #expect(abs(Double(sight.value.opacity) - (1 - share(sight.elapsed))) < 1e-6)
      #expect(sight.value.old == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(sight.value.newPart == 0 && sight.value.isOldInFront)
    }
  }

  @Test(arguments: [
    (CATransitionSubtype.fromRight, 1.0), (.fromLeft, -1), (.fromTop, 1), (.fromBottom, -1),
  ])
  func `a push moves both by one length, the new next to the old`(
    subtype: CATransitionSubtype,
    sign: Double
  ) {
    let isAlong = subtype == .fromTop || subtype == .fromBottom
    for sight in sights(.push, subtype) where sight.elapsed < 0.39 {
      let left = 1 - share(sight.elapsed)
      #expect(abs(sight.value.newPart - sign * 10 * left) < 1e-9)
      let old = sight.value.old ?? .null
      #expect(abs((isAlong ? old.minY : old.minX) + sign * 10 * (1 - left)) < 1e-9)
      #expect(sight.value.opacity == 1)
    }
  }

  @Test
  func `move-in covers the old content, and reveal uncovers the new`() {
    for sight in sights(.moveIn, .fromRight) where sight.elapsed < 0.39 {
      #expect(abs(sight.value.newPart - 10 * (1 - share(sight.elapsed))) < 1e-9)
      #expect(abs((sight.value.old ?? .null).minX) < 1e-9 && !sight.value.isOldInFront)
    }
    for sight in sights(.reveal, .fromLeft) where sight.elapsed < 0.39 {
      #expect(abs((sight.value.old ?? .null).minX - 10 * share(sight.elapsed)) < 1e-9)
      #expect(sight.value.newPart == 0 && sight.value.isOldInFront)
    }
  }

  @Test
  func `nothing of the old content remains after the end or after a removal`() {
    for type in [CATransitionType.fade, .push, .moveIn, .reveal] {
      let last = sights(type, .fromRight).last?.value
      #expect(last == Look(old: nil, opacity: 0, newPart: 0, isOldInFront: false))
      let cut = sights(type, .fromRight) { view in
        if CACurrentMediaTime() > 0.25 { view.layer.removeAnimation(forKey: kCATransition) }
      }
      #expect(cut.filter { $0.elapsed > 0.25 }.allSatisfy { $0.value.old == nil })
    }
  }

  @Test
  func `a layer that was never on screen changes at once, and the delegate is called`() {
    final class StopObserver: CAAnimationDelegate {
      var finished: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
    }
    let listener = StopObserver()
    play { window, simulation in
      simulation.schedule("change", at: .milliseconds(100)) {
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        let transition = CATransition()
        transition.type = .push
        transition.delegate = listener
        view.layer.add(transition, forKey: nil)
        #expect(view.layer.sublayers == nil)
      }
    }
    #expect(listener.finished == [true])
  }
}
