public import JankText
internal import JankTrace

/// Contacts and their velocities as tables.
public enum GestureTable {
  /// Returns a report as tables.
  ///
  /// - Parameters:
  ///   - report: The contacts.
  ///   - layout: The layout of the tables.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ report: GestureReport, layout: TextLayout = .standard) -> String {
    let names: [TextTable.Column] = [.left("recording", wrap: 16), .right("contact")]
    var contacts = TextTable(
      columns: names + [
        .right("touch id", rank: 5), .right("start", rank: 4), .right("duration"),
        .right("rest", rank: 2), .right("samples", rank: 3), .right("length"), .right("moved x"),
        .right("moved y"), .left("unit", rank: 1), .left("end"),
      ]
    )
    var speeds = TextTable(
      columns: names + report.estimators.map { .right($0) },
      keyCount: names.count
    )
    for contact in report.contacts {
      let name = printable(contact.fileName, limit: 40)
      contacts.add([
        name, "\(contact.number)", "\(contact.touchID)", milliseconds(contact.start),
        milliseconds(contact.duration), milliseconds(contact.rest), "\(contact.samples.count)",
        number(contact.length),
        number(contact.displacement.x), number(contact.displacement.y),
        printable(contact.unit, limit: 20), contact.end,
      ])
      speeds.add([name, "\(contact.number)"] + contact.velocities.map(speed))
    }
    return contacts.text(layout) + "\n" + speeds.text(layout) + "\n" + layout.paragraph(legend)
      + report.panels.map { layout.paragraph(line($0)) }.joined()
  }

  /// A sentence about a panel.
  private static func line(_ panel: GestureReport.Panel) -> String {
    func range(_ axis: Int) -> String {
      "\(Decimal.text(panel.low[axis], digits: 0)) to \(Decimal.text(panel.high[axis], digits: 0))"
    }
    let file = panel.recording.split(separator: "/").last.map(String.init) ?? panel.recording
    return "The panel of \(printable(file, limit: 40)) reports x from \(range(0)), y from"
      + " \(range(1))."
  }

  private static let legend = """
    Times in ms; the rest is that between the last movement and the end. The touch id is the
    number that the recording gives the touch. Velocities are those at the end by each rule, x
    and y in units per second.
    """

  private static func milliseconds(_ interval: Interval) -> String {
    Decimal.text(interval.milliseconds, digits: 2)
  }

  private static func number(_ value: Double) -> String {
    Decimal.text(value, digits: 1)
  }

  private static func speed(_ velocity: SIMD2<Double>?) -> String {
    guard let velocity else { return "-" }
    return whole(velocity.x) + " " + whole(velocity.y)
  }

  /// A whole number; velocities can be huge where two samples have nearly the same time.
  private static func whole(_ value: Double) -> String {
    value.magnitude < 1e12 ? Decimal.text(value, digits: 0) : value < 0 ? "-∞" : "∞"
  }
}
