internal import JankMetrics
internal import JankReports

/// How comparisons are written.
struct ComparisonOutput {
  let request: ComparisonRequest
  /// Whether people are shown faults over strategies in place of strategies side by side.
  let isMatrix: Bool
  let format: CompareCommand.Format

  /// The result as text.
  func text(_ comparisons: [Comparison], _ invocation: Invocation) -> String {
    let isShown = (invocation.text(.output) ?? "-") == "-"
    let given = invocation.integer(ComparisonRequest.width).map { Int($0) }
    let width =
      given ?? (isShown ? Terminal.columnCount : nil) ?? ComparisonTable.standardWidth
    let size = (given ?? PlotSize.standard.width, invocation.plotHeight)
    let hasColour = isShown && ReportOutput.hasColour(invocation)
    return switch format {
    case .json: ComparisonJSON.text(comparisons)
    case .csv: ComparisonCSV.text(comparisons)
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
