internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Cases grouped by the main cause of their late frames, the longest hitch time first.
enum CauseTable {
  private struct Group {
    let cause: String
    var caseCount = 0
    var lateCount = 0
    var hitchTime = Interval.zero
    /// The case with the latest frame, and its delay.
    var worst: (name: String, delay: Interval) = ("", .zero)
  }

  /// The number of causes that are listed.
  private static let limit = 50

  /// The table; nothing if no frame was late, or if there is only one case.
  static func html(_ cases: [CheckedCase]) -> String {
    let groups = groups(cases)
    guard cases.count > 1, !groups.isEmpty else { return "" }
    var table = HTMLTable(
      label: "Main causes",
      columns: [
        .init(heading: "Cause"), .init(heading: "Cases", isNumber: true),
        .init(heading: "Hitches", isNumber: true),
        .init(heading: "Hitch time ms", isNumber: true), .init(heading: "Worst case"),
      ]
    )
    table.rows = groups.prefix(limit).map { group in
      let cause = HTMLText.escaped(group.cause)
      // The script makes it a button, which filters the table of cases.
      let cell = HTMLTable.Cell(html: "<span class=\"cause\">\(cause)</span>")
      return HTMLTable.Row(
        cells: [
          cell, .text("\(group.caseCount)"), .text("\(group.lateCount)"),
          .text(Decimal.text(group.hitchTime.milliseconds, digits: 2)),
          .text(group.worst.name, style: "long"),
        ]
      )
    }
    let more = groups.count - limit
    return table.html + (more > 0 ? "<p>and \(more) more causes</p>\n" : "")
  }

  private static func groups(_ cases: [CheckedCase]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for subject in cases {
      let hitches = subject.headline.hitches
      guard let worst = hitches.max(by: { $0.duration < $1.duration }) else { continue }
      let cause = worst.cause.map { CauseText.title($0) } ?? "no known cause"
      let place = places[cause] ?? groups.count
      if place == groups.count {
        places[cause] = place
        groups.append(Group(cause: cause))
      }
      groups[place].caseCount += 1
      groups[place].lateCount += hitches.count
      groups[place].hitchTime = groups[place].hitchTime + subject.headline.hitchTime
      if worst.duration > groups[place].worst.delay {
        groups[place].worst = (ReportText.name(subject), worst.duration)
      }
    }
    return groups.enumerated().sorted { left, right in
      left.element.hitchTime == right.element.hitchTime
        ? left.offset < right.offset : left.element.hitchTime > right.element.hitchTime
    }.map(\.element)
  }
}
