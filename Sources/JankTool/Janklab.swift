public import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The `janklab` command, and tools of one's own that are made of it.
///
///     import JankTool
///
///     await Janklab.main("my-janklab", catalog: Catalog(effects: [photoZoom]))
public enum Janklab {
  /// The description of the tool.
  package static let command = Command(
    name: "janklab",
    abstract: "Simulate interface transitions and measure what a user would see",
    example: "janklab run Scenarios",
    topics: [ManualTopic.list],
    subcommands: [
      RunCommand.command, CheckCommand.command, BaselineCommand.command, CompareCommand.command,
      SweepCommand.command, MergeCommand.command, TuneCommand.command, DiffCommand.command,
      ExplainCommand.command, ScoreCommand.command, CalibrateCommand.command, CurveCommand.command,
      GestureCommand.command,
      ExploreCommand.command, ShrinkCommand.command, ReplayCommand.command,
      AdaptCommand.command, ImportCommand.command, LottieCommand.command,
      ProfileCommand.command,
      ValidateCommand.command, ListCommand.command,
      SchemaCommand.command,
      InitCommand.command, HelpCommand.command,
    ]
  )

  /// Runs the command line of the process and exits.
  ///
  /// - Parameters:
  ///   - name: The name of the tool in help, messages and replay commands.
  ///   - catalog: The names that its scenarios can use.
  public static func main(_ name: String = "janklab", catalog: Catalog = .standard) async -> Never {
    StandardStreams.prepare()
    CrashGuard.install()
    let words = Array(CommandLine.arguments.dropFirst())
    let code = await RunContainment.$current.withValue(CrashGuard.containment) {
      await run(words, on: .standard, as: Toolset(name: name, catalog: catalog))
    }
    exit((code == .done && CrashGuard.hasBrokenRuns ? .simulationFailed : code).rawValue)
  }
}

extension Janklab {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the tool.
  ///   - console: The output streams.
  ///   - toolset: The tool that was started.
  /// - Returns: The exit code.
  package static func run(
    _ words: [String],
    on console: Console,
    as toolset: Toolset = .standard
  ) async -> ExitCode {
    var console = console
    console.toolset = toolset
    // A wrong command line is told without colour too.
    console.refusesColour = words.contains("--\(Option.noColour.name)")
    do throws(ToolFailure) {
      if let problem = toolset.catalog.problems.first {
        let hint = "give each name that the package registers once"
        throw .usage(problem, of: toolset.name, hint: hint)
      }
      var invocation = try ArgumentParser.parse(words, for: toolset.command)
      invocation.toolset = toolset
      return try await perform(invocation, on: console)
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
        let layout = console.layout(filled)
        try console.output.write(ConfigText.text(filled, origins: origins, layout: layout))
        return .done
      }
      let code = try await run(filled, console)
      // A signal that came while the last file was written counts as any other.
      return code == .done ? Interruption.code ?? .done : code
    } else if invocation.has(.version) {
      try console.output.write(Version.line(of: invocation.toolset.name) + "\n")
    } else if let shell = invocation.text(.completionScript).flatMap(CompletionShell.init) {
      try console.output.write(CompletionScript.text(for: asked, shell: shell))
    } else {
      console.showOnErrors(HelpText.short(asked, path: invocation.path))
      return .wrongUsage
    }
    return .done
  }

  /// The settings besides the command line.
  private static func settings(
    of invocation: Invocation,
    on console: Console
  ) throws(ToolFailure) -> Settings {
    do throws(ToolFailure) {
      return try Settings(
        config: invocation.text(.config),
        root: invocation.toolset.command
      ) {
        Environment.value(of: $0)
      }
    } catch {
      let onlyShows = invocation.has(.printConfig)
      throw onlyShows ? error : invocation.command.tell?(error, invocation, console) ?? error
    }
  }
}
