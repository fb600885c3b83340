public import JankGate
internal import JankMetrics
public import JankText

/// The output formats of a check.
///
/// Each is written in pieces, so that a report can be larger than memory.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A table for a terminal.
  case table
  /// One JSON object with everything.
  case json
  /// One JSON object a line: cases and verdicts.
  case ndjson
  /// A row for each value of each case.
  case csv
  /// Markdown for pull requests and job summaries.
  case markdown
  /// JUnit XML with the extensions that most readers know.
  case junit
  /// JUnit XML that is valid by its strict schema.
  case junitStrict = "junit-strict"
  /// SARIF, for the security tab of code hosts.
  case sarif
  /// Workflow commands by which GitHub Actions annotates lines of files.
  case github
  /// github-action-benchmark, metrics for which smaller is better.
  case benchmarkSmaller = "benchmark-smaller"
  /// github-action-benchmark, metrics for which bigger is better.
  case benchmarkBigger = "benchmark-bigger"
  /// The metric format of Bencher.
  case bencher
  /// The JSON of Google Benchmark.
  case googleBenchmark = "google-benchmark"
  /// Trace events, for Perfetto and Chrome.
  case trace
  /// A page for a browser, which plays the frames.
  case html
}

extension ReportFormat {
  /// Whether the format has more than metric values, so that cases must keep their results.
  public func needsResults(_ focus: CheckReport.Focus) -> Bool {
    switch (self, focus) {
    case (.trace, _), (.html, _): true
    // The summary of a job, which goes with annotations, is Markdown.
    case (.table, .results), (.json, .results), (.markdown, .results), (.github, .results): true
    default: false
    }
  }

  /// Whether those results need their frames: true for all formats but tables of the default
  /// columns.
  public func needsFrames(_ focus: CheckReport.Focus) -> Bool {
    switch (self, focus) {
    case (.table, .results(let metrics)), (.markdown, .results(let metrics)),
      (.github, .results(let metrics)):
      !metrics.isEmpty
    default: needsResults(focus)
    }
  }

  /// Whether the format has the motion of all pages, whichever metrics are measured.
  public func needsPages(_ focus: CheckReport.Focus) -> Bool {
    switch (self, focus) {
    case (.trace, _), (.html, _): true
    case (.json, .results(let metrics)): metrics.isEmpty
    default: false
    }
  }

  /// Whether the format draws the layers of each frame.
  public var needsFilms: Bool { self == .html }

  /// Whether the format can describe a check that could not start.
  ///
  /// Formats of trackers and traces have metric values only.
  public var reportsRejections: Bool {
    switch self {
    case .table, .json, .ndjson, .csv, .markdown, .junit, .junitStrict, .sarif, .github, .html: true
    case .benchmarkSmaller, .benchmarkBigger, .bencher, .googleBenchmark, .trace: false
    }
  }

  /// Whether the format can state that a run or check was interrupted.
  ///
  /// Value lists for trackers cannot.
  public var marksInterruption: Bool {
    switch self {
    case .table, .json, .ndjson, .csv, .markdown, .junit, .junitStrict, .sarif, .github: true
    case .googleBenchmark, .trace, .html: true
    case .benchmarkSmaller, .benchmarkBigger, .bencher: false
    }
  }

  /// The format for a file name's extension, or nil if the extension is unknown.
  public init?(fittingEndingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: point)...].lowercased() {
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "csv": self = .csv
    case "md": self = .markdown
    case "xml": self = .junit
    case "sarif": self = .sarif
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The format's purpose, in a few words.
  public var about: String {
    switch self {
    case .table: "A table for the terminal."
    case .json: "One JSON object with everything."
    case .ndjson: "One JSON object a line: cases and verdicts."
    case .csv: "A row for each value of each case."
    case .markdown: "Markdown for pull requests and job summaries."
    case .junit: "JUnit XML for most build servers."
    case .junitStrict: "JUnit XML that is valid by its strict schema."
    case .sarif: "SARIF for code-scanning tabs."
    case .github: "Annotations of GitHub Actions."
    case .benchmarkSmaller: "github-action-benchmark, customSmallerIsBetter."
    case .benchmarkBigger: "github-action-benchmark, customBiggerIsBetter."
    case .bencher: "Bencher's own metric format."
    case .googleBenchmark: "Google Benchmark JSON."
    case .trace: "Trace events for Perfetto and Chrome."
    case .html: "A page for a browser: verdicts, tables, and every frame to play."
    }
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - layout: The layout of a table.
  ///   - links: The links between a page and those of its cases.
  ///   - emit: receives the pieces of the text, in order.
  /// - Throws: What `emit` throws.
  public func write<Failure: Error>(
    _ report: CheckReport,
    layout: TextLayout = .standard,
    links: PageLinks = .none,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .table:
      switch report.focus {
      case .verdicts: try CheckTable.write(report, layout, to: emit)
      case .results(let metrics):
        try ResultTable.write(report, metrics: metrics, layout, to: emit)
      }
    case .json:
      switch report.focus {
      case .verdicts: try CheckJSON.format.record.writeLines(report, to: emit)
      case .results(let metrics): try JSONReport.write(report, metrics: metrics, to: emit)
      }
    case .ndjson: try CheckNDJSON.write(report, to: emit)
    case .csv: try CheckCSV.write(report, to: emit)
    case .markdown: try CheckMarkdown.write(report, to: emit)
    case .junit: try CheckJUnit.write(report, to: emit)
    case .junitStrict: try CheckJUnit.write(report, isStrict: true, to: emit)
    case .sarif: try CheckSARIF.write(report, to: emit)
    case .github: try CheckAnnotations.write(report, to: emit)
    case .benchmarkSmaller: try TrackerJSON.write(report, better: .lower, to: emit)
    case .benchmarkBigger: try TrackerJSON.write(report, better: .higher, to: emit)
    case .bencher: try BencherJSON.write(report, to: emit)
    case .googleBenchmark: try GoogleBenchmarkJSON.write(report, to: emit)
    case .trace: try TraceEventJSON.write(report, to: emit)
    case .html: try CheckHTML.write(report, links: links, to: emit)
    }
  }

  /// The whole report as one text.
  public func text(_ report: CheckReport, layout: TextLayout = .standard) -> String {
    var text = ""
    write(report, layout: layout) { text += $0 }
    return text
  }
}
