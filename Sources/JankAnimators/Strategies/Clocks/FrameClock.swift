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
/// The animation begins with the refresh of the first call. Subclasses say which of the times that
/// a call brings is the animation's.
class LinkedClock: FrameClock {
  private var link: CADisplayLink?

  func start(_ tick: @escaping (_ elapsed: TimeInterval) -> Void) {
    stop()
    willStart()
    var first: CFTimeInterval?
    let link = CADisplayLink { [unowned self] link in
      let start = first ?? link.timestamp
      first = start
      tick(elapsed(at: link, since: start))
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Called before the first call.
  func willStart() {}

  /// How long the animation has run at a call, in seconds, given the stamp of the first one.
  func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval { 0 }
}
