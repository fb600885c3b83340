internal import Foundation
internal import JankMotion

/// The change of a coordinator: a transition or a change of size.
protocol CoordinatedChange: UIViewControllerTransitionCoordinatorContext {
  var simulation: Simulation { get }
  var alongsideCurve: TimingCurve { get }
  /// The duration of animations alongside, in seconds; it may differ from the reported one.
  var alongsideDuration: TimeInterval { get }
  var traceName: String { get }
}
