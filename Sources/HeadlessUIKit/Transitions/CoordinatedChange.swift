internal import Foundation
internal import JankMotion

/// What a coordinator speaks for: a transition, or a change of size.
protocol CoordinatedChange: UIViewControllerTransitionCoordinatorContext {
  /// The run that it belongs to.
  var simulation: Simulation { get }
  /// How what is animated along moves.
  var alongsideCurve: TimingCurve { get }
  /// How long what is animated along takes, in seconds; not always what the change reports.
  var alongsideDuration: TimeInterval { get }
  /// What the change is called in traces.
  var traceName: String { get }
}
