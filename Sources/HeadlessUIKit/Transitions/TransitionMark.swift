internal import Foundation
internal import JankEngine
internal import JankTrace

/// Tells the run of a transition that an app carries out by itself.
///
/// The system knows when its own transitions begin and end; what a container made by hand does with
/// its children looks to it like any other animation. UIKit has nothing of the kind; signposts of
/// the `os` module come nearest. What is marked is measured as a transition, a script can wait
/// for its moments, and what has to hold at its end is looked at as with the system's own.
public final class TransitionMark {
  private unowned let simulation: Simulation
  private weak var to: UIViewController?
  private let index: Int
  private let request: TransitionRequest
  private let duration: Double
  private let name: String
  // When it began, or a finger was heard of last.
  private var lastSign: Instant
  private var isInteractive: Bool
  private var hasEnded = false

  /// Marks the beginning.
  ///
  /// - Parameters:
  ///   - from: the controller that goes.
  ///   - to: the controller that comes.
  ///   - container: the view that the controller that is seen at the end has to fill, and no other
  ///     with it; nil where it may lie otherwise.
  ///   - isInteractive: whether a finger drives it from the start.
  ///   - duration: how long it should take after the last that is heard of a finger, in seconds,
  ///     for a finding to say when it was due.
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
        began: request.time
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

  /// Marks that the finger has moved the pages.
  public func interactionDidMove() {
    lastSign = simulation.device.mediaTime
  }

  /// Marks that the finger is gone; what it has moved has to go on from where it is seen.
  ///
  /// To be said before anything is done about the rest.
  public func interactionDidEnd() {
    guard !hasEnded else { return }
    isInteractive = false
    interactionDidMove()
    simulation.observer.fingerDidLeave(self)
  }

  /// Marks the end, when all is where it has to be; it comes once.
  ///
  /// - Parameters:
  ///   - completed: whether the controller that came is on screen.
  ///   - cancelled: whether whatever drove it has decided to take it back; nil if that is the same.
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

// MARK: What has to hold

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

  /// Finds why the transition was never marked as ended, at the end of the run.
  ///
  /// Where the run was cut off, it has to have been still for a second longer than it takes; our
  /// choice.
  func explainStandstill() {
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
