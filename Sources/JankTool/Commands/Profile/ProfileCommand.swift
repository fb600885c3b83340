internal import JankEngine
internal import JankReports
internal import JankScenarios

/// `janklab profile`: the virtual devices, their numbers, and new ones from recorded costs.
package enum ProfileCommand {
  private static let listFormat = Option.format(ListFormat.self, standard: "text")
  private static let showFormat = Option(
    name: "format",
    value: .choice(["table", "json"]),
    about: "How the profile is written; json is a file that scenarios can name.",
    standard: "table"
  )

  package static let command = Command(
    name: "profile",
    abstract: "Show device profiles, and make them from recorded costs",
    example: "janklab profile show phone-60",
    subcommands: [
      Command(
        name: "list",
        abstract: "List the device profiles",
        example: "janklab profile list",
        options: [listFormat],
        run: list
      ),
      Command(
        name: "show",
        abstract: "Show the numbers of a profile and where they come from",
        example: "janklab profile show phone-120",
        argument: Argument(name: "PROFILE", about: "The name of a profile, or a file with one."),
        options: [showFormat, .output],
        run: show
      ),
      ProfileFitCommand.command,
    ]
  )

  /// A profile of ours by its name, or one from a file.
  static func profile(
    _ name: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> DeviceProfile {
    if let known = DeviceProfile.all.first(where: { $0.name == name }) { return known }
    guard name.hasSuffix(".json") else {
      let names = DeviceProfile.all.map(\.name)
      throw .usage(
        "no profile is called \(quoted(name))",
        of: invocation.path,
        hint: nearestName(to: name, among: names).map { "did you mean \(quoted($0))?" }
          ?? "there are \(names.listed), and files that end in \(ProfileFile.ending)"
      )
    }
    let bytes = try InputFile.read(name, limit: 64 << 20)
    do throws(ScenarioError) {
      return try ProfileFile.read(bytes, path: name)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }

  @Sendable private static func list(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let listing = Listing(
      columns: ["name", "refreshRateHz", "width", "height", "about"],
      rows: DeviceProfile.all.map {
        [
          .text($0.name), .number(Double($0.refreshRate)), .number($0.screenSize.x),
          .number($0.screenSize.y), .text($0.about),
        ]
      }
    )
    let format = invocation.text(listFormat).flatMap(ListFormat.init) ?? .text
    try console.output.write(listing.text(as: format))
    return .done
  }

  @Sendable private static func show(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let profile = try profile(invocation.arguments[0], invocation)
    let isJSON = invocation.text(showFormat) == "json"
    let text = isJSON ? ProfileText.json(profile) : ProfileText.table(profile)
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }
}
