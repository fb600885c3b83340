internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// What a recording does not say and the command line does.
struct ScoreConditions {
  private let refreshPeriod: RefreshPeriod?
  private let animationTime: Interval?

  /// Reads what was given.
  ///
  /// - Parameters:
  ///   - refreshRate: the refreshes per second of the display.
  ///   - animationTime: how long something was animated.
  ///   - command: the words that lead to the command.
  /// - Throws: `wrongUsage` for anything else than a rate of 1 to 1000 and a duration above 0.
  init(
    refreshRate: String?,
    animationTime: String?,
    of command: String
  ) throws(ToolFailure) {
    refreshPeriod = try refreshRate.map { (text) throws(ToolFailure) in
      guard let hertz = Double(text), (1...1_000).contains(hertz) else {
        let message = "--refresh-rate expects a number from 1 to 1000, found \(quoted(text))"
        throw .usage(message, of: command)
      }
      return RefreshPeriod(hertz: hertz)
    }
    self.animationTime = try animationTime.map { (text) throws(ToolFailure) in
      do throws(CurveTextError) {
        return try CurveText.duration(in: text)
      } catch {
        let place = "--animation-time \(quoted(text)), column \(error.column)"
        throw .usage("\(place): \(error.message)", of: command, hint: error.hint)
      }
    }
  }

  /// The series with what was given, where it says nothing itself.
  func applied(to series: FrameSeries) -> FrameSeries {
    var series = series
    series.refreshPeriod = series.refreshPeriod ?? refreshPeriod
    series.trackedTime = series.trackedTime ?? animationTime
    return series
  }
}
