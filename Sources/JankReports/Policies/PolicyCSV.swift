internal import JankText
internal import JankTrace

/// Verdicts of rules for releases as CSV, a line for each rule and finger.
public enum PolicyCSV {
  /// Writes verdicts.
  ///
  /// - Parameter report: The verdicts.
  /// - Returns: The text, as RFC 4180 has it, times in whole nanoseconds; the velocity of a finger
  ///   that had none is empty.
  public static func text(_ report: PolicyReport) -> String {
    var writer = CSVWriter(header: [
      "recording", "contact", "way", "extentPoints", "durationNs", "policy", "slopPoints",
      "travelPoints", "estimator", "velocityPointsPerS", "decision",
    ])
    for finger in report.fingers {
      for (policy, verdict) in zip(report.policies, finger.verdicts) {
        writer.row([
          .text(finger.recording), .integer(Int64(finger.number)), .text(finger.way.rawValue),
          .number(finger.extent), .integer(finger.duration.nanoseconds), .text(policy.name),
          .number(policy.slop), .number(verdict.travel), .text(policy.estimator),
          .number(verdict.velocity ?? .nan), .text(verdict.decision.rawValue),
        ])
      }
    }
    return writer.text
  }
}
