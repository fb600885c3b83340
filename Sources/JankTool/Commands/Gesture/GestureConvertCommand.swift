internal import JankImports

/// `janklab gesture convert`: convert a recording of any format into JankLab's own.
enum GestureConvertCommand {
  static let command = Command(
    name: "convert",
    abstract: "Convert a recording to gesture-stream/1, for the drags of scenarios",
    example: "janklab gesture convert drag.evemu --points-per-unit 0.5 --output drag.json",
    argument: Argument(
      name: "FILE",
      about: "A recording, as listed below, or - for standard input."
    ),
    topics: [GestureCommand.formats(title: "RECORDINGS")],
    options: [.output, GestureCommand.scale, GestureCommand.screen] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let library = try GestureLibrary(
      invocation.arguments,
      scale: invocation.number(GestureCommand.scale),
      screen: invocation.place(GestureCommand.screen)
    )
    console.show(library.warnings)
    let texts = library.streams.map { $0.stream.text() }
    try console.deliver(texts.joined(), to: invocation.text(.output))
    return .done
  }
}
