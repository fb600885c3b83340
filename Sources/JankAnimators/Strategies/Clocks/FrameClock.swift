internal import HeadlessUIKit

protocol FrameClock: AnyObject {
  /// Starts the clock; `tick` then receives the elapsed time of the animation, in seconds.
  func start(_ tick: @escaping (_ elapsed: TimeInterval) -> Void)
  func stop()
}

/// A clock driven by a display link.
///
/// The animation starts with the refresh of the first callback. Subclasses choose which of a
/// callback's times is the animation's.
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

  func willStart() {}

  /// The elapsed time at a callback, in seconds, given the timestamp of the first one.
  func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval { 0 }
}
