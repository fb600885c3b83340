public import JankTrace

extension Trace {
  /// Why no picture of the run counts although many were shown, or nil where some count.
  ///
  /// Metrics look at pictures while a transition runs. What a display link or a container made by
  /// hand moves by itself is none, so that all its figures would be those of a run without faults.
  public var uncountedMotion: String? {
    let animation = TrackedAnimation(self)
    guard frames.count >= Self.fewestPicturesOfMotion,
      !frames.contains(where: { animation.contains($0) })
    else { return nil }
    return """
      none of its \(frames.count) frames is measured: no transition was under way; what an app \
      moves by itself is measured between the beginning and the end of a TransitionMark
      """
  }

  /// An app that only appears needs fewer.
  private static let fewestPicturesOfMotion = 5
}
