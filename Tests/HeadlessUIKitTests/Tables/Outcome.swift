import HeadlessUIKit
import Testing

/// How a transition of the tables is driven and how it ends.
enum Outcome: CaseIterable {
  case animated, finished, cancelled

  /// Drives a transition that was asked for, from a time on.
  func drive(_ delegate: any LoggedHelper, in simulation: Stage, from start: Int64) {
    guard self != .animated else { return }
    simulation.schedule("move", at: .milliseconds(start + 100)) {
      delegate.interaction?.update(0.25)
    }
    simulation.schedule("let go", at: .milliseconds(start + 200)) {
      if self == .finished {
        delegate.interaction?.finish()
      } else {
        delegate.interaction?.cancel()
      }
    }
  }
}

/// Whatever hands out what drives the next transition.
protocol LoggedHelper: AnyObject {
  /// What drives the next transition, or nil for time.
  var interaction: LoggedInteraction? { get }
}
