internal import HeadlessUIKit
internal import JankMotion
internal import JankReports
internal import JankScenarios

/// `janklab compare --policy`: the same gestures under several release policies.
enum PolicyMode {
  static let policy = policy(of: .standard)

  /// The option that chooses among the policies of a catalog.
  static func policy(of catalog: Catalog) -> Option {
    Option(
      name: "policy",
      value: .list(placeholder: "NAME[,NAME…]", known: ["all"] + catalog.policies.map(\.name)),
      about: "Compare release policies instead: the policies to run, or all. A "
        + "recorded gesture crosses the screen of --device. See janklab list policies.",
      isRepeatable: true
    )
  }

  private static let travel = Option(
    name: "travel",
    value: .number(1...100_000),
    about: "With --policy: the distance that completes a transition, in points.",
    standard: "the scenario's, else the screen from side to side"
  )

  /// The options that concern policies only.
  static let options = [policy, travel, GestureCommand.scale]
  static let topics = [
    GestureCommand.formats(title: "RECORDINGS"),
    rules(),
  ]

  /// The help section on the policies of a catalog.
  static func rules(_ catalog: Catalog = .standard) -> Topic {
    Topic(title: "POLICIES", rows: catalog.policies.map { ($0.name, $0.about) })
  }

  /// Runs the policies, and writes their decisions.
  ///
  /// - Parameters:
  ///   - invocation: a command line that names policies.
  ///   - outputs: the formats and their files.
  ///   - console: the destination.
  /// - Returns: The exit code.
  /// - Throws: ``ToolFailure`` for a file that cannot be read or written.
  static func run(
    _ invocation: Invocation,
    _ outputs: [ComparisonOutput.Target],
    on console: Console
  ) throws(ToolFailure) -> ExitCode {
    try check(outputs, invocation)
    let devices = try DeviceChoice(of: invocation, among: []).devices(besides: [.phone60])
    guard devices.count == 1 else {
      throw .usage("policies run on one device at a time", of: invocation.path)
    }
    let names = invocation.names(policy)
    let comparison = PolicyComparison(
      policies: invocation.catalog.policies.filter {
        names.contains($0.name) || names.contains("all")
      },
      screenSize: devices[0].screenSize,
      travel: invocation.number(travel)
    )
    let collection = try TouchCollection(
      invocation.arguments,
      scale: invocation.number(GestureCommand.scale),
      knowing: invocation.catalog
    )
    console.show(collection.warnings)
    let report = comparison.report(on: collection.touchTracks)
    for (format, path) in outputs {
      let layout = console.layout(invocation, to: path)
      try console.deliver(text(report, format, layout), to: path)
    }
    return .done
  }

  /// Rejects formats that policies do not have, and results that would overwrite a recording.
  private static func check(
    _ outputs: [ComparisonOutput.Target],
    _ invocation: Invocation
  ) throws(ToolFailure) {
    for (format, what) in [(CompareCommand.Format.svg, "chart"), (.html, "page")]
    where outputs.contains(where: { $0.format == format }) {
      throw .usage("there is no \(what) of policies", of: invocation.path)
    }
    let inputs = invocation.arguments.flatMap { path in
      SystemCall.kind(of: path) == .folder ? RecordingFolder.files(in: path) : [path]
    }
    try InputGuard(inputs, config: invocation.text(.config)).reject(outputs.map(\.path))
  }

  /// A report in one format; a chart or a page has none.
  private static func text(
    _ report: PolicyReport,
    _ format: CompareCommand.Format,
    _ layout: TextLayout
  ) -> String {
    switch format {
    case .table: PolicyTable.text(report, layout: layout)
    case .json: PolicyJSON.text(report)
    case .csv: PolicyCSV.text(report)
    case .markdown: PolicyMarkdown.text(report)
    case .svg, .html: ""
    }
  }
}
