import HeadlessUIKit
import Testing

struct UIDynamicBehaviorTests {
  @Test
  func `a behaviour includes its children and is notified of its animator`() {
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let (bead, fall) = (Bead(), Fall())
    let gravity = UIGravityBehavior(items: [bead])
    fall.addChildBehavior(gravity)
    fall.addChildBehavior(gravity)
    #expect(fall.childBehaviors.count == 1)
    play(until: .milliseconds(600)) { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      animator.addBehavior(fall)
      #expect(gravity.dynamicAnimator === animator)
      simulation.schedule("take away", at: .milliseconds(300)) {
        fall.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        animator.removeBehavior(fall)
      }
    }
    #expect(fall.moves == [true, false])
    #expect(bead.center.y > 20 && bead.center.y < 60)
  }
}
