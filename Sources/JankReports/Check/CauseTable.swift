internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Hitches grouped by their main cause, the longest hitch time first.
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
      var own: Set<Int> = []
      for hitch in subject.headline.hitches {
        let cause = hitch.causeTitle
        let place = places[cause] ?? groups.count
        if place == groups.count {
          places[cause] = place
          groups.append(Group(cause: cause))
        }
        if own.insert(place).inserted { groups[place].caseCount += 1 }
        groups[place].lateCount += 1
        groups[place].hitchTime = groups[place].hitchTime + hitch.duration
        if hitch.duration > groups[place].worst.delay {
          groups[place].worst = (ReportText.name(subject), hitch.duration)
        }
      }
    }
    return groups.enumerated().sorted { left, right in
      left.element.hitchTime == right.element.hitchTime
        ? left.offset < right.offset : left.element.hitchTime > right.element.hitchTime
    }.map(\.element)
  }
}

extension CheckedCase {
  /// The number of causes that a row names.
  private static let namedCauseCount = 3

  /// The causes of the hitches: of changed frames first if there is a regression, then by delay.
  var causeTitles: [String] {
    let changed = Set(changedFrames.map(\.index))
    let ordered = headline.hitches.enumerated().sorted { first, second in
      let (left, right) = (
        changed.contains(first.element.frame), changed.contains(second.element.frame)
      )
      if left != right { return left }
      let (one, other) = (first.element.duration, second.element.duration)
      return one == other ? first.offset < second.offset : one > other
    }
    var titles: [String] = []
    for (_, hitch) in ordered where !titles.contains(hitch.causeTitle) {
      titles.append(hitch.causeTitle)
    }
    return shortList(titles, limit: Self.namedCauseCount)
  }
}

extension Hitch {
  fileprivate var causeTitle: String { cause.map { CauseText.title($0) } ?? "no known cause" }
}
