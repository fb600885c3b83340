internal import Synchronization

/// A line on the terminal that says how far the work has come, and is gone when it is done.
package final class Progress: Sendable {
  private let total: Int
  private let console: Console?
  private let done = Mutex(0)

  /// - Parameters:
  ///   - total: how many units there are.
  ///   - console: where the line is shown, or nil to show none.
  package init(total: Int, on console: Console?) {
    self.total = total
    self.console = console
    show(0)
  }

  /// Counts a unit as done; may be called from any thread.
  package func advance() {
    // Shown before another thread counts on, so that the line never goes backwards.
    done.withLock { count in
      count += 1
      // A hundred lines are enough, however many units there are.
      guard count * 100 / total != (count - 1) * 100 / total else { return }
      show(count)
    }
  }

  /// Erases the line.
  package func finish() {
    console?.showProgress("\r\u{1B}[K")
  }

  private func show(_ count: Int) {
    console?.showProgress("\r\u{1B}[K\(count) of \(total) cases")
  }
}
