internal import JankEngine

/// Which of the animations of a run were made by the animator of one transition.
struct OwnAnimations {
  /// The first that was made since the beginning.
  private let first: AnimationID
  /// The first of those that were made alongside, and the first of those after.
  private var alongside: (first: AnimationID?, next: AnimationID?)
  /// The first of those that were made since completeTransition was called.
  private var firstLater: AnimationID?

  /// Begins with the next animation.
  init(from first: AnimationID) {
    self.first = first
  }
}

extension OwnAnimations {
  /// The animator has been started, and nothing alongside.
  mutating func alongsideBegins(with next: AnimationID) {
    alongside.first = next
  }

  /// Everything has been started.
  mutating func alongsideEnds(before next: AnimationID) {
    alongside.next = next
  }

  /// The transition is said to be over.
  mutating func end(before next: AnimationID) {
    firstLater = next
  }

  /// Whether an animation was made after the start, before the end and not alongside.
  ///
  /// What is animated alongside begins a little later, so that it may end a frame later, too.
  func contain(_ animation: AnimationID) -> Bool {
    if animation < first { return false }
    if let last = firstLater, animation >= last { return false }
    guard let first = alongside.first, let next = alongside.next else { return true }
    return !(first..<next).contains(animation)
  }
}
