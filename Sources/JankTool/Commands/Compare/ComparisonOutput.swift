internal import JankGate
internal import JankReports

/// How comparisons are written.
struct ComparisonOutput {
  let request: ComparisonRequest
  /// Whether people are shown faults over strategies in place of strategies side by side.
  let isMatrix: Bool
  let format: CompareCommand.Format
  /// Why comparisons are missing, or nil if none are.
  var interruption: String?

  /// Writes the result, complete or marked as interrupted.
  ///
  /// Of an interrupted comparison with nothing to show, and of one that the format cannot mark, no
  /// result is written: a file stays as it was.
  ///
  /// - Throws: That the result cannot be written, or was not.
  func deliver(
    _ comparisons: [Comparison],
    _ invocation: Invocation,
    to console: Console
  ) throws(ToolFailure) {
    let path = invocation.text(.output)
    if let interruption, comparisons.isEmpty || format == .svg {
      throw .unmarked(path, interruption, isEmpty: comparisons.isEmpty, format: format.rawValue)
    }
    try console.deliver(text(comparisons, invocation), to: path)
  }

  /// The result as text, which for people ends with what is missing.
  private func text(_ comparisons: [Comparison], _ invocation: Invocation) -> String {
    let note = interruption.map { note in
      switch format {
      case .table: "\n\(note)\n"
      case .markdown: "\n**\(note)**\n"
      case .json, .csv, .svg: ""
      }
    }
    return body(comparisons, invocation) + (note ?? "")
  }

  private func body(_ comparisons: [Comparison], _ invocation: Invocation) -> String {
    let isShown = (invocation.text(.output) ?? "-") == "-"
    let given = invocation.integer(ComparisonRequest.width).map { Int($0) }
    let width =
      given ?? (isShown ? Terminal.columnCount : nil) ?? ComparisonTable.standardWidth
    let size = (given ?? PlotSize.standard.width, invocation.plotHeight)
    let hasColour = isShown && ReportOutput.hasColour(invocation)
    return switch format {
    case .json: ComparisonJSON.text(comparisons, interruption: interruption)
    case .csv: ComparisonCSV.text(comparisons, interruption: interruption)
    case .svg: MatrixSVG.text(FaultMatrix.matrices(comparisons))
    case .table where isMatrix:
      MatrixText.text(
        FaultMatrix.matrices(comparisons),
        width: width,
        hasColour: hasColour
      )
    case .markdown where isMatrix: MatrixMarkdown.text(FaultMatrix.matrices(comparisons))
    case .table:
      ComparisonTable.text(
        comparisons,
        pictures: request.pictures,
        width: width,
        size: size,
        hasColour: hasColour
      )
    case .markdown:
      ComparisonMarkdown.text(comparisons, pictures: request.pictures, size: size)
    }
  }
}
