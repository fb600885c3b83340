internal import JankReports
internal import JankScenarios
internal import JankText

/// `janklab curve`: draw timing curves and springs, or write their samples.
package enum CurveCommand {
  /// The defaults of omitted options.
  private static let standard = (duration: "1 s", samples: 1001)

  private static let format = Option.format(
    CurveFormat.self,
    standard: "from FILE's extension, else plot",
    note: "plot uses characters"
  )
  private static let duration = Option(
    name: "duration",
    value: .text(placeholder: "DURATION"),
    about: "The duration of curves without one of their own.",
    standard: standard.duration
  )
  private static let samples = Option(
    name: "samples",
    value: .integer(2...100_000),
    about: "The number of samples of each curve.",
    standard: "\(standard.samples)"
  )
  /// The number of curves that letters can label.
  private static let curveLimit = 26

  package static let command = Command(
    name: "curve",
    abstract: "Draw value and velocity of timing curves and springs",
    example: "janklab curve spring:0.6,0.8s easeInOut@400ms --output x.svg",
    argument: Argument(
      name: "CURVE",
      about: "A curve as listed below, quoted if it has brackets. Several are overlaid.",
      isRepeatable: true
    ),
    topics: [Topic(title: "CURVES", rows: curves)],
    options: [format, .output, duration, samples, .plotWidth, .plotHeight] + Option.settings,
    run: run
  )

  private static var curves: [(head: String, about: String)] {
    [("NAME", CurveText.plainNames.joined(separator: ", ") + ".")]
      + CurveText.forms.map { ($0.form, $0.about) }
      + [
        (
          "CURVE@DURATION",
          "Any of them with a duration; a spring keeps its speed and is cut off."
        )
      ]
  }

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice: CurveFormat? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let plot = MotionPlot(series: try series(invocation))
    let layout = console.layout(invocation, to: invocation.text(.output))
    let width = invocation.plotWidth(within: layout)
    let text =
      switch choice ?? .plot {
      case .plot: BraillePlot.text(plot, width: width, height: invocation.plotHeight)
      case .svg: SVGPlot.text(plot)
      case .csv: CSVPlot.text(plot)
      case .json: JSONPlot.text(plot)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }

  /// The samples of all curves, or all problems of any of them.
  private static func series(
    _ invocation: Invocation
  ) throws(ToolFailure) -> [MotionPlot.Series] {
    guard invocation.arguments.count <= curveLimit else {
      let message = "at most \(curveLimit) curves can be drawn together"
      throw .usage(message, of: invocation.path)
    }
    var diagnostics: [Diagnostic] = []
    func read<Value>(
      _ text: String,
      _ what: String,
      _ parse: (String) throws(CurveTextError) -> Value
    ) -> Value? {
      do throws(CurveTextError) {
        return try parse(text)
      } catch {
        let place = "\(what) \(quoted(text)), column \(error.column)"
        diagnostics.append(
          Diagnostic(
            path: invocation.path,
            message: "\(place): \(error.message)",
            hint: error.hint ?? "see \(invocation.path) --help"
          )
        )
        return nil
      }
    }
    let duration = read(
      invocation.text(duration) ?? standard.duration,
      "--duration",
      CurveText.duration
    )
    let curves = invocation.arguments.map { read($0, "curve", CurveText.curve) }
    guard diagnostics.isEmpty, let duration else { throw ToolFailure(.wrongUsage, diagnostics) }
    let count = invocation.integer(samples).map { Int($0) } ?? standard.samples
    return zip(invocation.arguments, curves.compactMap(\.self)).map { name, curve in
      CurveSampling.series(of: curve, name: name, count: count, duration: duration)
    }
  }
}
