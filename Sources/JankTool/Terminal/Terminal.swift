internal import JankText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the streams lead to: how wide a line is, and whether there may be colour and progress.
///
/// For colour, `NO_COLOR` counts most, then `FORCE_COLOR` and `CLICOLOR_FORCE`; without them a
/// terminal has colour unless `TERM` is `dumb`. The width is `COLUMNS`, else that of the terminal,
/// else ``TextLayout/standardWidth``.
package struct Terminal: Sendable {
  /// Whether colour may be used on the standard output.
  package let hasColour: Bool
  /// Whether colour may be used on the standard error stream.
  package let errorsHaveColour: Bool
  /// Whether progress may be shown on the standard error stream.
  package let showsProgress: Bool
  /// Whether the standard output is a screen that can be cleared.
  package let isScreen: Bool
  /// The cells of a line of the standard output.
  package let width: Int
  /// The cells of a line of the standard error stream.
  package let errorWidth: Int
  /// The cells of a line of text in a file.
  package let fileWidth: Int

  /// Decides by the streams and the environment.
  ///
  /// - Parameters:
  ///   - output: What the standard output leads to.
  ///   - errors: What the standard error stream leads to.
  ///   - environment: The value of a variable, or nil if it is not set.
  package init(output: Stream, errors: Stream, environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    func isForced(_ name: String) -> Bool { isSet(name) && environment(name) != "0" }
    let isDumb = environment("TERM") == "dumb"
    let isForced = isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE")
    func hasColour(_ stream: Stream) -> Bool {
      !isSet("NO_COLOR") && (isForced || stream.isTerminal && !isDumb)
    }
    self.hasColour = hasColour(output)
    errorsHaveColour = hasColour(errors)
    // A line that is written over needs a terminal that can erase it.
    showsProgress = errors.isTerminal && !isDumb && !isSet("CI")
    isScreen = output.isTerminal && !isDumb
    let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap(Self.usable)
    fileWidth = columns ?? TextLayout.standardWidth
    width = columns ?? output.columnCount.flatMap(Self.usable) ?? TextLayout.standardWidth
    errorWidth = columns ?? errors.columnCount.flatMap(Self.usable) ?? TextLayout.standardWidth
  }

  /// What a stream leads to.
  package struct Stream: Sendable {
    /// Whether people see the stream as it is written.
    package let isTerminal: Bool
    /// The cells of a line, or nil if the stream does not say.
    package let columnCount: Int?

    package init(isTerminal: Bool, columnCount: Int? = nil) {
      (self.isTerminal, self.columnCount) = (isTerminal, columnCount)
    }
  }
}

extension Terminal {
  /// The widths that lines are laid out for; what is less is too narrow for a table.
  private static let widths = 40...1_000

  /// The width that a stated number of columns means, or nil for a number that makes no sense.
  private static func usable(_ columns: Int) -> Int? {
    columns > 0 && columns <= widths.upperBound ? max(columns, widths.lowerBound) : nil
  }

  /// The streams the tool was started with, as they are now.
  package static var standard: Terminal {
    Terminal(
      output: stream(STDOUT_FILENO),
      errors: stream(STDERR_FILENO),
      environment: { Environment.value(of: $0) }
    )
  }

  /// Streams that nobody watches.
  package static var none: Terminal {
    Terminal(
      output: Stream(isTerminal: false),
      errors: Stream(isTerminal: false),
      environment: { _ in nil }
    )
  }

  private static func stream(_ descriptor: Int32) -> Stream {
    guard isatty(descriptor) == 1 else { return Stream(isTerminal: false) }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    let isKnown = unsafe ioctl(descriptor, request, &size) == 0
    return Stream(isTerminal: true, columnCount: isKnown ? Int(size.ws_col) : nil)
  }
}
