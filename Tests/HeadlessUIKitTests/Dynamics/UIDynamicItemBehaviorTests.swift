import HeadlessUIKit
import Testing

struct UIDynamicItemBehaviorTests {
  @Test
  func `twice the density halves the effect of a push`() {
    let bead = Bead()
    let push = UIPushBehavior(items: [bead], mode: .continuous)
    push.magnitude = 1
    let matter = UIDynamicItemBehavior(items: [bead])
    matter.density = 2
    let last = places(of: bead, under: [matter, push]).last
    #expect(last.map { abs($0.place.x - 25 * $0.time * $0.time) < 1e-9 } == true)
  }

  @Test
  func `an anchored item stays`() {
    let bead = Bead()
    let matter = UIDynamicItemBehavior(items: [bead])
    matter.isAnchored = true
    _ = places(of: bead, under: [matter, UIGravityBehavior(items: [bead])])
    #expect(bead.center == .zero)
  }

  @Test
  func `velocities added before the start add up and wait`() {
    let bead = Bead()
    let matter = UIDynamicItemBehavior(items: [bead])
    matter.addLinearVelocity(CGPoint(x: 30, y: 0), for: bead)
    matter.addLinearVelocity(CGPoint(x: 20, y: 10), for: bead)
    #expect(matter.linearVelocity(for: bead) == .zero)
    for (time, place) in places(of: bead, under: [matter]) {
      #expect(abs(place.x - 50 * time) < 1e-9 && abs(place.y - 10 * time) < 1e-9)
    }
  }
}
