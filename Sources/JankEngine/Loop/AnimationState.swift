/// A device's state of the app's animations.
package struct AnimationState {
  var count = 0
  /// The ended animations that the next frame reports.
  var stopped: [(id: AnimationID, finished: Bool)] = []
  /// The default frame-rate request of links and animations.
  package var standardRateRequest = FrameRateRequest.every
  /// Whether the running code's changes of views are animated.
  package var isAnimatingChanges = false
}

extension AnimationState {
  mutating func takeStopped() -> [(id: AnimationID, finished: Bool)] {
    // Exchanged: to empty a list that is also returned would copy its memory.
    var taken: [(id: AnimationID, finished: Bool)] = []
    swap(&taken, &stopped)
    return taken
  }
}
