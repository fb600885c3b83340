internal import JankAdapt
internal import JankText

/// `janklab adapt`: show what the plugin AppSources changes in the files of an app.
package enum AdaptCommand {
  /// The largest file to adapt, in bytes.
  static let byteLimit = 4 << 20

  package static let command = Command(
    name: "adapt",
    abstract: "Show how files of an iOS app are adapted for Linux",
    example: "janklab adapt MyApp/PhotoViewController.swift",
    argument: Argument(
      name: "FILE",
      about: "A Swift file of an app, or - for standard input.",
      isRepeatable: true
    ),
    topics: [
      Topic(
        title: "EXIT CODES",
        rows: [("0", "The files were read, whether anything has to be adapted or not.")]
      )
    ],
    options: [.output] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    var sources: [(path: String, source: AppSource)] = []
    for path in invocation.arguments {
      let bytes = try InputFile.readWhole(path, limit: byteLimit)
      sources.append((path, AppSource(String(decoding: bytes, as: UTF8.self))))
    }
    let module = AppModule(sources.map(\.source))
    let text = sources.map { path, source in
      LineDiff(from: source.text, to: source.adapted(in: module)).text(path: path)
    }
    try console.deliver(text.joined(), to: invocation.text(.output))
    for ((path, source), text) in zip(sources, text) {
      console.show(notes(on: source, of: module, at: path, isUnchanged: text.isEmpty))
    }
    return .done
  }

  /// What the diff of a file does not show.
  private static func notes(
    on source: AppSource,
    of module: AppModule,
    at path: String,
    isUnchanged: Bool
  ) -> [Diagnostic] {
    let unadapted = source.unadaptedSelectors.map { selector in
      Diagnostic(
        .warning,
        path: path,
        position: SourcePosition(line: selector.line, column: 1),
        message: "\(quoted(selector.text)) stays as it is: the file does not name the type",
        hint: "write the type of the method, for example #selector(Page.close)"
      )
    }
    let unconnected = source.unconnectedMembers(in: module).map { member in
      Diagnostic(
        .warning,
        path: path,
        position: SourcePosition(line: member.line, column: 1),
        message: "storyboards cannot find \(quoted(member.text)) in an extension of \(member.type)",
        hint: "move it into a class of the app, or adapt the file of the class together with this"
      )
    }
    let uncalled = source.segueActions.map { action in
      Diagnostic(
        .warning,
        path: path,
        position: SourcePosition(line: action.line, column: 1),
        message: "storyboards do not call \(quoted("@IBSegueAction \(action.name)")); they create "
          + "the view controller of the file",
        hint: "hand over what it needs in prepare(for:sender:)"
      )
    }
    let warnings = unadapted + unconnected + uncalled
    guard isUnchanged, warnings.isEmpty else { return warnings }
    return [Diagnostic(.note, path: path, message: "nothing has to be adapted")]
  }
}
