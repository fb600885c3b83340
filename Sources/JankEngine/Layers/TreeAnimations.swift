/// Facts about all animations of a tree, kept so that no question needs a scan.
struct TreeAnimations: Sendable {
  /// The layers with animations.
  var layers = AnimatedLayers()
  /// The ends of animations.
  var ends = AnimationEnds()
  /// Whether layers got another time, so that all ends must be recorded again.
  var areEndsWrong = false
  /// The layers with animations that are new or got another time since begin times were last set.
  var fresh: [LayerID] = []
  /// Whether a layer was moved in the tree since the last check.
  var isRehung = false
  /// The running animations by request; nil if they must be counted again.
  var tally: AnimationTally? = AnimationTally()
  /// Whether an animation is running in a layer that is not paused; nil if unknown.
  var isPassing: Bool?
}

extension TreeAnimations {
  /// Records that layers may have another time.
  mutating func forgetEnds() {
    areEndsWrong = true
    isPassing = nil
  }

  /// Records that layers have other animations.
  mutating func forgetTally() {
    tally = nil
    isPassing = nil
  }

  /// Records that a layer was moved in the tree.
  ///
  /// - Parameter isRetimed: whether any layer has a time of its own.
  mutating func noteMove(isRetimed: Bool) {
    isRehung = true
    if isRetimed { forgetEnds() }
  }
}
