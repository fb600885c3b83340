internal import HeadlessUIKit

/// Counts the calls and takes every one for a refresh.
///
/// What hand-made loops do that add `link.duration` to a time with every call, and every public
/// copy of the reversal of a cancelled transition. Good: no frame ever jumps. Bad: refreshes that
/// were missed are lost for good, so that it ends late, and at a rate that is divided it is slow.
final class FixedStepClock: LinkedClock {
  private var elapsed = 0.0

  override func willStart() { elapsed = 0 }

  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    elapsed += link.duration
    Simulation.state(appTime: start + elapsed)
    return elapsed
  }
}
