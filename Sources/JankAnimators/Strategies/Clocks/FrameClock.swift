internal import HeadlessUIKit

/// Gives an animation on the main thread its time.
protocol FrameClock: AnyObject {
  /// Begins: from the next call on, `tick` hears how long the animation has run, in seconds.
  func start(_ tick: @escaping (_ elapsed: TimeInterval) -> Void)
  /// Ends the calls for good.
  func stop()
}

/// A clock that a display link moves on.
///
/// Subclasses say which of the times that a call brings is the animation's.
class LinkedClock: FrameClock {
  private var link: CADisplayLink?

  func start(_ tick: @escaping (_ elapsed: TimeInterval) -> Void) {
    stop()
    willStart()
    let link = CADisplayLink { [unowned self] link in tick(elapsed(at: link)) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Called before the first call.
  func willStart() {}

  /// How long the animation has run at a call, in seconds.
  func elapsed(at link: CADisplayLink) -> TimeInterval { 0 }
}
