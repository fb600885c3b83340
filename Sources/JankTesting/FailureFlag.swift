internal import Synchronization

/// Whether an expectation of some runs has failed.
///
/// Copies of a ``Played`` share the flag, so a later expectation sees an earlier failure.
package final class FailureFlag: Sendable {
  private let flag = Atomic(false)

  /// Whether an expectation has failed.
  package var isRaised: Bool { flag.load(ordering: .acquiring) }

  /// Notes that an expectation has failed.
  func raise() { flag.store(true, ordering: .releasing) }
}
