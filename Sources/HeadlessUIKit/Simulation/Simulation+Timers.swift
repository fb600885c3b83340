internal import JankEngine

extension Simulation {
  /// Names a call that is still to come.
  struct Timer: Hashable {
    fileprivate let number: Int
  }

  /// Calls a closure on the main thread after a time, outside any frame.
  ///
  /// It waits for the thread if that is busy. What it changes is committed with the next frame, and
  /// it comes of what the running code comes of.
  func call(after delay: Interval, _ action: @escaping () -> Void) -> Timer {
    let number = device.scheduleTimer(after: delay)
    clocks.timers[number] = { [unowned self, cause] in act(because: cause, action) }
    return Timer(number: number)
  }

  /// Takes a call back.
  func cancel(_ timer: Timer) {
    clocks.timers[timer.number] = nil
    device.cancelTimer(timer.number)
  }

  /// Takes all fingers from the screen at a time, as the system does for an incoming call.
  ///
  /// Gestures under way are cancelled, and so is what the fingers would have done after.
  ///
  /// - Parameters:
  ///   - time: how long after the start of the run.
  ///   - line: the line of the scenario file that asks for it, if any, for findings to name.
  public func scheduleTouchCancellation(at time: Interval, line: Int? = nil) {
    schedule("system cancels touches", at: time, line: line) { [unowned self] in
      guard touchDispatcher.hasFingers else {
        warn("no finger is down that the system could take away", inLine: line)
        return
      }
      touchDispatcher.cancelAllTouches()
    }
  }
}
