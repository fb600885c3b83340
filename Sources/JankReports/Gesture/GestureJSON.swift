internal import JankText
internal import JankTrace

/// Contacts, their velocities and their samples as JSON, times in whole nanoseconds.
public enum GestureJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-gesture"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns a report as text.
  ///
  /// The velocity by an estimator without an answer is null.
  ///
  /// - Parameter report: The contacts.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ report: GestureReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("contacts") { writer in
        writer.array(report.contacts) { writer, contact in
          write(contact, report.estimators, &writer)
        }
      }
      guard !report.panels.isEmpty else { return }
      writer.member("panels") { writer in
        writer.array(report.panels) { writer, panel in
          writer.line { writer in
            writer.member("recording", panel.recording)
            writer.member("minX", panel.low.x)
            writer.member("maxX", panel.high.x)
            writer.member("minY", panel.low.y)
            writer.member("maxY", panel.high.y)
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(
    _ contact: GestureReport.Contact,
    _ estimators: [String],
    _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("recording", contact.recording)
      writer.member("contact", contact.number)
      writer.member("finger", contact.touchID)
      writer.member("unit", contact.unit)
      writer.member("startNs", contact.start.nanoseconds)
      writer.member("durationNs", contact.duration.nanoseconds)
      writer.member("restNs", contact.rest.nanoseconds)
      writer.member("end", contact.end)
      writer.member("length", contact.length)
      writer.member("movedX", contact.displacement.x)
      writer.member("movedY", contact.displacement.y)
      writer.member("velocities") { writer in
        writer.array(zip(estimators, contact.velocities)) { writer, item in
          writer.line { writer in
            writer.member("estimator", item.0)
            writer.member("xPerS", item.1?.x)
            writer.member("yPerS", item.1?.y)
          }
        }
      }
      writer.member("samples") { writer in
        writer.array(contact.samples) { writer, sample in
          writer.line { writer in
            writer.member("timeNs", sample.time.nanoseconds)
            writer.member("x", sample.location.x)
            writer.member("y", sample.location.y)
          }
        }
      }
    }
  }
}
