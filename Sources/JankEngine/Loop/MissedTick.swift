package import JankTrace

/// A call that was to move something, and that the main thread was too busy for.
///
/// A display link that is called too late and changes nothing, since its clock counts from its
/// first call; one that was due and is gone, or stands, before the frame comes to it, such as that
/// of a page that is turned back; one that was started or due while the frame waited that would
/// have called it; and a timer that fires, or is exchanged, after the frame that was to show what
/// it changes. Each wanted a picture. The frame that follows brings what is to be seen, as late as
/// if it had been begun for the call. What is shown, and when, stays as it is.
package struct MissedTick: Hashable, Sendable {
  /// The refresh at which work on the frame of the call could begin.
  package let begin: Int
  /// When the app first had something for that frame to do; nil where nobody asked.
  package let requested: Instant?
  /// The last refresh whose frame still makes up for it.
  package private(set) var lastAnswer: Int

  package init(begin: Int, requested: Instant?, lastAnswer: Int) {
    self.begin = begin
    self.requested = requested
    self.lastAnswer = lastAnswer
  }
}

extension MissedTick {
  /// Leaves the last refresh that answers it where it is in time, as far as refreshes allow, when
  /// the rate of the display changes.
  ///
  /// - Parameters:
  ///   - old: the rate it was planned for, in hertz.
  ///   - hertz: the rate that comes.
  ///   - change: the last refresh of the old rate.
  package mutating func adapt(from old: Int, to hertz: Int, at change: Int) {
    guard lastAnswer > change else { return }
    lastAnswer = change + RefreshGrid.refreshes(lastAnswer - change, of: old, at: hertz)
  }

  /// A tick together with one that was missed before and not made up for, or by itself.
  func joined(with earlier: MissedTick?) -> MissedTick {
    guard let earlier else { return self }
    return MissedTick(
      begin: min(begin, earlier.begin),
      requested: earlier.requested ?? requested,
      lastAnswer: max(lastAnswer, earlier.lastAnswer)
    )
  }
}
