internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The output of comparisons.
struct ComparisonOutput {
  /// A format and its file, which is nil for standard output.
  typealias Target = (format: CompareCommand.Format, path: String?)

  let request: ComparisonRequest
  /// Whether tables show faults over strategies instead of strategies side by side.
  let isMatrix: Bool
  /// What was compared, for reports that play it again.
  let plan: ComparisonPlan
  /// Why comparisons are missing, or nil if none are.
  var interruption: String?

  /// Writes the result in all formats, also behind one that cannot be written.
  ///
  /// - Throws: Everything that went wrong, with the code of the first.
  func deliver(
    _ comparisons: [Comparison],
    to targets: [Target],
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) {
    var failures: [ToolFailure] = []
    for target in targets {
      do throws(ToolFailure) {
        try deliver(comparisons, target, invocation, to: console)
      } catch {
        failures.append(error)
      }
    }
    guard let first = failures.first else { return }
    throw ToolFailure(first.code, failures.flatMap(\.diagnostics))
  }

  /// Writes the result, complete or marked as interrupted.
  ///
  /// An interrupted comparison is not written if it is empty or if the format cannot mark it; an
  /// existing file is unchanged.
  ///
  /// - Throws: If the result cannot be written, or was not.
  private func deliver(
    _ comparisons: [Comparison],
    _ target: Target,
    _ invocation: Invocation,
    to console: Console
  ) throws(ToolFailure) {
    let (format, path) = target
    if let interruption, comparisons.isEmpty || format == .svg {
      throw .unmarked(path, interruption, isEmpty: comparisons.isEmpty, format: format.rawValue)
    }
    var layout = console.layout(invocation, to: path)
    if let width = invocation.integer(ComparisonRequest.width) { layout.width = Int(width) }
    try console.deliver(text(comparisons, format, invocation, layout), to: path)
  }

  /// The result as text; tables end with what is missing.
  private func text(
    _ comparisons: [Comparison],
    _ format: CompareCommand.Format,
    _ invocation: Invocation,
    _ layout: TextLayout
  ) -> String {
    let note = interruption.map { note in
      switch format {
      case .table: "\n\(note)\n"
      case .markdown: "\n**\(note)**\n"
      case .json, .csv, .svg, .html: ""
      }
    }
    return body(comparisons, format, invocation, layout) + (note ?? "")
  }

  private func body(
    _ comparisons: [Comparison],
    _ format: CompareCommand.Format,
    _ invocation: Invocation,
    _ layout: TextLayout
  ) -> String {
    let given = invocation.integer(ComparisonRequest.width).map { Int($0) }
    // A plot keeps its width where it fits, so that it can be compared with others.
    let width = given ?? PlotSize.standard.width
    let size = (width, invocation.plotHeight)
    return switch format {
    case .json: ComparisonJSON.text(comparisons, interruption: interruption)
    case .csv: ComparisonCSV.text(comparisons, interruption: interruption)
    case .svg: MatrixSVG.text(FaultMatrix.matrices(comparisons))
    case .html: page(comparisons, invocation)
    case .table where isMatrix:
      MatrixText.text(
        FaultMatrix.matrices(comparisons),
        omissions: MatrixText.omissions(in: comparisons),
        layout: layout
      )
    case .markdown where isMatrix:
      MatrixMarkdown.text(
        FaultMatrix.matrices(comparisons),
        omissions: MatrixText.omissions(in: comparisons)
      )
    case .table:
      ComparisonTable.text(
        comparisons,
        pictures: request.pictures,
        layout: layout,
        size: (min(width, layout.width), invocation.plotHeight),
        rowWidth: layout.width
      )
    case .markdown:
      ComparisonMarkdown.text(comparisons, pictures: request.pictures, size: size)
    }
  }

  /// The result as a page, for which the first seed is played again with all layers.
  private func page(
    _ comparisons: [Comparison],
    _ invocation: Invocation
  ) -> String {
    let limits = RunOptions.limits(invocation)
    let groups = Dictionary(
      plan.groups.map { ($0.setting, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return ComparisonHTML.text(
      comparisons,
      isMatrix: isMatrix,
      interruption: interruption,
      toolVersion: Version.tool
    ) { comparison, strategy in
      guard !Interruption.isRequested else { return nil }
      return groups[comparison.setting].flatMap { group in
        group.run(strategy).map { (group.play($0, limits()), source(of: $0, group, invocation)) }
      }
    }
  }

  /// The origin of a run that a page plays.
  private func source(
    of run: Case,
    _ group: ComparisonPlan.Group,
    _ invocation: Invocation
  ) -> RunSource {
    var choice = plan.choice
    let isUsual = run.seed == run.scenario.setting.seed && !isMatrix
    choice.seed = isUsual ? nil : run.seed
    let replay = CheckReplay(invocation, choice)
    let faults =
      isMatrix ? StressOptions.words(invocation) + ComparisonRequest.words(invocation) : []
    return replay.source(of: run, in: group.file, under: faults)
  }
}

extension ComparisonPlan.Group {
  /// The run of a strategy with the first seed.
  fileprivate func run(_ name: String) -> Case? {
    strategies.first { $0.name == name }.map {
      Case(scenario: scenario, device: device, strategy: $0, seed: setting.seeds.lowerBound)
    }
  }

  /// Plays a run and records all layers of each frame.
  fileprivate func play(_ run: Case, _ limits: RunLimits) -> PlayedRun {
    let trace = scenario.run(
      strategy: run.strategy,
      on: device,
      seed: run.seed,
      stress: TransitionStall(setting.stall, seed: run.seed, on: device),
      limits: limits,
      filmLimit: 400_000
    )
    return PlayedRun(
      trace,
      course: scenario.course(on: device, shouldStop: limits.shouldStop).value
    )
  }
}
