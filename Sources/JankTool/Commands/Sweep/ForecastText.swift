internal import JankSweep
internal import JankText

/// What a sweep would do, as text and as JSON.
enum ForecastText {
  /// The text for people.
  ///
  /// - Parameters:
  ///   - sweep: the sweep.
  ///   - forecast: what was measured on it.
  ///   - finished: what is finished already, in words, or nil for nothing.
  ///   - workers: the number of workers.
  /// - Returns: The text, which ends with a line feed.
  static func text(
    _ sweep: LoadedSweep,
    _ forecast: SweepForecast,
    finished: String?,
    workers: Int
  ) -> String {
    let space = sweep.question.space
    let allowed = space.allowedCount
    let excluded = space.count - allowed
    var lines = [sweep.summary]
    if excluded > 0 {
      lines.append(
        "constraints exclude \(excluded) of \(LoadedSweep.count(space.count, "point")), "
          + "\(LoadedSweep.count(excluded * sweep.cases.casesPerPoint, "case"))"
      )
    }
    lines.append(forecast.text(workers: workers))
    if let finished { lines.append(finished) }
    for parameter in space.parameters {
      let places = parameter.paths.map(\.text).joined(separator: ", ")
      lines.append("\(parameter.name): \(values(of: parameter)) at \(places)")
    }
    return lines.map { printable($0, limit: .max) + "\n" }.joined()
  }

  private static let listedLimit = 6

  /// The values of a parameter, the middle of a long list omitted.
  private static func values(of parameter: SweepParameter) -> String {
    guard let count = parameter.count else {
      return parameter.samples.map(\.sweepLabel).joined(separator: "…")
    }
    let shown = count <= listedLimit ? Array(0..<count) : [0, 1, 2]
    let labels = shown.map { parameter.value(at: $0).sweepLabel }
    let end = count <= listedLimit ? [] : ["…", parameter.value(at: count - 1).sweepLabel]
    return "\(LoadedSweep.count(count, "value")) (\((labels + end).joined(separator: ", ")))"
  }

  /// The content for drivers.
  static func json(_ sweep: LoadedSweep, _ forecast: SweepForecast) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "janklab-sweep-forecast")
      writer.member("schemaVersion", 1)
      writer.member("sweep", sweep.identity.digest)
      writer.member("cases", sweep.cases.caseCount)
      writer.member("blocks", sweep.cases.blockCount)
      writer.member("casesPerSecond", forecast.rate)
      writer.member("bytesPerCase", forecast.bytesPerCase)
      writer.member("files") { $0.array(sweep.inputs) { $0.item($1) } }
    }
    return writer.text + "\n"
  }
}
