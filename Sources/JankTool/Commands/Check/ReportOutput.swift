internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankText

/// A requested report: its format and its destination.
struct ReportOutput: Sendable, Equatable {
  let format: ReportFormat
  /// The file, or nil for standard output.
  let path: String?

  private static let formatOption = Option.format(
    ReportFormat.self,
    standard: "from the file's extension, else table"
  )

  private static let example = "junit=report.xml"
  private static let further = Option.further(ReportFormat.self, example: example)

  /// Whether standard output lists the warnings of runs.
  ///
  /// - Parameter metrics: The metrics to show; empty for the default columns.
  /// - Returns: Whether it does.
  func listsWarnings(of metrics: [Metric]) -> Bool {
    path == nil && metrics.isEmpty && (format == .table || format == .markdown)
  }

  /// The options for formats, destinations and look.
  static let options = [formatOption, .output, further, PageFolder.option] + Option.look

  static let topic = Topic(
    title: "FORMATS",
    rows: ReportFormat.allCases.map { ($0.rawValue, $0.about) }
  )

  /// The requested reports, the main one first.
  static func outputs(_ invocation: Invocation) throws(ToolFailure) -> [ReportOutput] {
    let outputs = try invocation.outputs(
      formatOption,
      standard: ReportFormat.table,
      further: further,
      example: example,
      fitting: ReportFormat.init(fittingEndingOf:)
    )
    return outputs.map { ReportOutput(format: $0.format, path: $0.path) }
  }

  /// Writes the report.
  ///
  /// On a terminal the path of the file is printed, and everywhere the folder of the pages of
  /// cases. Annotations also write the job summary, to the file that the build server names.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - pages: the pages of its cases, or nil for none.
  ///   - invocation: the command line.
  ///   - console: the console.
  /// - Throws: If a file or the stream cannot be written.
  func write(
    _ report: CheckReport,
    _ pages: PageFolder? = nil,
    _ invocation: Invocation,
    on console: Console
  ) throws(ToolFailure) {
    let layout = console.layout(invocation, to: path)
    if let path {
      try OutputFile.write(to: path) { writer throws(ToolFailure) in
        let links = path == pages?.report ? pages?.links : nil
        try Self.write(format, report, layout, links: links ?? .none, to: writer)
      }
    } else {
      // Standard error lists the errors of runs.
      var report = report
      report.arrangement.listsErrors = format != .table
      try Self.write(format, report, layout, to: console.output.writer)
      if format == .html, console.terminal.isTerminal {
        console.showOnErrors(
          "note: the page above is for a browser; to write it into a file: --output report.html\n"
        )
      }
    }
    if let path, !invocation.has(RunOptions.quiet) {
      if let pages, path == pages.report {
        console.showWritten("\(path) and \(pages.summary)")
      } else if console.terminal.showsProgress {
        console.showWritten(path)
      }
    }
    guard format == .github, let summary = Environment.value(of: "GITHUB_STEP_SUMMARY"),
      !summary.isEmpty
    else { return }
    try OutputFile.append(to: summary) { writer throws(ToolFailure) in
      try Self.write(.markdown, report, layout, to: writer)
    }
  }

  /// Writes a report to a stream, in pieces.
  static func write(
    _ format: ReportFormat,
    _ report: CheckReport,
    _ layout: TextLayout = .standard,
    links: PageLinks = .none,
    to writer: CheckedWriter
  ) throws(ToolFailure) {
    var pieces: [UInt8] = []
    var lines = LogText()
    try format.write(report, layout: layout, links: links) { text throws(ToolFailure) in
      // Annotations are commands on purpose.
      pieces += (format == .github ? text : lines.take(text)).utf8
      guard pieces.count >= 1 << 16 else { return }
      try writer.write(pieces)
      pieces.removeAll(keepingCapacity: true)
    }
    try writer.write(pieces + lines.finish().utf8)
  }
}
