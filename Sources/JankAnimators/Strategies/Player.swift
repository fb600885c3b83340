/// The part of a strategy that computes the frames of a choreography.
///
/// One player plays one choreography, whose views are in their initial state.
public protocol Player: AnyObject {
  /// Plays a choreography from start to end.
  ///
  /// Calls `completion` once, when the end is shown or the animations were removed.
  func play(_ choreography: Choreography, completion: @escaping () -> Void)

  /// Called when the transition is over, however it ended; nothing may move its views any more.
  func stop()
}

extension Player {
  /// Does nothing, because animations of Core Animation are over by then.
  public func stop() {}
}
