internal import Foundation
internal import JankText
internal import Synchronization

/// A progress line on the terminal, erased when the work is done.
///
/// Work of less than a second shows no line. Only this type reads the clock; simulations do not
/// know it.
package final class Progress: Sendable {
  private struct State {
    var done = 0
    var isShown = false
    var isFinished = false
  }

  private static let erasure = "\r\u{1B}[K"
  private static let firstSecond = Duration.seconds(1)
  private static let pause = 0.2

  private let total: Int
  private let unit: String
  private let console: Console?
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// Creates a progress line that is not shown yet.
  ///
  /// - Parameters:
  ///   - total: The number of units.
  ///   - unit: The name of the units, for example `cases`.
  ///   - console: The console, or nil to show nothing.
  ///   - elapsed: The time since the start of the work.
  package init(
    total: Int,
    unit: String = "cases",
    on console: Console?,
    elapsed: @escaping @Sendable () -> Duration = Progress.stopwatch()
  ) {
    self.total = total
    self.unit = unit
    self.console = console
    self.elapsed = elapsed
  }

  /// Returns a function that measures the time from now.
  package static func stopwatch() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }
}

extension Progress {
  /// Shows the line periodically, from a thread of its own, until it is finished.
  package func begin() {
    guard console != nil else { return }
    // Work takes every thread of the pool that tasks share.
    Thread.detachNewThread { [self] in
      while show() { Thread.sleep(forTimeInterval: Self.pause) }
    }
  }

  /// Counts units as done.
  ///
  /// Any thread may call it.
  package func advance(_ count: Int = 1) {
    state.withLock { $0.done += count }
  }

  /// Erases the line.
  package func finish() {
    state.withLock { state in
      state.isFinished = true
      guard state.isShown else { return }
      console?.showProgress(Self.erasure)
      state.isShown = false
    }
  }

  /// Shows the current line, once the work has taken a second.
  ///
  /// - Returns: Whether the line can be shown again.
  package func show() -> Bool {
    // Written within the lock, so that no line follows its erasure.
    state.withLock { state in
      guard !state.isFinished else { return false }
      let elapsed = elapsed()
      guard elapsed >= Self.firstSecond else { return true }
      let text = Self.text(done: state.done, of: total, unit, after: elapsed)
      console?.showProgress(Self.erasure + text)
      state.isShown = true
      return true
    }
  }

  /// The line: units done, rate, remaining time at that rate.
  package static func text(
    done: Int,
    of total: Int,
    _ unit: String,
    after elapsed: Duration
  ) -> String {
    let seconds = elapsed / .seconds(1)
    let count = "\(done) of \(total) \(unit)"
    guard done > 0, seconds > 0 else { return "\(count), \(length(seconds)) so far" }
    let rate = Double(done) / seconds
    let left = Double(max(total - done, 0)) / rate
    return "\(count), \(Decimal.text(rate, digits: rate < 10 ? 1 : 0))/s, \(length(left)) left"
  }

  private static func length(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    if whole < 60 { return "\(whole) s" }
    if whole < 3_600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3_600) h \(whole % 3_600 / 60) min"
  }
}
