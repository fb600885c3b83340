internal import JankEngine

/// The animations that the animator of one transition made.
struct OwnAnimations {
  /// The first animation after the beginning.
  private let first: AnimationID
  /// The first animation made alongside, and the first after those.
  private var alongside: (first: AnimationID?, next: AnimationID?)
  /// The first animation made after `completeTransition` was called.
  private var firstLater: AnimationID?

  init(from first: AnimationID) {
    self.first = first
  }
}

extension OwnAnimations {
  mutating func alongsideBegins(with next: AnimationID) {
    alongside.first = next
  }

  mutating func alongsideEnds(before next: AnimationID) {
    alongside.next = next
  }

  mutating func end(before next: AnimationID) {
    firstLater = next
  }

  /// Whether an animation was made after the start, before the end and not alongside.
  ///
  /// Animations alongside begin a little later, so they may end a frame later.
  func contain(_ animation: AnimationID) -> Bool {
    if animation < first { return false }
    if let last = firstLater, animation >= last { return false }
    guard let first = alongside.first, let next = alongside.next else { return true }
    return !(first..<next).contains(animation)
  }
}
