import HeadlessUIKit
import Testing

// Also tests: DirectedBehavior, ForceVector.

struct UIGravityBehaviorTests {
  @Test
  func `gravity is 1000 points per second squared downwards, whatever the mass`() {
    for side in [8.0, 100, 400] {
      let bead = Bead(side: side)
      let places = places(of: bead, under: [UIGravityBehavior(items: [bead])])
      let last = places.last
      #expect(last.map { abs($0.place.y - 500 * $0.time * $0.time) < 1e-9 } == true)
      #expect(last?.place.x == 0)
    }
  }

  @Test
  func `direction, angle and magnitude are one vector`() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(abs(gravity.angle - .pi / 2) < 1e-15)
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.gravityDirection = CGVector(dx: -3, dy: 4)
    #expect(gravity.magnitude == 5)
    #expect(abs(gravity.angle - 2.214_297_435_588_181) < 1e-15)
    gravity.gravityDirection = .zero
    #expect(gravity.angle == 0 && gravity.magnitude == 0)
  }

  @Test
  func `items can be added and removed`() {
    let (bead, other) = (Bead(), Bead())
    let gravity = UIGravityBehavior(items: [bead])
    play(until: .milliseconds(600)) { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      animator.addBehavior(gravity)
      simulation.schedule("change", at: .milliseconds(300)) {
        gravity.addItem(other)
        gravity.removeItem(bead)
      }
    }
    #expect(bead.center.y > 20 && other.center.y > 20)
    #expect(bead.center.y < 60 && gravity.items.count == 1)
  }
}
