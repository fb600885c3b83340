#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the streams lead to, and what may be written to them besides the result.
package struct Terminal: Sendable {
  /// Whether colour may be used on the standard output.
  package let hasColour: Bool
  /// Whether progress may be shown on the standard error stream.
  package let showsProgress: Bool

  /// Decides by the streams and the environment.
  ///
  /// - Parameters:
  ///   - outputIsTerminal: whether people see the standard output as it comes.
  ///   - errorsAreTerminal: whether they see the standard error stream.
  ///   - environment: the value of a variable, or nil if it is not set.
  package init(
    outputIsTerminal: Bool,
    errorsAreTerminal: Bool,
    environment: (String) -> String?
  ) {
    let refusesColour = !(environment("NO_COLOR") ?? "").isEmpty
    let isDumb = environment("TERM") == "dumb"
    hasColour = outputIsTerminal && !refusesColour && !isDumb
    // A line that is written over needs a terminal that can erase it.
    showsProgress = errorsAreTerminal && !isDumb && (environment("CI") ?? "").isEmpty
  }

  /// The streams the tool was started with.
  package static var standard: Terminal {
    Terminal(
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1,
      environment: { Environment.value(of: $0) }
    )
  }
}

extension Terminal {
  /// How many characters a line of the terminal has that shows the standard output, or nil where
  /// none does or it does not say.
  package static var columnCount: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard unsafe ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
