internal import HeadlessUIKit

/// A clock that counts every callback as one refresh.
///
/// Custom loops that add `link.duration` to a time with every callback work like this, as do all
/// public copies of the reversal of a cancelled transition. Advantage: no frame ever jumps.
/// Disadvantage: missed refreshes are never caught up, so it ends late, and at a divided rate it is
/// slow.
final class FixedStepClock: LinkedClock {
  private var elapsed = 0.0

  override func willStart() { elapsed = 0 }

  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    elapsed += link.duration
    Simulation.state(appTime: start + elapsed)
    return elapsed
  }
}
