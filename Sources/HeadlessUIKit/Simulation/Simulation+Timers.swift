internal import JankEngine

extension Simulation {
  struct Timer: Hashable {
    fileprivate let number: Int
  }

  /// Calls a closure on the main thread after a delay, outside any frame.
  ///
  /// A busy main thread delays the call. Its changes are committed with the next frame. It keeps
  /// the cause of the running code.
  func call(after delay: Interval, _ action: @escaping () -> Void) -> Timer {
    let number = device.scheduleTimer(after: delay)
    clocks.timers[number] = { [unowned self, cause] in act(because: cause, action) }
    return Timer(number: number)
  }

  func cancel(_ timer: Timer) {
    clocks.timers[timer.number] = nil
    device.cancelTimer(timer.number)
  }

  /// Cancels all touches at a time, as the system does for an incoming call.
  ///
  /// Gestures under way are cancelled; later samples of these touches are ignored.
  ///
  /// - Parameters:
  ///   - time: The time since the start of the run.
  ///   - line: The line of the scenario file, if any, for findings.
  public func scheduleTouchCancellation(at time: Interval, line: Int? = nil) {
    schedule("system cancels touches", at: time, line: line) { [unowned self] in
      guard touchDispatcher.hasTouchIDs else {
        warn("there is no touch for the system to cancel", inLine: line)
        return
      }
      touchDispatcher.cancelAllTouches()
    }
  }

  /// Cancels all touches, if there are any.
  func cancelTouchesIfAny() {
    if touchDispatcher.hasTouchIDs { touchDispatcher.cancelAllTouches() }
  }
}
