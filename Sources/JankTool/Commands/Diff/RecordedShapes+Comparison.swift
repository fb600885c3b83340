internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText

extension RecordedShapes {
  /// Strategies side by side: a run for each, whose figures are the medians over the seeds.
  static var comparison: JSONShape<[Run]> {
    .openObject(
      "a comparison",
      JSONKey.required("scenario", .text(), "The scenario."),
      JSONKey.required("device", .text(), "The device."),
      JSONKey.required("stallNs", .integer(in: 0...Int64.max), "How long an added stall is."),
      JSONKey.required("firstSeed", .text(), "The first seed."),
      JSONKey.required("lastSeed", .text(), "The last seed."),
      JSONKey.required("strategies", .array(of: contestant), "Its strategies.")
    ) { scenario, device, stall, first, last, contestants in
      contestants.map { strategy, figures in
        let name = CaseName(scenario: scenario, device: device, strategy: strategy)
        let fault = stall > 0 ? ", added stall \(Figure(steps: stall, .milliseconds))" : ""
        var run = RecordedRun("\(name)\(fault)")
        run.seed = first == last ? first : "\(first) to \(last)"
        run.metrics = Set(figures.map(\.id))
        let leftOut = take(figures, into: &run)
        return (run, leftOut)
      }
    }
  }

  private static var contestant:
    JSONShape<(strategy: String, figures: [(id: String, value: JSONValue.Content)])>
  {
    .openObject(
      "a strategy",
      JSONKey.required("strategy", .text(), "Its name."),
      JSONKey.required("figures", .array(of: figure), "Its figures.")
    ) { ($0, $1) }
  }

  private static var figure: JSONShape<(id: String, value: JSONValue.Content)> {
    .openObject(
      "a figure",
      JSONKey.required("metric", .text(), "Its metric."),
      JSONKey.required("median", .any, "The median over the seeds.")
    ) { ($0, $1.content) }
  }
}
