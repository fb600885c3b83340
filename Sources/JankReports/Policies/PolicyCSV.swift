internal import JankText
internal import JankTrace

/// Verdicts of release policies as CSV, a line for each policy and gesture.
public enum PolicyCSV {
  /// Returns verdicts as text.
  ///
  /// - Parameter report: The verdicts.
  /// - Returns: The text, as specified by RFC 4180, times in whole nanoseconds; a missing velocity
  ///   is empty.
  public static func text(_ report: PolicyReport) -> String {
    var writer = CSVWriter(header: [
      "recording", "contact", "way", "extentPoints", "durationNs", "policy", "slopPoints",
      "travelPoints", "estimator", "velocityPointsPerS", "decision",
    ])
    for touchTrack in report.touchTracks {
      for (policy, verdict) in zip(report.policies, touchTrack.verdicts) {
        writer.row([
          .text(touchTrack.recording), .integer(Int64(touchTrack.number)),
          .text(touchTrack.way.rawValue),
          .number(touchTrack.extent), .integer(touchTrack.duration.nanoseconds), .text(policy.name),
          .number(policy.slop), .number(verdict.travel), .text(policy.estimator),
          .number(verdict.velocity ?? .nan), .text(verdict.decision.rawValue),
        ])
      }
    }
    return writer.text
  }
}
