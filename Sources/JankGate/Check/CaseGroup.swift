/// Cases with something in common, such as the work that made their frames late.
public struct CaseGroup: Hashable, Sendable {
  /// What the cases of a group have in common.
  public enum Key: String, Sendable, CaseIterable {
    case cause, scenario, strategy, device
  }

  /// A late frame, or a failure of a case.
  public struct Item: Hashable, Sendable {
    /// The case.
    public var name: CaseName
    /// What caused it, in words.
    public var cause: String
    /// How bad it is; larger is worse.
    public var severity: Double

    /// States what is wrong with a case.
    public init(_ name: CaseName, cause: String, severity: Double) {
      self.name = name
      self.cause = cause
      self.severity = severity
    }
  }

  /// What the cases have in common, in words.
  public let title: String
  /// How many cases the group has.
  public let caseCount: Int
  /// How many items the group has, of which a case may have several.
  public let itemCount: Int
  /// The index of the worst item among those that were grouped.
  public let worst: Int
}

extension CaseGroup {
  /// Groups items, the worst group first.
  ///
  /// The worst item of a group decides, then the number of cases, then the order of the items.
  ///
  /// - Parameters:
  ///   - items: The items in the order of the cases.
  ///   - key: What the cases of a group have in common.
  /// - Returns: The groups; each item is in one of them.
  public static func groups(of items: [Item], by key: Key) -> [CaseGroup] {
    var places: [String: Int] = [:]
    var members: [(title: String, items: [Int])] = []
    for (index, item) in items.enumerated() {
      let title = item.title(key)
      if let place = places[title] {
        members[place].items.append(index)
      } else {
        places[title] = members.count
        members.append((title, [index]))
      }
    }
    let groups = members.map { title, indices in
      CaseGroup(
        title: title,
        caseCount: Set(indices.map { items[$0].name }).count,
        itemCount: indices.count,
        worst: indices.dropFirst().reduce(indices[0]) { worst, next in
          items[next].severity > items[worst].severity ? next : worst
        }
      )
    }
    return groups.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let (worse, better) = (items[first.worst].severity, items[second.worst].severity)
      if worse != better { return worse > better }
      if first.caseCount != second.caseCount { return first.caseCount > second.caseCount }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension CaseGroup.Item {
  fileprivate func title(_ key: CaseGroup.Key) -> String {
    switch key {
    case .cause: cause
    // The outcomes of a scenario are variants of it.
    case .scenario: String(name.scenario.prefix { $0 != "@" })
    case .strategy: name.strategy
    case .device: name.device
    }
  }
}
