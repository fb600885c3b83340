internal import JankScenarios

/// `janklab init`: write a few scenarios to begin with.
package enum InitCommand {
  private static let standardFolder = "Scenarios"

  private static let force = Option(
    name: "force",
    short: "f",
    about: "Write over files that are there already."
  )

  package static let command = Command(
    name: "init",
    abstract: "Write a few scenarios to begin with, and the schema for your editor",
    example: "janklab init Scenarios",
    argument: Argument(
      name: "FOLDER",
      about: "Where the files go; \(standardFolder) if left out.",
      isOptional: true
    ),
    options: [force],
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let folder = invocation.arguments.first ?? standardFolder
    let files = StarterSet.files.map { (path: "\(folder)/\($0.name)", text: $0.text) }
    let taken = files.filter { SystemCall.kind(of: $0.path) != nil }
    guard taken.isEmpty || invocation.has(force) else {
      throw ToolFailure(
        .cannotCreate,
        taken.map {
          Diagnostic(path: $0.path, message: "is there already", hint: "--force writes over it")
        }
      )
    }
    do throws(SystemError) {
      try SystemCall.createFolder(folder)
    } catch {
      throw .file(folder, .cannotCreate, "cannot create: \(error)")
    }
    for file in files { try OutputFile.write(Array(file.text.utf8), to: file.path) }
    let names = files.map { "wrote \($0.path)\n" }.joined()
    try console.output.write(names + "now try: janklab run \(folder)\n")
    return .done
  }
}
