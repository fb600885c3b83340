public import JankTrace

extension Trace {
  /// Why no frame of the run is measured although many were shown, or nil if some are.
  ///
  /// Metrics measure frames while a transition runs. A display link or a container made by hand is
  /// not a transition, so the run would have the metrics of a run without faults. A run with other
  /// processes, such as a widget, is about their lives and needs no transition.
  public var uncountedMotion: String? {
    let animation = TrackedAnimation(self)
    guard processes.isEmpty, frames.count >= Self.fewestPicturesOfMotion,
      !frames.contains(where: { animation.contains($0) })
    else { return nil }
    return """
      none of its \(frames.count) frames is measured, because no transition was running; mark \
      motion that the app drives itself with a TransitionMark
      """
  }

  /// The fewest frames that suggest an animation; an app that only appears shows fewer.
  private static let fewestPicturesOfMotion = 5
}
