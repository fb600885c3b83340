package import JankTrace

/// A call of a display link that came after its deadline and changed nothing.
///
/// A clock that counts from its first call changes nothing in it. The link wanted a picture all the
/// same, and where the call is late, the frame that follows brings what is to be seen, as late as
/// if it had been begun for the call. What is shown, and when, stays as it is.
package struct MissedTick: Hashable, Sendable {
  /// The refresh at which work on the frame of the call could begin.
  package let begin: Int
  /// When the app first had something for that frame to do; nil where nobody asked.
  package let requested: Instant?
  /// The last refresh whose frame still makes up for it.
  package let lastAnswer: Int

  package init(begin: Int, requested: Instant?, lastAnswer: Int) {
    self.begin = begin
    self.requested = requested
    self.lastAnswer = lastAnswer
  }
}
