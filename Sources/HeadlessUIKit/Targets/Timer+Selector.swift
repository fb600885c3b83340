#if !canImport(ObjectiveC)
public import Foundation

extension Timer {
  /// Creates a timer that performs a selector; it retains the target until it is invalid.
  public convenience init(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      selector.send(to: target, timer)
    }
    self.userInfo = userInfo
  }

  /// Creates a timer that performs a selector, and starts it.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.start()
    return timer
  }
}
#endif
