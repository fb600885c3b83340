/// Computes the frames of a choreography: what a strategy is.
///
/// One player plays one choreography, whose views show its beginning.
public protocol Player: AnyObject {
  /// Plays a choreography from beginning to end.
  ///
  /// - Parameters:
  ///   - choreography: What to play.
  ///   - completion: Called once, when the end is shown or the animations were taken away.
  func play(_ choreography: Choreography, completion: @escaping () -> Void)

  /// Called when the transition is over, however it ended: nothing may move its views any more.
  func stop()
}

extension Player {
  /// Does nothing: what was animated by Core Animation is over by then.
  public func stop() {}
}
