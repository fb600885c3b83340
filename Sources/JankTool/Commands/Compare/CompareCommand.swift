internal import JankReports

/// `janklab compare`: compare strategies, faults over strategies, or release policies.
package enum CompareCommand {
  /// The output formats.
  package enum Format: String, CaseIterable, Sendable {
    case table, json, csv, markdown, svg, html
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "svg draws a matrix, html plays the frames"
  )
  private static let example = "html=compare.html"
  private static let further = Option.further(Format.self, example: example)

  package static let command = Command(
    name: "compare",
    abstract: "Compare strategies side by side, under faults, or release policies",
    example: "janklab compare Scenarios --strategies all --picture strip",
    argument: Argument(
      name: "PATH",
      about: "A scenario, a folder, or - for standard input; with --policy also a recording.",
      isRepeatable: true
    ),
    topics: [
      Topic(
        title: "PICTURES",
        rows: ComparisonChart.allCases.map { ($0.rawValue, $0.about) }
      ),
      StressOptions.topic,
    ] + PolicyMode.topics,
    options: ComparisonRequest.options + StressOptions.options + PolicyMode.options
      + [
        RunOptions.allSegues, format, .output, further, .plotHeight, .wide, .noColour,
        RunOptions.jobs,
        RunOptions.timeout, RunOptions.maxEvents, RunOptions.quiet, FileWatch.option,
      ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let outputs = try invocation.outputs(
      format,
      standard: Format.table,
      further: further,
      example: example
    )
    guard !invocation.has(PolicyMode.policy) else {
      let others = ComparisonRequest.ownOptions + StressOptions.options + [FileWatch.option]
      try reject(others, invocation, "with --policy")
      return try PolicyMode.run(invocation, outputs, on: console)
    }
    try reject(PolicyMode.options, invocation, "without --policy")
    guard invocation.has(FileWatch.option) else {
      _ = try await compare(invocation, outputs, console)
      return Interruption.code ?? .done
    }
    return try await FileWatch(invocation: invocation, console: console).run {
      () async throws(ToolFailure) in
      try await compare(invocation, outputs, console)
    }
  }

  /// Compares once.
  ///
  /// - Returns: The files that the scenarios name.
  private static func compare(
    _ invocation: Invocation,
    _ outputs: [ComparisonOutput.Target],
    _ console: Console
  ) async throws(ToolFailure) -> [String] {
    let stress = try StressOptions(invocation)
    if !stress.isMatrix, outputs.contains(where: { $0.format == .svg }) {
      throw .usage(
        "svg draws matrices only",
        of: invocation.path,
        hint: "add --stall, --profile or --refresh"
      )
    }
    let request = try ComparisonRequest(invocation, isMatrix: stress.isMatrix)
    if stress.isMatrix, !request.pictures.isEmpty {
      throw .usage("a matrix has no charts of runs", of: invocation.path)
    }
    let plan = try ComparisonPlan(invocation, request, stress, writingTo: outputs.map(\.path))
    if !invocation.has(RunOptions.quiet) { console.show(plan.leftOut) }
    let comparisons = await ComparisonRun.run(
      plan,
      request,
      pool: RunOptions.pool(invocation),
      limits: RunOptions.limits(invocation),
      progress: RunOptions.progress(
        of: plan.runCount,
        counting: "runs",
        invocation,
        on: console
      )
    )
    var output = ComparisonOutput(request: request, isMatrix: stress.isMatrix, plan: plan)
    let (count, total) = (comparisons.count, plan.groups.count)
    if count < total {
      output.interruption = "interrupted: \(count) of \(total) comparisons are complete"
    }
    try output.deliver(comparisons, to: outputs, invocation, console)
    return plan.recordings
  }

  /// Rejects options without an effect; settings are exempt, since they may be meant for other
  /// command lines.
  private static func reject(
    _ options: [Option],
    _ invocation: Invocation,
    _ when: String
  ) throws(ToolFailure) {
    guard let option = options.first(where: invocation.isWritten) else { return }
    throw .usage("--\(option.name) has no effect \(when)", of: invocation.path)
  }
}
