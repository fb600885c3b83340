import HeadlessUIKit
import Testing

struct CAAnimationGroupTests {
  @Test
  func `members run in the group's time, and one without a duration takes the group's`() {
    let seen = scrub(
      at: [0.5, 1.5, 3],
      { view in
        let (move, fade) = (
          CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity")
        )
        (move.fromValue, move.toValue) = (0, 100)
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 1, 1)
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 2
        view.layer.add(group, forKey: "group")
      },
      look: { [$0.position.x, Double($0.opacity)] }
    )
    #expect(seen == [[25, 1], [75, 0.5], [5, 1]])
  }

  @Test
  func `only the delegate of the group is called, once`() {
    final class Ear: CAAnimationDelegate {
      var stops: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }
    let (inner, outer) = (Ear(), Ear())
    play { window, simulation in
      let view = UIView()
      window.addSubview(view)
      simulation.schedule("add", at: .zero) {
        let members = ["opacity", "position.x", "position.y"].map {
          CABasicAnimation(keyPath: $0)
        }
        for member in members { member.delegate = inner }
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.delegate) = (members, 0.2, outer)
        view.layer.add(group, forKey: nil)
      }
    }
    #expect(inner.stops.isEmpty)
    #expect(outer.stops == [true])
  }

  @Test
  func `an empty group runs for its duration`() {
    var ended: [Double] = []
    final class Ear: CAAnimationDelegate {
      let tell: () -> Void
      init(_ tell: @escaping () -> Void) { self.tell = tell }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell() }
    }
    play { window, _ in
      let group = CAAnimationGroup()
      (group.duration, group.delegate) = (0.5, Ear { ended.append(CACurrentMediaTime()) })
      window.layer.add(group, forKey: nil)
    }
    #expect(ended.count == 1 && abs(ended[0] - 0.5) < 0.04)
  }
}
