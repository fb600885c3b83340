/// What a device knows of the animations of its app.
package struct AnimationState {
  /// How many were named so far.
  var count = 0
  /// Those that are over, for the next frame to announce.
  var stopped: [(id: AnimationID, finished: Bool)] = []
  /// How often links and animations want to be shown that do not say so.
  package var standardWish = FrameRateWish.every
  /// Whether code runs whose changes of views are animated.
  package var isAnimatingChanges = false
}

extension AnimationState {
  /// Takes the animations that are over.
  mutating func takeStopped() -> [(id: AnimationID, finished: Bool)] {
    defer { stopped.removeAll(keepingCapacity: true) }
    return stopped
  }
}
