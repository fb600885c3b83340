/// The app on a device's main thread, from the engine's point of view.
///
/// The engine calls these methods in the order of a frame. Each may spend time with
/// ``Device/spendCallback(_:)`` and change layers.
package protocol MainThreadClient: AnyObject {
  /// Performs a command of the script.
  func perform(command: Int)
  /// Handles a due timer.
  func timerDidFire(_ timer: Int)
  /// Handles touches, with coalesced moves.
  func deliver(_ touches: [TouchPanel.Delivery])
  /// Handles an animation that has ended or was removed.
  func animationDidStop(_ id: AnimationID, finished: Bool)
  /// Handles a display link with the timestamp of its refresh.
  func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant)
  /// Lays out views that requested it; returns their number.
  func layOutViews() -> Int
  /// Returns the names of the pages whose views were laid out since the last call, in order.
  func takeLaidOutPages() -> [String]
  /// Draws views that requested it; returns the area of each in points squared.
  func drawViews() -> [DrawnView]
  /// Handles the end of a commit; returns whether anything had waited for it.
  func didCommit() -> Bool
  /// The process that receives a touch.
  func receiver(of touch: TouchSample) -> Int
  /// Performs a scheduled action of the system.
  func perform(systemAction: Int)
  /// Called after each turn of the main thread of one of several processes.
  func turnDidEnd(startedAt start: Instant)
}

extension MainThreadClient {
  package func takeLaidOutPages() -> [String] { [] }
  package func drawViews() -> [DrawnView] { [] }
  package func receiver(of touch: TouchSample) -> Int { 0 }
  package func perform(systemAction: Int) {}
  package func turnDidEnd(startedAt start: Instant) {}
}

/// A view that the app drew.
package struct DrawnView {
  /// The name by which a reader of the scenario knows it.
  package let name: String
  /// Its area in square points.
  package let area: Double

  package init(name: String, area: Double) {
    self.name = name
    self.area = area
  }
}
