internal import JankScenarios
internal import JankTrace

/// `janklab init`: write a few scenarios to begin with.
package enum InitCommand {
  private static let standardFolder = "Scenarios"

  private static let force = Option(
    name: "force",
    short: "f",
    about: "Write over files that are there already."
  )

  private static let server = Option(
    name: "ci",
    value: .choice(BuildServer.allCases.map(\.rawValue)),
    about: "Write the workflow of a build server instead, into this folder or FOLDER.",
    standard: "none"
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
    options: [server, force] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    if let server = invocation.text(server).flatMap(BuildServer.init) {
      let folder = invocation.arguments.first ?? "."
      let files = WorkflowSet.files(server).map { (path: "\(folder)/\($0.path)", text: $0.text) }
      // A workflow that is a script is run as one.
      try write(files, in: folder, invocation, console) { $0.hasSuffix(".sh") }
      try console.output.write("now: \(WorkflowSet.advice(server))\n")
      return .done
    }
    let folder = invocation.arguments.first ?? standardFolder
    let files = StarterSet.files.map { (path: "\(folder)/\($0.name)", text: $0.text) }
    try write(files, in: folder, invocation, console)
    try console.output.write("now try: janklab run \(ShellWord.text(folder))\n")
    return .done
  }

  private static func write(
    _ files: [(path: String, text: String)],
    in folder: String,
    _ invocation: Invocation,
    _ console: Console,
    isExecutable: (String) -> Bool = { _ in false }
  ) throws(ToolFailure) {
    let taken = files.filter { SystemCall.kind(of: $0.path) != nil }
    guard taken.isEmpty || invocation.has(force) else {
      throw ToolFailure(
        .cannotCreate,
        taken.map {
          Diagnostic(path: $0.path, message: "is there already", hint: "--force writes over it")
        }
      )
    }
    for file in files {
      try createFolders(from: folder, to: file.path)
      try OutputFile.write(
        to: file.path,
        isExecutable: isExecutable(file.path)
      ) { writer throws(ToolFailure) in try writer.write(file.text) }
    }
    try console.output.write(files.map { "wrote \(printable($0.path, limit: 4_096))\n" }.joined())
  }

  /// Makes a folder and those in it that a path leads through, but none above it.
  private static func createFolders(from folder: String, to path: String) throws(ToolFailure) {
    for end in path.indices where path[end] == "/" && end >= folder.endIndex {
      let folder = String(path[..<end])
      do throws(SystemError) {
        try SystemCall.createFolder(folder)
      } catch {
        throw .file(folder, .cannotCreate, "cannot create: \(error)")
      }
    }
  }
}
