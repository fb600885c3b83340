package import JankTrace

/// A missed callback that should have animated something while the main thread was busy.
///
/// It is one of:
///
/// - a display-link callback that is delayed and changes nothing, because its clock starts with its
///   first call;
/// - a due link that is gone or paused before the frame reaches it, such as that of a reversed
///   page;
/// - a link that was started or due while the frame that would have called it waited;
/// - a timer that fires, or is replaced, after the frame that should have shown its changes.
///
/// Each requested a frame. The next frame shows the changes, as late as if it had begun for the
/// callback. What is presented, and when, does not change.
package struct MissedTick: Hashable, Sendable {
  /// The refresh at which work on the callback's frame could begin.
  package let begin: Int
  /// When the app first had work for that frame; nil without a request.
  package let requested: Instant?
  /// The last refresh whose frame compensates for it.
  package private(set) var lastAnswer: Int

  package init(begin: Int, requested: Instant?, lastAnswer: Int) {
    self.begin = begin
    self.requested = requested
    self.lastAnswer = lastAnswer
  }
}

extension MissedTick {
  /// Keeps the time of ``lastAnswer``, as far as refreshes allow, when the rate of the display
  /// changes.
  ///
  /// - Parameters:
  ///   - old: The previous rate, for which it was planned, in hertz.
  ///   - hertz: The new rate.
  ///   - change: The last refresh of the old rate.
  package mutating func adapt(from old: Int, to hertz: Int, at change: Int) {
    guard lastAnswer > change else { return }
    lastAnswer = change + RefreshGrid.refreshes(lastAnswer - change, of: old, at: hertz)
  }

  /// Combines the tick with an earlier missed one, if any.
  func joined(with earlier: MissedTick?) -> MissedTick {
    guard let earlier else { return self }
    return MissedTick(
      begin: min(begin, earlier.begin),
      requested: earlier.requested ?? requested,
      lastAnswer: max(lastAnswer, earlier.lastAnswer)
    )
  }
}
