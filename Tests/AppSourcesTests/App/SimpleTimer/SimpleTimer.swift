import Foundation

/// Why a countdown cannot start.
enum SimpleTimerError: Int, Error {
  case alreadyRunning = 1001
  case noTimeLeft = 1002
}

/// A countdown by seconds, which the app and its widget share.
class SimpleTimer: NSObject {
  private(set) var leftTime: TimeInterval
  var isRunning: Bool { timer != nil }

  private var timer: Timer?
  private var updateTick: ((TimeInterval) -> Void)?
  private var stopHandler: ((Bool) -> Void)?

  init(timeInterval: TimeInterval) {
    leftTime = timeInterval
    super.init()
  }

  var leftTimeString: String {
    SimpleTimer.text(of: leftTime)
  }

  static func text(of time: TimeInterval) -> String {
    let seconds = Int(time)
    return String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }

  /// Starts counting; the stop handler receives whether all the time has passed.
  @discardableResult
  func start(
    updateTick: @escaping (TimeInterval) -> Void,
    stopHandler: ((Bool) -> Void)?
  ) -> (started: Bool, error: SimpleTimerError?) {
    if isRunning { return (false, .alreadyRunning) }
    if leftTime <= 0 { return (false, .noTimeLeft) }
    self.updateTick = updateTick
    self.stopHandler = stopHandler
    timer = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(countTick),
      userInfo: nil,
      repeats: true
    )
    return (true, nil)
  }

  /// Takes off time that has passed without a tick; the countdown ends if none is left.
  func skip(_ time: TimeInterval) {
    guard isRunning else { return }
    leftTime = max(0, leftTime - time)
    updateTick?(leftTime)
    if leftTime <= 0 { finish(true) }
  }

  /// Stops before the end.
  func stop() { finish(false) }

  @objc private func countTick() {
    leftTime -= 1
    updateTick?(leftTime)
    if leftTime <= 0 { finish(true) }
  }

  private func finish(_ isOver: Bool) {
    guard isRunning else { return }
    timer?.invalidate()
    timer = nil
    let handler = stopHandler
    updateTick = nil
    stopHandler = nil
    handler?(isOver)
  }
}
