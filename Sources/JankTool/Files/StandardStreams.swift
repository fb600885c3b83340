#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The three streams the tool is started with.
package enum StandardStreams {
  /// Makes writing to them safe; called once, before anything is opened.
  ///
  /// A reader that goes away, and a file that may not grow, become errors of the write instead of
  /// signals. Streams that came closed are opened so that writing to them fails: otherwise the next
  /// file opened would get their number, and results would go into it.
  package static func prepare() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    while let descriptor = try? SystemCall.openFile("/dev/null", O_RDONLY) {
      guard descriptor > STDERR_FILENO else { continue }
      SystemCall.closeFile(descriptor)
      return
    }
  }
}
