internal import JankText

/// Strategies grouped by equal charts, each drawn once.
struct ChartGroups<Drawing> {
  /// The strategies of a chart.
  private struct Group {
    var names: [String]
    let drawing: Drawing
  }

  private var groups: [Group] = []

  /// Groups equal charts; each group stands at the position of its first strategy.
  init(
    _ items: [(name: String, drawing: Drawing)],
    by isSame: (Drawing, Drawing) -> Bool
  ) {
    for item in items {
      if let place = groups.firstIndex(where: { isSame($0.drawing, item.drawing) }) {
        groups[place].names.append(item.name)
      } else {
        groups.append(Group(names: [item.name], drawing: item.drawing))
      }
    }
  }
}

extension ChartGroups {
  /// The charts.
  var drawings: [Drawing] { groups.map(\.drawing) }

  /// The name of each chart: its first strategy, and the number of the others.
  var names: [String] {
    groups.map { group in
      group.names[0] + (group.names.count > 1 ? " +\(group.names.count - 1)" : "")
    }
  }

  /// The strategies of each chart that stands for several, a chart a line, ended by a line feed.
  func legend(width: Int) -> String {
    zip(names, groups).filter { $1.names.count > 1 }.map { name, group in
      let all = group.names.dropLast().joined(separator: ", ") + " and \(group.names.last ?? "")"
      let line = printable("\(name) stands for \(all), which look the same here", limit: .max)
      return TextLayout(width: width).paragraph(line, hanging: "  ")
    }.joined()
  }
}

extension ChartGroups where Drawing: Equatable {
  /// Groups equal items.
  init(_ items: [(name: String, drawing: Drawing)]) {
    self.init(items, by: ==)
  }
}
