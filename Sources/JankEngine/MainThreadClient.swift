/// What runs on the main thread of a device: the app, seen from the engine.
///
/// The engine calls these in the order of a frame. Each may spend time with
/// ``Device/spendCallback(_:)`` and change layers.
package protocol MainThreadClient: AnyObject {
  /// A command of the script is delivered.
  func perform(command: Int)
  /// A timer has come to its time.
  func timerDidFire(_ timer: Int)
  /// Touches are delivered, movements folded.
  func deliver(_ touches: [TouchPanel.Delivery])
  /// An animation has come to its end or was taken away.
  func animationDidStop(_ id: AnimationID, finished: Bool)
  /// A display link fires with the stamp of the refresh it was queued for.
  func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant)
  /// Views that asked for it are laid out; answers how many.
  func layOutViews() -> Int
  /// Views that asked for it are drawn; answers how large each is, in points squared.
  func drawViews() -> [Double]
  /// A commit was made; answers whether anything had waited for it.
  func didCommit() -> Bool
}

extension MainThreadClient {
  /// Draws nothing.
  package func drawViews() -> [Double] { [] }
}
