internal import JankText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The properties of the standard streams: line width, colour, progress.
///
/// For colour, `NO_COLOR` takes precedence, then `FORCE_COLOR` and `CLICOLOR_FORCE`; without them a
/// terminal has colour unless `TERM` is `dumb`. The width is `COLUMNS`, else that of the terminal,
/// else ``TextLayout/standardWidth``, for pages of the manual the width of all help.
package struct Terminal: Sendable {
  /// Whether standard output may have colour.
  package let hasColour: Bool
  /// Whether standard error may have colour.
  package let errorsHaveColour: Bool
  /// Whether standard error may show progress.
  package let showsProgress: Bool
  /// Whether standard output is a terminal, and not a file or a pipe.
  package let isTerminal: Bool
  /// Whether standard output is a screen that can be cleared.
  package let isScreen: Bool
  /// The width of standard output, in cells.
  package let width: Int
  /// The width of a page of the manual on standard output, in cells.
  package let pageWidth: Int
  /// The width of standard error, in cells.
  package let errorWidth: Int
  /// The width of text in a file, in cells.
  package let fileWidth: Int

  /// Reads the streams and the environment.
  ///
  /// - Parameters:
  ///   - output: The kind of standard output.
  ///   - errors: The kind of standard error.
  ///   - environment: Returns the value of a variable, or nil if it is not set.
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
    isTerminal = output.isTerminal
    isScreen = output.isTerminal && !isDumb
    let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap(Self.usable)
    fileWidth = columns ?? TextLayout.standardWidth
    let shown = columns ?? output.columnCount.flatMap(Self.usable)
    width = shown ?? TextLayout.standardWidth
    pageWidth = shown ?? TextLayout.helpWidth
    errorWidth = columns ?? errors.columnCount.flatMap(Self.usable) ?? TextLayout.standardWidth
  }

  /// The kind of a stream.
  package struct Stream: Sendable {
    /// Whether the stream is shown as it is written.
    package let isTerminal: Bool
    /// The width in cells, or nil if unknown.
    package let columnCount: Int?

    package init(isTerminal: Bool, columnCount: Int? = nil) {
      (self.isTerminal, self.columnCount) = (isTerminal, columnCount)
    }
  }
}

extension Terminal {
  /// The widths that lines are laid out for; fewer cells are too narrow for a table.
  private static let widths = 40...1_000

  /// The width for a stated number of columns, or nil for a number that makes no sense.
  private static func usable(_ columns: Int) -> Int? {
    columns > 0 && columns <= widths.upperBound ? max(columns, widths.lowerBound) : nil
  }

  /// The streams of the tool, as they are now.
  package static var standard: Terminal {
    Terminal(
      output: stream(STDOUT_FILENO),
      errors: stream(STDERR_FILENO),
      environment: { Environment.value(of: $0) }
    )
  }

  /// Streams that nothing shows.
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
