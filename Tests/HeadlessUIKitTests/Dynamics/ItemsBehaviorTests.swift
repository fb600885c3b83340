import HeadlessUIKit
import Testing

struct ItemsBehaviorTests {
  @Test(arguments: ["gravity", "push", "description"])
  func `a behaviour affects an item from its addition to its removal`(
    kind: String
  ) {
    let (bead, other) = (Bead(), Bead())
    let matter = UIDynamicItemBehavior(items: [])
    let behavior: ItemsBehavior =
      switch kind {
      case "gravity": UIGravityBehavior(items: [other])
      case "push": UIPushBehavior(items: [other], mode: .continuous)
      default: matter
      }
    (behavior as? DirectedBehavior)?.setAngle(0, magnitude: 1)
    if behavior !== matter { behavior.removeItem(other) }
    #expect(behavior.items.isEmpty)
    var places: [CGFloat] = []
    play(until: .milliseconds(900)) { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      animator.addBehavior(behavior)
      simulation.schedule("add", at: .milliseconds(100)) {
        places.append(bead.center.x)
        behavior.addItem(bead)
        if behavior === matter { matter.addLinearVelocity(CGPoint(x: 30, y: 0), for: bead) }
      }
      simulation.schedule("remove", at: .milliseconds(400)) {
        places.append(bead.center.x)
        behavior.removeItem(bead)
      }
      simulation.schedule("look", at: .milliseconds(800)) { places.append(bead.center.x) }
    }
    #expect(behavior.items.isEmpty && other.center == .zero)
    #expect(places.count == 3 && places[0] == 0 && places[1] > 1)
    // An item without behaviours keeps its position.
    #expect(places[2] == bead.center.x && places[2] - places[1] < 3)
  }
}
