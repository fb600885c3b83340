internal import Foundation
internal import JankMotion

/// The change of a coordinator: a transition or a change of size.
protocol CoordinatedChange: UIViewControllerTransitionCoordinatorContext {
  var simulation: Simulation { get }
  /// The curve of animations alongside.
  var alongsideCurve: TimingCurve { get }
  /// The duration of animations alongside, in seconds; it may differ from the reported one.
  var alongsideDuration: TimeInterval { get }
  /// The name of the change in traces.
  var traceName: String { get }
}
