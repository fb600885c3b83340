internal import Foundation
internal import JankEngine
internal import JankTrace

/// Marks a transition that an app carries out without UIKit.
///
/// To the system, a container made by hand runs ordinary animations. A mark makes them a
/// transition: the run measures it, scripts can wait for its moments, and its final state is
/// checked as for the system's own. UIKit has no such class; signposts of the `os` module come
/// nearest.
public final class TransitionMark {
  private unowned let simulation: Simulation
  private weak var to: UIViewController?
  private let index: Int
  private let request: TransitionRequest
  private let duration: Double
  private let name: String
  // When it began, or when the interaction last moved.
  private var lastSign: Instant
  private var isInteractive: Bool
  private var hasEnded = false

  /// Marks the beginning.
  ///
  /// - Parameters:
  ///   - from: The controller that leaves.
  ///   - to: The controller that arrives.
  ///   - container: The view that the page on screen has to fill alone at the end; nil if it need
  ///     not fill one.
  ///   - isInteractive: Whether a gesture drives it from the start.
  ///   - duration: The expected duration after the last movement of the gesture, in seconds; a
  ///     finding states the resulting due time.
  public init(
    from: UIViewController,
    to: UIViewController,
    filling container: UIView? = nil,
    isInteractive: Bool = false,
    lasting duration: Double = 0
  ) {
    let simulation = from.simulation
    self.simulation = simulation
    self.to = to
    request = simulation.takeRequest()
    lastSign = request.time
    self.duration = max(duration, 0)
    self.isInteractive = isInteractive
    name = "exchange of \(to.traceName)"
    index = simulation.device.trace.transitions.count
    simulation.device.trace.transitions.append(
      TransitionRecord(
        kind: .exchange,
        from: from.traceName,
        to: to.traceName,
        isInteractive: isInteractive,
        requested: request.time,
        began: request.time,
        process: simulation.device.currentProcess
      )
    )
    simulation.observer.markDidBegin(
      self,
      MarkedExchange(
        name: name,
        from: from,
        to: to,
        container: container,
        mayBeCancelled: isInteractive,
        step: request.step
      )
    )
    simulation.announce(.began, of: request.cause)
  }

  /// Marks that the gesture moved the pages.
  public func interactionDidMove() {
    lastSign = simulation.device.mediaTime
  }

  /// Marks the release; the pages have to continue from their presented positions.
  ///
  /// Call it before the remaining animation starts.
  public func interactionDidEnd() {
    guard !hasEnded else { return }
    isInteractive = false
    interactionDidMove()
    simulation.observer.touchDidLeave(self)
  }

  /// Marks the end, when all views are in their final state; call it once.
  ///
  /// - Parameters:
  ///   - completed: Whether the arriving controller is on screen.
  ///   - cancelled: Whether the interaction was cancelled; nil for the opposite of `completed`.
  public func end(completed: Bool, cancelled: Bool? = nil) {
    guard !hasEnded else {
      find(.completesOnce, "completeTransition called more than once for the \(name)")
      return
    }
    hasEnded = true
    simulation.device.trace.transitions[index].ended = simulation.device.mediaTime
    simulation.device.trace.transitions[index].outcome = completed ? .completed : .cancelled
    check(completed, cancelled ?? !completed)
    simulation.announce(.ended, of: request.cause)
  }
}

// MARK: Checks

extension TransitionMark {
  private func check(_ completed: Bool, _ cancelled: Bool) {
    if completed == cancelled {
      find(
        .completesTruly,
        "\(name): completeTransition(\(completed)) though transitionWasCancelled is \(cancelled)"
      )
    }
    simulation.observer.markDidEnd(self, completed)
  }

  /// Reports at the end of the run why the transition was never marked as ended.
  ///
  /// A run that stops at its time limit counts only if the transition was silent for a second
  /// longer than its duration; our choice.
  func explainFreeze() {
    let device = simulation.device
    let silence = device.mediaTime - lastSign
    guard !hasEnded, device.trace.cameToRest || silence.seconds > duration + 1 else { return }
    let (rule, reason): (FindingRule, String) =
      isInteractive
      ? (.interactionEndsOnce, "the interaction was neither finished nor cancelled")
      : (.completesOnce, "completeTransition was never called")
    find(
      rule,
      "\(name) never ended: \(reason)",
      at: lastSign + Interval(seconds: duration)
    )
  }

  private func find(_ rule: FindingRule, _ text: String, at time: Instant? = nil) {
    simulation.find(
      rule,
      of: simulation.device.trace.transitions[index].to,
      view: to?.viewIfLoaded?.layer.name,
      text,
      at: time,
      after: request.step
    )
  }
}
