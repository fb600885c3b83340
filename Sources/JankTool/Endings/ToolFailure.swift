internal import JankText

/// Why the tool stops: the exit code and the messages on standard error.
package struct ToolFailure: Error, Equatable {
  package let code: ExitCode
  package let diagnostics: [Diagnostic]
  /// The content of standard input, which cannot be read again, if the error is there.
  package let piped: [UInt8]?
  /// The name that an option does not know, if that is the reason.
  package let unknown: UnknownName?

  package init(
    _ code: ExitCode,
    _ diagnostics: [Diagnostic],
    piped: [UInt8]? = nil,
    unknown: UnknownName? = nil
  ) {
    self.code = code
    self.diagnostics = diagnostics
    self.piped = piped
    self.unknown = unknown
  }
}

/// A name in the value of an option that the option does not know.
package struct UnknownName: Equatable {
  /// The name of the option.
  let option: String
  /// The nearest name that it knows.
  let nearest: String?
}

extension ToolFailure {
  /// The reader of the output closed it; nothing is printed.
  package static var outputClosed: ToolFailure { ToolFailure(.outputClosed, []) }

  /// The command line is wrong.
  ///
  /// - Parameters:
  ///   - message: What was found and what was expected.
  ///   - command: The words that lead to the command, for example `janklab run`.
  ///   - hint: What to write instead; without one, a pointer to the help.
  /// - Returns: The failure.
  package static func usage(
    _ message: String,
    of command: String,
    hint: String? = nil
  ) -> ToolFailure {
    let hint = hint ?? "see \(command) --help"
    return ToolFailure(.wrongUsage, [Diagnostic(path: command, message: message, hint: hint)])
  }

  /// An option does not know a name of its value.
  static func unknown(
    _ name: UnknownName,
    _ message: String,
    of command: String,
    hint: String
  ) -> ToolFailure {
    let diagnostic = Diagnostic(path: command, message: message, hint: hint)
    return ToolFailure(.wrongUsage, [diagnostic], unknown: name)
  }

  /// A report of interrupted work was not written, since it would look complete.
  ///
  /// - Parameters:
  ///   - path: The file, or nil for standard output.
  ///   - interruption: What is missing.
  ///   - isEmpty: Whether there is nothing to report.
  ///   - format: The format of the report.
  /// - Returns: The failure, with the code of the signal.
  static func unmarked(
    _ path: String?,
    _ interruption: String,
    isEmpty: Bool,
    format: String
  ) -> ToolFailure {
    let isFile = path != nil && path != "-"
    let reason =
      isEmpty ? "there is no result" : "the format \(format) cannot say that it was interrupted"
    let finding = Diagnostic(
      path: isFile ? path ?? "" : "standard output",
      message: "not written, since \(reason); \(interruption)",
      hint: isFile ? "the file is unchanged" : nil
    )
    return ToolFailure(Interruption.code ?? .interrupted, [finding])
  }

  /// A signal arrived before anything ran.
  static func ended(by code: ExitCode, _ command: String) -> ToolFailure {
    let message = "ended before anything was run; no file was written"
    return ToolFailure(code, [Diagnostic(path: command, message: message)])
  }

  /// A file could not be read or written.
  package static func file(
    _ path: String,
    _ code: ExitCode,
    _ message: String,
    hint: String? = nil
  ) -> ToolFailure {
    ToolFailure(code, [Diagnostic(path: path, message: message, hint: hint)])
  }
}
