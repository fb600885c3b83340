internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The output of comparisons.
struct ComparisonOutput {
  let request: ComparisonRequest
  /// Whether tables show faults over strategies instead of strategies side by side.
  let isMatrix: Bool
  let format: CompareCommand.Format
  /// Why comparisons are missing, or nil if none are.
  var interruption: String?
  /// What was compared, for reports that play it again.
  var groups: [ComparisonPlan.Group] = []

  /// Writes the result, complete or marked as interrupted.
  ///
  /// An interrupted comparison is not written if it is empty or if the format cannot mark it; an
  /// existing file is unchanged.
  ///
  /// - Throws: If the result cannot be written, or was not.
  func deliver(
    _ comparisons: [Comparison],
    _ invocation: Invocation,
    to console: Console
  ) throws(ToolFailure) {
    let path = invocation.text(.output)
    if let interruption, comparisons.isEmpty || format == .svg {
      throw .unmarked(path, interruption, isEmpty: comparisons.isEmpty, format: format.rawValue)
    }
    var layout = console.layout(invocation, to: path)
    if let width = invocation.integer(ComparisonRequest.width) { layout.width = Int(width) }
    try console.deliver(text(comparisons, invocation, layout), to: path)
  }

  /// The result as text; tables end with what is missing.
  private func text(
    _ comparisons: [Comparison],
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
    return body(comparisons, invocation, layout) + (note ?? "")
  }

  private func body(
    _ comparisons: [Comparison],
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
    case .html: page(comparisons, RunOptions.limits(invocation))
    case .table where isMatrix:
      MatrixText.text(
        FaultMatrix.matrices(comparisons),
        layout: layout
      )
    case .markdown where isMatrix: MatrixMarkdown.text(FaultMatrix.matrices(comparisons))
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
    _ limits: @escaping @Sendable () -> RunLimits
  ) -> String {
    let groups = Dictionary(
      self.groups.map { ($0.setting, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return ComparisonHTML.text(
      comparisons,
      interruption: interruption,
      toolVersion: Version.tool
    ) { comparison, strategy in
      guard !Interruption.isRequested else { return nil }
      return groups[comparison.setting]?.play(strategy, limits())
    }
  }
}

extension ComparisonPlan.Group {
  /// Plays a strategy with the first seed, and records all layers of each frame.
  fileprivate func play(_ name: String, _ limits: RunLimits) -> PlayedRun? {
    guard let strategy = strategies.first(where: { $0.name == name }) else { return nil }
    let trace = scenario.run(
      strategy: strategy,
      on: device,
      seed: setting.seeds.lowerBound,
      limits: limits,
      filmLimit: 400_000
    )
    return PlayedRun(
      trace,
      course: scenario.course(on: device, shouldStop: limits.shouldStop).value
    )
  }
}
