internal import JankText

/// Strategies whose drawings are the same, drawn once.
struct PictureGroups<Drawing> {
  /// The strategies of a drawing.
  private struct Group {
    var names: [String]
    let drawing: Drawing
  }

  private var groups: [Group] = []

  /// Puts together what is drawn the same; each group stands where its first strategy does.
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

extension PictureGroups {
  /// The drawings.
  var drawings: [Drawing] { groups.map(\.drawing) }

  /// What each drawing is called: its first strategy, and how many there are besides.
  var names: [String] {
    groups.map { group in
      group.names[0] + (group.names.count > 1 ? " +\(group.names.count - 1)" : "")
    }
  }

  /// Which other strategies drawings stand for, a line each, closed by a line feed.
  func legend(width: Int) -> String {
    zip(names, groups).filter { $1.names.count > 1 }.map { name, group in
      let others = group.names.dropFirst().joined(separator: ", ")
      let line = printable("\(name): the same for \(others)", limit: .max)
      return TextLayout(width: width).paragraph(line, hanging: "  ")
    }.joined()
  }
}

extension PictureGroups where Drawing: Equatable {
  /// Puts together what is equal.
  init(_ items: [(name: String, drawing: Drawing)]) {
    self.init(items, by: ==)
  }
}
