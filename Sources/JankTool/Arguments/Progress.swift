internal import Foundation
internal import JankText
internal import Synchronization

/// A line on the terminal that says how far the work has come, and is gone when it is done.
///
/// Work that takes less than a second shows no line. The clock is asked here only: nothing that is
/// simulated knows it.
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

  /// Creates a line that nothing shows yet.
  ///
  /// - Parameters:
  ///   - total: How many units there are.
  ///   - unit: What is counted, for example `cases`.
  ///   - console: Where the line is shown, or nil to show none.
  ///   - elapsed: How long the work has taken.
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

  /// The time since now.
  package static func stopwatch() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }
}

extension Progress {
  /// Shows the line from time to time, from a thread of its own, until it is finished.
  package func begin() {
    guard console != nil else { return }
    // Work takes every thread of the pool that tasks share.
    Thread.detachNewThread { [self] in
      while show() { Thread.sleep(forTimeInterval: Self.pause) }
    }
  }

  /// Counts a unit as done; may be called from any thread.
  package func advance() {
    state.withLock { $0.done += 1 }
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

  /// Shows the line as it is now, once the work has taken a second.
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

  /// The line: what is done, how fast, and how long the rest takes at that rate.
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
