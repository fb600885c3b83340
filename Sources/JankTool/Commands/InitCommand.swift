internal import JankText

/// `janklab init`: write scenarios, a package, or a workflow to begin with.
package enum InitCommand {
  private static let standardFolder = "Scenarios"

  private static let force = Option(
    name: "force",
    short: "f",
    about: "Overwrite existing files, except the Package.swift of an app with --ci.",
    trust: .userOnly
  )

  private static let server = Option(
    name: "ci",
    value: .choice(BuildServer.allCases.map(\.rawValue)),
    about: "Write the workflow of a build server instead, to this folder or FOLDER, and a "
      + "package that pins JankLab if there is no Package.swift.",
    standard: "none"
  )

  private static let engine = Option(
    name: "engine",
    value: .choice(SweepEngine.allCases.map(\.rawValue)),
    about:
      "Write the driver of an engine that runs sweeps on many machines instead, to this folder "
      + "or FOLDER: \(SweepEngine.allCases.map(\.rawValue).joined(separator: ", ")).",
    standard: "none"
  )

  private static let package = Option(
    name: "package",
    about: "Write a package instead: an animator, its test, a scenario, and a tool "
      + "that has the animator."
  )

  private static let source = Option(
    name: "jank-lab",
    value: .text(placeholder: "PATH|URL"),
    about: "The JankLab dependency of a new package: a folder, relative to the package, or "
      + "a URL.",
    standard: "\(PackageSource.placeholder), a placeholder"
  )

  private static let version = Option(
    name: "jank-lab-version",
    value: .text(placeholder: "VERSION"),
    about: "The JankLab to use with a URL: a version, a revision, or a branch.",
    standard: Version.tool
  )

  package static let command = Command(
    name: "init",
    abstract: "Write a few scenarios to start with, and the schema for your editor",
    example: "janklab init Scenarios",
    argument: Argument(
      name: "FOLDER",
      about: "The folder for the files; the default is \(standardFolder).",
      isOptional: true
    ),
    options: [package, server, engine, source, version, force] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    if let engine = invocation.text(engine).flatMap(SweepEngine.init) {
      return try writeDriver(for: engine, invocation, console)
    }
    let server = invocation.text(server).flatMap(BuildServer.init)
    guard server == nil, !invocation.has(package) else {
      return try writeProject(for: server, invocation, console)
    }
    if let option = [source, version].first(where: invocation.isWritten) {
      throw .usage(
        "--\(option.name) has no effect without --\(package.name) or --ci",
        of: invocation.path
      )
    }
    let folder = invocation.arguments.first ?? standardFolder
    let files = StarterSet.files(knowing: invocation.catalog).map {
      (path: "\(folder)/\($0.name)", text: $0.text)
    }
    try write(files, in: folder, invocation, console)
    try console.output.write("now try: \(invocation.toolset.name) run \(ShellWord.text(folder))\n")
    return .done
  }

  /// Writes the driver of an engine.
  private static func writeDriver(
    for engine: SweepEngine,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    if let option = [package, server, source, version].first(where: invocation.isWritten) {
      throw .usage("--\(option.name) has no effect with --\(Self.engine.name)", of: invocation.path)
    }
    let folder = invocation.arguments.first ?? "."
    let files = EngineSet.files(engine).map { (path: "\(folder)/\($0.path)", text: $0.text) }
    try write(files, in: folder, invocation, console) { $0.hasSuffix(".sh") || $0.hasSuffix(".py") }
    let layout = console.layout(invocation)
    try console.output.write(
      layout.paragraph("now: \(EngineSet.advice(engine))", hanging: "  ")
    )
    return .done
  }

  /// Writes a package, a workflow, or both.
  private static func writeProject(
    for server: BuildServer?,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    let folder = invocation.arguments.first ?? "."
    let source = try packageSource(invocation)
    var files: [(path: String, text: String)] = []
    var advice: [String] = []
    var tool = invocation.toolset.name
    if invocation.has(package) {
      files += PackageSet.files(source)
      tool = PackageSet.tool
      advice.append("swift test, then swift run \(tool) check Scenarios: see README.md")
    }
    if let server {
      files += WorkflowSet.files(server, tool: tool)
      let isPinned = SystemCall.kind(of: "\(folder)/Package.swift") != nil
      if !invocation.has(package) {
        if isPinned {
          advice.append(PackageSet.keptAdvice(source, in: folder))
        } else {
          files.append(("Package.swift", PackageSet.manifest(source)))
        }
      }
      let hasScenarios =
        SystemCall.kind(of: "\(folder)/\(standardFolder)") == .folder
        || files.contains { $0.path.hasPrefix("\(standardFolder)/") }
      advice.append(WorkflowSet.advice(server, hasScenarios: hasScenarios))
    }
    if !invocation.has(Self.source), files.contains(where: { $0.path == "Package.swift" }) {
      advice.insert("set the address of JankLab in Package.swift", at: 0)
    }
    // A workflow that is a script is run as one.
    let placed = files.map { (path: "\(folder)/\($0.path)", text: $0.text) }
    try write(placed, in: folder, invocation, console) { $0.hasSuffix(".sh") }
    let layout = console.layout(invocation)
    let texts = advice.map { layout.paragraph("now: \($0)", hanging: "  ") }
    try console.output.write(texts.joined())
    return .done
  }

  /// The JankLab dependency of the command line.
  ///
  /// - Throws: Wrong usage, for a version that has no effect or that SwiftPM would misread.
  private static func packageSource(_ invocation: Invocation) throws(ToolFailure) -> PackageSource {
    let result = PackageSource(
      location: invocation.text(source) ?? PackageSource.placeholder,
      version: invocation.text(version) ?? Version.tool
    )
    if !result.isAddress, invocation.isWritten(version) {
      throw .usage(
        "--\(version.name) has no effect on the folder \(quoted(result.location))",
        of: invocation.path,
        hint: "remove it, or name a URL with --\(source.name)"
      )
    }
    if result.hasShortRevision {
      throw .usage(
        "--\(version.name) expects all 40 digits of a revision, found \(quoted(result.version))",
        of: invocation.path,
        hint: "git rev-parse \(result.version) prints them"
      )
    }
    return result
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
          Diagnostic(path: $0.path, message: "is there already", hint: "--force overwrites it")
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

  /// Creates a folder and the subfolders of a path in it, but none above it.
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
