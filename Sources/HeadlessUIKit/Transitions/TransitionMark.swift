internal import JankEngine
internal import JankTrace

/// Tells the run of a transition that an app carries out by itself.
///
/// The system knows when its own transitions begin and end; what a container made by hand does with
/// its children looks to it like any other animation. UIKit has nothing of the kind; signposts of
/// the `os` module come nearest. What is marked is measured as a transition, and a script can wait
/// for its moments.
public final class TransitionMark {
  private let index: Int
  private let cause: ScriptCause?
  private var hasEnded = false

  /// Marks the beginning.
  ///
  /// - Parameters:
  ///   - from: the controller that goes.
  ///   - to: the controller that comes.
  ///   - isInteractive: whether a finger drives it from the start.
  public init(from: UIViewController, to: UIViewController, isInteractive: Bool = false) {
    let simulation = Simulation.current
    let request = simulation.takeRequest()
    cause = request.cause
    index = simulation.device.trace.transitions.count
    simulation.device.trace.transitions.append(
      TransitionRecord(
        kind: .exchange,
        from: from.traceName,
        to: to.traceName,
        isInteractive: isInteractive,
        requested: request.time,
        began: request.time
      )
    )
    simulation.announce(.began, of: cause)
  }

  /// Marks the end; only the first counts.
  ///
  /// - Parameter completed: whether the controller that came is on screen.
  public func end(completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let simulation = Simulation.current
    simulation.device.trace.transitions[index].ended = simulation.device.mediaTime
    simulation.device.trace.transitions[index].outcome = completed ? .completed : .cancelled
    simulation.announce(.ended, of: cause)
  }
}
