internal import JankMetrics
internal import JankImports
internal import JankReports
internal import JankText

/// `janklab score`: compute every metric of recordings from devices.
package enum ScoreCommand {
  private static let format = Option.format(
    ScoreFormat.self,
    standard: "from FILE's extension, else table"
  )
  private static let inputFormat = Option(
    name: "input-format",
    value: .choice(RecordingFormat.allCases.map(\.rawValue)),
    about: "The format of the files.",
    standard: "detected from their content"
  )
  private static let column = Option(
    name: "column",
    value: .text(placeholder: "NAME"),
    about: "The column of a list with the frame times, by name or number; all for all numbers.",
    standard: "the only column"
  )
  private static let refreshRate = Option(
    name: "refresh-rate",
    value: .text(placeholder: "HERTZ"),
    about: "The display's refresh rate if the file does not state it, for example 59.94.",
    standard: "unknown"
  )
  private static let animationTime = Option(
    name: "animation-time",
    value: .text(placeholder: "DURATION"),
    about: "The duration of the animations in each file, for example \"93.28 s\".",
    standard: "unknown"
  )
  private static let stream = Option(
    name: "stream",
    value: .text(placeholder: "TEXT"),
    about: "Only streams with this text in their name.",
    standard: "all"
  )
  private static let frames = Option(
    name: "frames",
    about: "Write the frames as CSV instead of metrics, in nanoseconds."
  )
  private static let significance = Option(
    name: "significance",
    about: "Test whether the frame times of each stream differ from those of the first."
  )
  private static let metrics = MetricSelection.option(
    about: "The metrics to show: all, an owner, or single ones.",
    standard: "all"
  )

  package static let command = Command(
    name: "score",
    abstract: "Compute all metrics of recordings from devices",
    example: "janklab score presentmon.csv --refresh-rate 60 --metrics frames,perfdog",
    argument: Argument(
      name: "FILE",
      about: "A recording, or - for standard input.",
      isRepeatable: true
    ),
    topics: [
      Topic(
        title: "RECORDINGS",
        rows: RecordingFormat.allCases.map { ($0.rawValue, $0.title + ".") }
      )
    ],
    options: [
      format, inputFormat, column, .output, refreshRate, animationTime, stream, metrics, frames,
      significance, .wide, .noColour,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let names = invocation.names(metrics)
    let chosen = names.isEmpty ? MetricRegistry.all : MetricSelection.metrics(named: names)
    let series = try series(invocation, console)
    guard !invocation.has(frames) else {
      try requireFrames(series)
      try console.deliver(
        FrameTable.text(series.map { ($0.file, $0.series) }),
        to: invocation.text(.output)
      )
      return .done
    }
    let scores = series.map {
      Score($0.series, file: $0.file, format: $0.format.title, size: $0.size)
    }
    let layout = console.layout(invocation, to: invocation.text(.output))
    guard !invocation.has(significance) else {
      let text = SignificanceTable.text(scores, layout: layout)
      try console.deliver(text, to: invocation.text(.output))
      return .done
    }
    let choice: ScoreFormat? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let text =
      switch choice ?? .table {
      case .table: ScoreTable.text(scores, metrics: chosen, layout: layout)
      case .json: ScoreJSON.text(scores, metrics: chosen)
      case .csv: ScoreCSV.text(scores, metrics: chosen)
      case .markdown: ScoreMarkdown.text(scores, metrics: chosen)
      case .html: ScoreHTML.text(scores, metrics: chosen, toolVersion: Version.tool)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }

  /// The streams of all files, or all problems of any of them.
  private static func series(
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> [Stream] {
    let conditions = try ScoreConditions(
      refreshRate: invocation.text(refreshRate),
      animationTime: invocation.text(animationTime),
      of: invocation.path
    )
    let wanted = invocation.text(stream) ?? ""
    let inputFormat = invocation.text(inputFormat).flatMap(RecordingFormat.init)
    var diagnostics: [Diagnostic] = []
    var streams: [Stream] = []
    var names: [String] = []
    let progress = RunOptions.progress(
      of: invocation.arguments.count,
      counting: "files",
      invocation,
      on: console
    )
    defer { progress.finish() }
    for path in invocation.arguments {
      defer { progress.advance() }
      let bytes = try InputFile.read(path, limit: RecordingLimits.byteCount + 1)
      do throws(FileError) {
        let recording = try RecordingReader.read(
          bytes,
          path: path,
          format: inputFormat,
          column: invocation.text(column)
        )
        console.show(recording.warnings.quoting(bytes))
        names += recording.series.map(\.name)
        for series in recording.series where wanted.isEmpty || series.name.contains(wanted) {
          guard streams.count < RecordingLimits.streamCount else { throw tooMany(path) }
          streams.append(
            Stream(
              series: conditions.applied(to: series),
              file: path,
              format: recording.format,
              size: recording.size
            )
          )
        }
      } catch {
        diagnostics += error.diagnostics.quoting(bytes)
      }
    }
    guard diagnostics.isEmpty else { throw ToolFailure(.invalidData, diagnostics) }
    guard !streams.isEmpty else {
      throw .usage(
        "no stream has \(quoted(wanted)) in its name",
        of: invocation.path,
        hint: "there are \(printable(names.listed, limit: 1_000))"
      )
    }
    return streams
  }

  /// Rejects a list of frames if no file has frame times.
  private static func requireFrames(_ streams: [Stream]) throws(ToolFailure) {
    let isKnown = streams.contains { stream in
      FrameSeries.Part.allCases.contains { stream.series.column($0).value != nil }
    }
    guard !isKnown else { return }
    let message = "the file has no frame times"
    let hint = "omit --frames to see the values"
    let diagnostic = Diagnostic(path: streams[0].file, message: message, hint: hint)
    throw ToolFailure(.invalidData, [diagnostic])
  }

  private static func tooMany(_ path: String) -> FileError {
    let message = "the files up to this one have more than \(RecordingLimits.streamCount) streams"
    return FileError(path, message, hint: "score them one by one")
  }

  /// The frames of a stream, and their origin.
  private struct Stream {
    let series: FrameSeries
    let file: String
    let format: RecordingFormat
    let size: String
  }
}
