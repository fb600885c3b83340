/// Tells the waits between pictures in which one stood though another was due.
///
/// Where it is known when pictures were due, only waits for a late one count; else all of two
/// refreshes or more.
struct Standstill {
  private let shown: TimeColumn
  private let expected: TimeColumn?
  private let clock: RefreshClock?

  init(_ series: FrameSeries, shown: TimeColumn) {
    self.shown = shown
    expected = series.column(.expected).value
    clock = series.clock.value
  }
}

extension Standstill {
  /// Whether a picture stood too long.
  ///
  /// - Parameters:
  ///   - step: the wait for the next picture.
  ///   - frame: a frame of the same part of the series.
  /// - Returns: Whether another picture was due before the wait was over.
  func contains(_ step: FrameTimes.Step, near frame: Int) -> Bool {
    if let clock, clock.count(from: step.start, to: step.end, of: frame) < 2 { return false }
    guard let expected else { return true }
    guard let frame = step.frame else { return false }
    // What was never shown was due before what took its place.
    let older = (0..<frame).reversed().prefix { shown[$0] == nil }.last
    return expected[older ?? frame].map { $0 < step.end } ?? false
  }
}
