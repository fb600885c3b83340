public import Foundation
internal import JankEngine

/// A timer of the virtual device, which fires once or repeatedly.
///
/// It replaces Foundation's timer, which uses the host machine's time and would make runs differ. A
/// file that also imports Foundation has to qualify the name.
public final class Timer: NSObject {
  /// The interval between two calls, in seconds.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true

  /// What the creator of the timer attached to it.
  public internal(set) var userInfo: Any?

  let repeats: Bool
  // Released with the end of the timer, since it may retain the owner of the timer.
  private var block: ((Timer) -> Void)?
  private var due = Instant.zero
  /// When the timer fires first, if not after an interval.
  var first: Instant?
  private let home = HomeSimulation()
  /// The longest wait, in seconds: more than any run lasts, and a time that can be counted.
  ///
  /// Apps ask for the distant future to have a timer that never fires.
  static let longestWait = 1e8

  /// Creates a timer that starts when it is added to the run loop.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds.
  ///   - repeats: Whether the timer fires repeatedly.
  ///   - block: The closure to call.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    // Documented by Apple: the minimum interval is 0.1 ms.
    timeInterval = max(interval, 0.000_1)
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }
}

extension Timer {
  private var simulation: Simulation { home.simulation }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    block = nil
  }

  /// Fires at once; a timer that does not repeat becomes invalid.
  public func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    simulation.device.spendCallback(WorkRecord.timer)
    block?(self)
  }

  func start() {
    due = simulation.device.mediaTime
    if repeats { simulation.observer.timerDidStart(self) }
    guard let first else { return wait() }
    due = Swift.max(first, due)
    waitUntilDue()
  }

  // The run retains the timer while it waits, as a run loop does.
  private func wait() {
    let now = simulation.device.mediaTime
    // Missed calls are skipped; later calls keep the original schedule.
    repeat { due = due + Interval(seconds: min(timeInterval, Self.longestWait)) } while due < now
    waitUntilDue()
  }

  private func waitUntilDue() {
    simulation.wait(until: due) {
      guard self.isValid else { return }
      self.fire()
      if self.isValid { self.wait() }
    }
  }
}

extension RunLoop {
  /// Starts a timer; the device has one run loop, so the mode has no effect.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}

extension Simulation {
  /// Runs a closure on the main thread at a time, or as soon after as the thread is free.
  func wait(until due: Instant, _ action: @escaping () -> Void) {
    let now = device.mediaTime
    _ = call(after: due > now ? due - now : .zero, action)
  }
}
