#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The three standard streams.
package enum StandardStreams {
  /// Makes writing to them safe; called once, before any file is opened.
  ///
  /// A closed reader, and a file that may not grow, become errors of the write instead of signals.
  /// Streams that are closed at the start are opened so that writing to them fails: otherwise the
  /// next file would get their number, and results would go into it.
  package static func prepare() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    while let descriptor = try? SystemCall.openFile("/dev/null", O_RDONLY) {
      guard descriptor > STDERR_FILENO else { continue }
      SystemCall.closeFile(descriptor)
      return
    }
  }
}
