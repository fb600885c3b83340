internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The conditions that a recording lacks and the command line gives.
struct ScoreConditions {
  private let refreshPeriod: RefreshPeriod?
  private let animationTime: Interval?

  /// Reads the conditions.
  ///
  /// - Parameters:
  ///   - refreshRate: the display's refreshes per second.
  ///   - animationTime: the duration of the animation.
  ///   - command: the words that lead to the command.
  /// - Throws: `wrongUsage` for a rate outside 1 to 1000 and for a duration of 0 or less.
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

  /// The series with the given conditions, where it lacks its own.
  func applied(to series: FrameSeries) -> FrameSeries {
    var series = series
    series.refreshPeriod = series.refreshPeriod ?? refreshPeriod
    series.trackedTime = series.trackedTime ?? animationTime
    return series
  }
}
