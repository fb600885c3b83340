public import Foundation
internal import JankEngine

/// Calls back after a time of the virtual device, once or again and again.
///
/// It takes the name of Foundation's timer, which counts the time of the machine and would make
/// every run another. A file that imports Foundation beside has to say which of the two it means.
public final class Timer: NSObject {
  /// The time between two calls, in seconds.
  public let timeInterval: TimeInterval
  /// Whether the timer is still to fire.
  public private(set) var isValid = true

  let repeats: Bool
  private let block: (Timer) -> Void
  private var due = Instant.zero
  private let home = HomeSimulation()

  /// Creates a timer that waits to be added to the run loop.
  ///
  /// - Parameters:
  ///   - interval: how long it waits, in seconds.
  ///   - repeats: whether it waits again after each call.
  ///   - block: is called.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    // Documented by Apple: nothing waits for less than a tenth of a millisecond.
    timeInterval = max(interval, 0.000_1)
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer that waits from now on.
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

  /// Ends the waiting for good.
  public func invalidate() {
    isValid = false
  }

  /// Calls at once; a timer that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    simulation.device.spendCallback(WorkRecord.timer)
    block(self)
  }

  func start() {
    due = simulation.device.mediaTime
    if repeats { simulation.observer.timerDidStart(self) }
    wait()
  }

  // Held by the run while it waits, as by a run loop.
  private func wait() {
    let now = simulation.device.mediaTime
    // Calls that were missed are not made up for; the others keep to the grid.
    repeat { due = due + Interval(seconds: timeInterval) } while due < now
    simulation.wait(until: due) {
      guard self.isValid else { return }
      self.fire()
      if self.isValid { self.wait() }
    }
  }
}

extension RunLoop {
  /// Lets a timer wait from now on; the device has one run loop, so the mode is taken as read.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}

extension Simulation {
  /// Runs an action on the main thread at an instant, or as soon after as the thread is free.
  func wait(until due: Instant, _ action: @escaping () -> Void) {
    let now = device.mediaTime
    _ = call(after: due > now ? due - now : .zero, action)
  }
}
