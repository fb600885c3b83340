internal import JankText
internal import JankTrace

/// Verdicts of release policies as JSON, times in whole nanoseconds.
public enum PolicyJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-policies"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns verdicts as text.
  ///
  /// - Parameter report: The verdicts.
  /// - Returns: The text, which ends with a line feed; a missing velocity is null.
  public static func text(_ report: PolicyReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("policies") { writer in
        writer.array(report.policies) { writer, policy in
          writer.line { writer in
            writer.member("name", policy.name)
            writer.member("slopPoints", policy.slop)
            writer.member("estimator", policy.estimator)
          }
        }
      }
      writer.member("fingers") { writer in
        writer.array(report.touchTracks) { write(&$0, $1, report.policies) }
      }
    }
    return writer.text + "\n"
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ touchTrack: PolicyReport.ReleasedTouch,
    _ policies: [PolicyReport.Policy]
  ) {
    writer.object { writer in
      writer.member("recording", touchTrack.recording)
      writer.member("contact", touchTrack.number)
      writer.member("way", touchTrack.way.rawValue)
      writer.member("extentPoints", touchTrack.extent)
      writer.member("durationNs", touchTrack.duration.nanoseconds)
      writer.member("decisions") { writer in
        writer.array(zip(policies, touchTrack.verdicts)) { writer, item in
          writer.line { writer in
            writer.member("policy", item.0.name)
            writer.member("travelPoints", item.1.travel)
            writer.member("velocityPointsPerS", item.1.velocity)
            writer.member("decision", item.1.decision.rawValue)
          }
        }
      }
    }
  }
}
