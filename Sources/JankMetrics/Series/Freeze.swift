/// Detects the waits between frames that are freezes.
///
/// If due times are known, only waits for a late frame count, else all waits of two refreshes or
/// more.
struct Freeze {
  private let shown: TimeColumn
  private let expected: TimeColumn?
  private let clock: RefreshClock?

  init(_ series: FrameSeries, shown: TimeColumn) {
    self.shown = shown
    expected = series.column(.expected).value
    clock = series.clock.value
  }
}

extension Freeze {
  /// Whether a wait for the next frame is a freeze; `frame` is any frame of the same part of the
  /// series.
  func contains(_ step: FrameTimes.Step, near frame: Int) -> Bool {
    if let clock, clock.count(from: step.start, to: step.end, of: frame) < 2 { return false }
    guard let expected else { return true }
    guard let frame = step.frame else { return false }
    // A frame that was never shown was due before the one that replaced it.
    let older = (0..<frame).reversed().prefix { shown[$0] == nil }.last
    return expected[older ?? frame].map { $0 < step.end } ?? false
  }
}
