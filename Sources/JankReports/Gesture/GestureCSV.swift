internal import JankText
internal import JankTrace

/// Contacts and their velocities as CSV, one contact a line.
public enum GestureCSV {
  /// Returns a report as text.
  ///
  /// Times are whole nanoseconds. The columns of an estimator without an answer are empty.
  ///
  /// - Parameter report: The contacts.
  /// - Returns: The text, as specified by RFC 4180.
  public static func text(_ report: GestureReport) -> String {
    let speeds = report.estimators.flatMap { ["\($0) x", "\($0) y"] }
    var writer = CSVWriter(
      header: [
        "recording", "contact", "finger", "unit", "startNs", "durationNs", "restNs", "sampleCount",
        "length",
        "movedX", "movedY", "end",
      ] + speeds
    )
    for contact in report.contacts {
      let numbers = contact.velocities.flatMap { velocity in
        [CSVWriter.Field.number(velocity?.x ?? .nan), .number(velocity?.y ?? .nan)]
      }
      writer.row(
        [
          .text(contact.recording), .integer(Int64(contact.number)),
          .integer(Int64(contact.touchID)), .text(contact.unit),
          .integer(contact.start.nanoseconds), .integer(contact.duration.nanoseconds),
          .integer(contact.rest.nanoseconds),
          .integer(Int64(contact.samples.count)), .number(contact.length),
          .number(contact.displacement.x), .number(contact.displacement.y), .text(contact.end),
        ] + numbers
      )
    }
    return writer.text
  }
}
