internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The wish of whoever started the tool that it end now.
///
/// After a first interrupt or request to terminate no new run is begun, what is complete is
/// written, and the tool ends as told by the signal; within a second, or it ends there and then. A
/// second signal ends it at once. Files are whole either way, because they are renamed into place.
package enum Interruption {
  /// The number of the signal that came, 0 for none; an atomic, which a signal may write.
  private static let signalNumber = Atomic<Int32>(0)

  /// How the tool ends because of the signal that came, or nil for none.
  package static var code: ExitCode? {
    switch signalNumber.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  /// Whether no new work is to be begun.
  package static var isRequested: Bool { code != nil }

  /// Begins to listen; called once, by a command that has work to finish.
  static func listen() {
    // Made before a signal could ask for it.
    signalNumber.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { _ = signal(number, note) }
    _ = signal(SIGALRM, giveUp)
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    guard signalNumber.exchange(number, ordering: .relaxed) == 0 else { _exit(128 + number) }
    // What is at work has a second to end.
    _ = alarm(1)
  }

  private static let giveUp: @convention(c) (Int32) -> Void = { _ in
    _exit(128 + signalNumber.load(ordering: .relaxed))
  }
}
