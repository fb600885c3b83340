internal import JankKernelChoice
internal import JankMotion
import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The `janklab` command.
package enum Janklab {
  /// The tool as data: what it can do and how to ask for it.
  package static let command = Command(
    name: "janklab",
    abstract: "Simulate interface transitions and say what a user would have seen",
    example: "janklab run Scenarios",
    subcommands: [
      RunCommand.command, CheckCommand.command, BaselineCommand.command, CompareCommand.command,
      DiffCommand.command, ExplainCommand.command, ScoreCommand.command, CurveCommand.command,
      GestureCommand.command,
      ProfileCommand.command, ValidateCommand.command, ListCommand.command, SchemaCommand.command,
      InitCommand.command, HelpCommand.command,
    ]
  )

  /// Does what the process was started for, and ends it.
  package static func main() async {
    StandardStreams.prepare()
    CrashGuard.install()
    let code = await LayerKernels.$current.withValue(.widest) {
      await RunContainment.$current.withValue(CrashGuard.containment) {
        await run(Array(CommandLine.arguments.dropFirst()), on: .standard)
      }
    }
    exit((code == .done && CrashGuard.hasBrokenRuns ? .simulationFailed : code).rawValue)
  }
}

extension Janklab {
  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - words: The words behind the name of the tool.
  ///   - console: Where to write.
  /// - Returns: How it ended.
  package static func run(_ words: [String], on console: Console) async -> ExitCode {
    do throws(ToolFailure) {
      return try await perform(try ArgumentParser.parse(words, for: command), on: console)
    } catch {
      console.show(error.diagnostics)
      return error.code
    }
  }

  private static func perform(
    _ invocation: Invocation,
    on console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let asked = invocation.command
    if invocation.has(.help) || invocation.has(.helpHidden) {
      let showsHidden = invocation.has(.helpHidden)
      try console.output.write(
        HelpText.full(asked, path: invocation.path, showsHidden: showsHidden)
      )
    } else if let run = asked.run {
      guard asked.options.contains(.config) else { return try await run(invocation, console) }
      let settings = try settings(of: invocation, on: console)
      let (filled, origins) = try ArgumentParser.fill(invocation, from: settings)
      guard !invocation.has(.printConfig) else {
        try console.output.write(ConfigText.text(filled, origins: origins))
        return .done
      }
      let code = try await run(filled, console)
      // A signal that came while the last file was written counts as any other.
      return code == .done ? Interruption.code ?? .done : code
    } else if invocation.has(.version) {
      try console.output.write(Version.line + "\n")
    } else if let shell = invocation.text(.completionScript).flatMap(CompletionShell.init) {
      try console.output.write(CompletionScript.text(for: command, shell: shell))
    } else {
      console.showOnErrors(HelpText.short(asked, path: invocation.path))
      return .wrongUsage
    }
    return .done
  }

  /// What holds besides the command line.
  private static func settings(
    of invocation: Invocation,
    on console: Console
  ) throws(ToolFailure) -> Settings {
    do throws(ToolFailure) {
      return try Settings(config: invocation.text(.config), root: command) {
        Environment.value(of: $0)
      }
    } catch {
      let onlyShows = invocation.has(.printConfig)
      throw onlyShows ? error : invocation.command.tell?(error, invocation, console) ?? error
    }
  }
}
