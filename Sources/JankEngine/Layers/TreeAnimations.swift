/// What a tree knows of its animations as a whole, so that nothing has to look through all of them.
struct TreeAnimations: Sendable {
  /// The layers that carry animations.
  var layers = AnimatedLayers()
  /// When animations end.
  var ends = AnimationEnds()
  /// Whether layers got another time, so that all ends have to be noted anew.
  var areEndsWrong = false
  /// The layers that got an animation, or one another time, since all last began.
  var fresh: [LayerID] = []
  /// Whether a layer came into another or out of one since it was last asked.
  var isRehung = false
  /// The animations under way; nil where they have to be counted anew.
  var tally: AnimationTally? = AnimationTally()
  /// Whether an animation is under way in a layer that is not held; nil where that is not known.
  var isPassing: Bool?
}

extension TreeAnimations {
  /// Notes that layers may have another time.
  mutating func forgetEnds() {
    areEndsWrong = true
    isPassing = nil
  }

  /// Notes that layers carry other animations.
  mutating func forgetTally() {
    tally = nil
    isPassing = nil
  }

  /// Notes that a layer came into another or out of one.
  ///
  /// - Parameter isRetimed: whether any layer has a time of its own.
  mutating func noteMove(isRetimed: Bool) {
    isRehung = true
    if isRetimed { forgetEnds() }
  }
}
