internal import Foundation

/// The current state of a transition's interaction.
struct InteractionState {
  /// Whether the transition began interactively.
  let isInitial: Bool
  /// Whether the interaction is under way.
  var isUnderWay: Bool
  var wasCancelled = false
  /// The last reported fraction.
  var percentComplete: CGFloat = 0

  init(isInitial: Bool) {
    self.isInitial = isInitial
    isUnderWay = isInitial
  }
}
