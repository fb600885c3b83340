internal import JankEngine

extension Simulation {
  /// Names a call that is still to come.
  struct Timer: Hashable {
    fileprivate let number: Int
  }

  /// Calls a closure on the main thread after a time, outside any frame.
  ///
  /// It waits for the thread if that is busy. What it changes is committed with the next frame.
  func call(after delay: Interval, _ action: @escaping () -> Void) -> Timer {
    let number = device.scheduleTimer(after: delay)
    timerActions[number] = action
    return Timer(number: number)
  }

  /// Takes a call back.
  func cancel(_ timer: Timer) {
    timerActions[timer.number] = nil
    device.cancelTimer(timer.number)
  }

  /// Takes all fingers from the screen at a time, as the system does for an incoming call.
  ///
  /// Gestures under way are cancelled, and so is what the fingers would have done after.
  ///
  /// - Parameter time: how long after the start of the run.
  public func scheduleTouchCancellation(at time: Interval) {
    schedule("system cancels touches", at: time) { [unowned self] in
      touchDispatcher.cancelAllTouches()
    }
  }
}
