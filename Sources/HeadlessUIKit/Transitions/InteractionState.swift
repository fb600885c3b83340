internal import Foundation

/// What an interaction has done with a transition by now.
struct InteractionState {
  /// Whether the transition began under a finger.
  let isInitial: Bool
  /// Whether a finger drives it now.
  var isUnderWay: Bool
  var wasCancelled = false
  /// The fraction that was reported last.
  var percentComplete: CGFloat = 0

  init(isInitial: Bool) {
    self.isInitial = isInitial
    isUnderWay = isInitial
  }
}
