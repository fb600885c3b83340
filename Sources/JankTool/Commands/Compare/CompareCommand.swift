internal import HeadlessUIKit
internal import JankMotion
internal import JankReports
internal import JankScenarios

/// `janklab compare`: the same fingers under one rule and under another.
package enum CompareCommand {
  /// How the result is written.
  package enum Format: String, CaseIterable, Sendable {
    case table, json, csv, markdown
  }

  private static let format = Option.format(
    Format.self,
    standard: "the ending of FILE, else table"
  )
  private static let policy = Option(
    name: "policy",
    value: .list(
      placeholder: "NAME[,NAME…]",
      known: ["all"] + PolicyRegistry.all.map(\.name)
    ),
    about: "Which rules decide about the fingers, or all. See janklab list policies.",
    isRepeatable: true
  )
  private static let device = Option(
    name: "device",
    value: .choice(DeviceProfile.all.map(\.name)),
    about: "The device whose screen a recorded finger would cross.",
    standard: DeviceProfile.phone60.name
  )
  private static let travel = Option(
    name: "travel",
    value: .number(1...100_000),
    about: "The way that completes a transition, in points.",
    standard: "what the scenario says, else the screen from side to side"
  )

  package static let command = Command(
    name: "compare",
    abstract: "Show what becomes of fingers under different rules for releases",
    example: "janklab compare swipe.json Scenarios --policy all",
    argument: Argument(
      name: "FILE",
      about: "A recording in one of the formats below, or a scenario or a folder of them.",
      isRepeatable: true
    ),
    topics: [
      GestureCommand.formats,
      Topic(title: "RULES", rows: PolicyRegistry.all.map { ($0.name, $0.about) }),
    ],
    options: [policy, device, travel, GestureCommand.scale, format, .output],
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let names = invocation.names(policy)
    guard !names.isEmpty else {
      throw .usage("nothing says what is compared", of: invocation.path, hint: "add --policy all")
    }
    let device = invocation.text(device).flatMap { name in
      DeviceProfile.all.first { $0.name == name }
    }
    let comparison = PolicyComparison(
      policies: PolicyRegistry.all.filter { names.contains($0.name) || names.contains("all") },
      screenSize: (device ?? .phone60).screenSize,
      travel: invocation.number(travel)
    )
    let collection = try FingerCollection(
      invocation.arguments,
      scale: invocation.number(GestureCommand.scale)
    )
    console.show(collection.warnings)
    let report = comparison.report(on: collection.fingers)
    let text =
      switch invocation.format(format) ?? Format.table {
      case .table: PolicyTable.text(report)
      case .json: PolicyJSON.text(report)
      case .csv: PolicyCSV.text(report)
      case .markdown: PolicyMarkdown.text(report)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }
}
