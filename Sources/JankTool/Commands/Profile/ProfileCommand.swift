internal import JankEngine
internal import JankScenarios
internal import JankText

/// `janklab profile`: list device profiles, show their numbers, make new ones from recorded costs.
package enum ProfileCommand {
  /// The output formats of a profile.
  private enum Format: String, CaseIterable {
    case table, json
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "json writes a file that scenarios can name"
  )

  package static let command = Command(
    name: "profile",
    abstract: "Show device profiles, and make them from recorded costs",
    example: "janklab profile show phone-60",
    subcommands: [
      ListCommand.profiles("list", example: "janklab profile list"),
      Command(
        name: "show",
        abstract: "Show the numbers of a profile and their sources",
        example: "janklab profile show phone-120",
        argument: Argument(
          name: "PROFILE",
          about: "The name of a profile, or a profile file.",
          known: DeviceProfile.all.map(\.name)
        ),
        options: [format, .output] + Option.look + Option.settings,
        run: show
      ),
      ProfileFitCommand.command,
    ]
  )

  /// A built-in profile by name, or one from a file.
  static func profile(
    _ name: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> DeviceProfile {
    if let known = DeviceProfile.all.first(where: { $0.name == name }) { return known }
    guard name.hasSuffix(".json") else {
      let names = DeviceProfile.all.map(\.name)
      throw .usage(
        "there is no profile \(quoted(name))",
        of: invocation.path,
        hint: nearestName(to: name, among: names).map { "did you mean \(quoted($0))?" }
          ?? "there are \(names.listed), and files that end in \(ProfileFile.ending)"
      )
    }
    return try read(name)
  }

  /// Rejects the name of a file in which `--device` would not look for a profile.
  static func rejectOtherEnding(
    _ path: String?,
    of option: String,
    _ invocation: Invocation
  ) throws(ToolFailure) {
    guard let path, path != "-", !path.hasPrefix("/dev/"), !path.hasSuffix(ProfileFile.ending)
    else { return }
    let stem = path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
    throw .usage(
      "\(option) expects a name that ends in \(ProfileFile.ending), found \(quoted(path))",
      of: invocation.path,
      hint: "write \(ShellWord.text(stem + ProfileFile.ending))"
    )
  }

  /// A profile from a file.
  static func read(_ path: String) throws(ToolFailure) -> DeviceProfile {
    let bytes = try InputFile.readWhole(path, limit: 64 << 20)
    do throws(FileError) {
      return try ProfileFile.read(bytes, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }

  @Sendable private static func show(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let profile = try profile(invocation.arguments[0], invocation)
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let text =
      switch choice ?? .table {
      case .table:
        ProfileText.table(
          profile,
          layout: console.layout(invocation, to: invocation.text(.output))
        )
      case .json: ProfileFile.text(profile)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }
}
