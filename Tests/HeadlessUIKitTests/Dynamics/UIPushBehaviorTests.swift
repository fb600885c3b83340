import HeadlessUIKit
import Testing

struct UIPushBehaviorTests {
  @Test
  func `a continuous push of 1 accelerates a square of 100 points by 100 points per s²`() {
    for (side, acceleration) in [(100.0, 100.0), (50, 400), (200, 25)] {
      let bead = Bead(side: side)
      let push = UIPushBehavior(items: [bead], mode: .continuous)
      push.magnitude = 1
      let last = places(of: bead, under: [push]).last
      #expect(last.map { abs($0.place.x - acceleration / 2 * $0.time * $0.time) < 1e-9 } == true)
      #expect(push.active)
    }
  }

  @Test
  func `an instantaneous push of 1 adds 100 points per second once`() {
    for (side, speed) in [(100.0, 100.0), (20, 2_500)] {
      let bead = Bead(side: side)
      let push = UIPushBehavior(items: [bead], mode: .instantaneous)
      push.setAngle(.pi / 2, magnitude: 1)
      let places = places(of: bead, under: [push])
      for step in places { #expect(abs(step.place.y - speed * step.time) < 1e-7) }
      #expect(!push.active)
    }
  }

  @Test
  func `pushed and pulled tiles fly as in the library`() {
    // Squares of 20 points, a push of 0.15 sideways and 0.15 up: 375 points per second each.
    let bead = Bead(side: 20)
    let push = UIPushBehavior(items: [bead], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.15, dy: -0.15)
    let places = places(of: bead, under: [push, UIGravityBehavior(items: [bead])])
    // Gravity acts from the first step on, the push from its end.
    for (time, place) in places {
      #expect(abs(place.x - 375 * time) < 1e-7)
      #expect(abs(place.y - (-375 * time + 500 * time * time)) < 1e-7)
    }
  }

  @Test
  func `an activated push acts again, and a negative one in reverse`() {
    let bead = Bead()
    let push = UIPushBehavior(items: [bead], mode: .instantaneous)
    push.magnitude = -1
    var speeds: [Double] = []
    play(until: .milliseconds(500)) { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      let matter = UIDynamicItemBehavior(items: [bead])
      animator.addBehavior(push)
      animator.addBehavior(matter)
      for time in [200, 300] as [Int64] {
        simulation.schedule("again", at: .milliseconds(time)) {
          speeds.append(matter.linearVelocity(for: bead).x)
          push.active = true
        }
      }
    }
    #expect(speeds == [-100, -200])
  }
}
