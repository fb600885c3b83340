internal import JankScenarios
internal import JankText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `--watch`: runs a command again whenever an input file changes.
package struct FileWatch {
  private static let pauseMicroseconds: UInt32 = 200_000

  private let invocation: Invocation
  private let console: Console

  /// Creates a watch of the files that a command line names.
  package init(invocation: Invocation, console: Console) {
    self.invocation = invocation
    self.console = console
  }
}

extension FileWatch {
  /// Whether to run again on changes.
  static let option = Option(
    name: "watch",
    about: "Run again whenever a file changes, until you press Control-C."
  )

  /// Runs until interrupted.
  ///
  /// - Parameters:
  ///   - told: Reports a failure wherever else it belongs.
  ///   - round: Runs once; returns the input files besides the scenarios.
  /// - Returns: The exit code.
  /// - Throws: An error of the first round, since no file change can fix it; a result that cannot
  ///   be written.
  package func run(
    told: (ToolFailure) -> ToolFailure = { $0 },
    round: () async throws(ToolFailure) -> [String]
  ) async throws(ToolFailure) -> ExitCode {
    guard !invocation.arguments.contains("-") else {
      throw .usage(
        "--watch cannot read the standard input again",
        of: invocation.path,
        hint: "name a file"
      )
    }
    var files: [String] = []
    var isFirst = true
    while !Interruption.isRequested {
      var seen = stamps(of: files)
      try openScreen()
      do throws(ToolFailure) {
        files = try await round()
        seen = stamps(of: files, whereKnown: seen)
      } catch {
        let isLasting = error.code == .outputClosed || error.code == .inputOutputFailed
        guard !isFirst, !isLasting else { throw error }
        // A file half edited is no reason to end.
        console.show(told(error).diagnostics)
      }
      isFirst = false
      // A run that trapped may not do so once its file has changed.
      defer { CrashGuard.forget() }
      while stamps(of: files) == seen, !Interruption.isRequested {
        usleep(Self.pauseMicroseconds)
      }
    }
    return Interruption.code ?? .done
  }

  /// The last changes of a round's input files.
  ///
  /// - Parameters:
  ///   - files: The files besides the scenarios.
  ///   - known: Stamps from before the round, which take precedence: the round may not have seen a
  ///     change made while it ran.
  /// - Returns: A stamp for each existing file.
  private func stamps(
    of files: [String],
    whereKnown known: [String: Int64] = [:]
  ) -> [String: Int64] {
    var stamps: [String: Int64] = [:]
    let scenarios = (try? ScenarioFolder.files(at: invocation.arguments)) ?? []
    for file in scenarios + files {
      stamps[file] = known[file] ?? SystemCall.changeStamp(of: file)
    }
    return stamps
  }
}

// MARK: Screen

extension FileWatch {
  /// Clears the screen and prints the start time of the round; writes nothing to a pipe or a file.
  private func openScreen() throws(ToolFailure) {
    guard console.terminal.isScreen else { return }
    try console.output.writer.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    let words = [invocation.path] + invocation.arguments.map { printable($0, limit: 4_096) }
    try console.output.write("\(Self.timeOfDay)  \(words.joined(separator: " "))\n\n")
  }

  /// The time of day as `14:05:09`.
  private static var timeOfDay: String {
    var now = time(nil)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&now, &parts)
    return unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }
}
