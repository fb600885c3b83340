import HeadlessUIKit
import Testing

// Also tests: DynamicWorld, UIDynamicItem.

/// A number as an item.
final class Bead: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds: CGRect
  var transform = CGAffineTransform.identity

  init(side: CGFloat = 100) {
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
  }
}

/// Plays behaviours on a quiet phone; returns the positions of an item by elapsed time.
func places(
  of bead: Bead,
  under behaviors: [UIDynamicBehavior],
  on profile: DeviceProfile = quietPhone,
  until limit: Interval = .milliseconds(1_000),
  stall: (at: Interval, length: Interval)? = nil
) -> [(time: Double, place: CGPoint)] {
  var places: [(time: Double, place: CGPoint)] = []
  _ = play(on: profile, until: limit) { window, simulation in
    let animator = UIDynamicAnimator(referenceView: window)
    simulation.keep(animator)
    let watch = UIDynamicBehavior()
    watch.action = { [unowned animator] in places.append((animator.elapsedTime, bead.center)) }
    for behavior in behaviors + [watch] { animator.addBehavior(behavior) }
    if let stall { simulation.schedule(stallNamed: "busy", at: stall.at, for: stall.length) }
  }
  return places
}

struct UIDynamicAnimatorTests {
  @Test
  func `the first step moves nothing, and each next one by a refresh interval`() {
    let bead = Bead()
    let places = places(of: bead, under: [UIGravityBehavior(items: [bead])])
    #expect(places.first?.place == .zero)
    #expect(places.count > 50)
    for (index, step) in places.enumerated() {
      #expect(abs(step.time - Double(index) / 60) < 1e-7)
    }
  }

  @Test
  func `a body follows one parabola at 60 and 120 Hz, also after missed callbacks`() {
    let fast = DeviceProfile.phone120.quiet
    let stall = (at: Interval.milliseconds(300), length: Interval.milliseconds(100))
    for (profile, stall) in [(quietPhone, nil), (fast, nil), (quietPhone, stall)] {
      let bead = Bead()
      let places = places(
        of: bead,
        under: [UIGravityBehavior(items: [bead])],
        on: profile,
        stall: stall
      )
      for step in places { #expect(abs(step.place.y - 500 * step.time * step.time) < 1e-9) }
    }
  }

  @Test
  func `the animator pauses when nothing moves, and resumes when something does`() {
    final class Witness: NSObject, UIDynamicAnimatorDelegate {
      var heard: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    }
    let (witness, bead) = (Witness(), Bead())
    var runs: [Bool] = []
    let trace = play { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      animator.delegate = witness
      animator.addBehavior(UIDynamicItemBehavior(items: [bead]))
      simulation.schedule("look", at: .milliseconds(200)) {
        runs.append(animator.isRunning)
        animator.addBehavior(UIGravityBehavior(items: [bead]))
        runs.append(animator.isRunning)
      }
      simulation.schedule("let go", at: .milliseconds(400)) { animator.removeAllBehaviors() }
    }
    #expect(runs == [false, true])
    #expect(witness.heard == ["resume", "pause", "resume", "pause"])
    #expect(trace.cameToRest && bead.center.y > 10)
  }

  @Test
  func `a released animator stops`() {
    let bead = Bead()
    let trace = play { window, simulation in
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: window)
      animator?.addBehavior(UIGravityBehavior(items: [bead]))
      simulation.schedule("let go", at: .milliseconds(200)) { animator = nil }
    }
    #expect(trace.cameToRest)
  }

  @Test
  func `items are found by their position, which an app can update`() {
    let bead = Bead()
    var found: [Int] = []
    play(until: .milliseconds(500)) { window, simulation in
      let animator = UIDynamicAnimator(referenceView: window)
      simulation.keep(animator)
      animator.addBehavior(UIGravityBehavior(items: [bead]))
      simulation.schedule("put", at: .milliseconds(200)) {
        found.append(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).count)
        bead.center = CGPoint(x: 500, y: 0)
        animator.updateItem(usingCurrentState: bead)
        found.append(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).count)
      }
    }
    #expect(found == [1, 0])
    #expect(bead.center.x == 500 && bead.center.y > 0)
  }
}
