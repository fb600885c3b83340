/// Cases with something in common, such as the work item that made their frames late.
public struct CaseGroup: Hashable, Sendable {
  /// The property that the cases of a group share.
  public enum Key: String, Sendable, CaseIterable {
    case cause, scenario, strategy, device
  }

  /// A late frame, or a failure of a case.
  public struct Item: Hashable, Sendable {
    /// The case.
    public var name: CaseName
    /// The cause, in words.
    public var cause: String
    /// The severity; larger is worse.
    public var severity: Double

    /// Creates an item.
    public init(_ name: CaseName, cause: String, severity: Double) {
      self.name = name
      self.cause = cause
      self.severity = severity
    }
  }

  /// The shared property, in words.
  public let title: String
  /// The number of cases in the group.
  public let caseCount: Int
  /// The indices of the grouped items, in order; a case may have several.
  public let members: [Int]
  /// The index of the worst item among those that were grouped.
  public let worst: Int
}

extension CaseGroup {
  /// The number of items in the group.
  public var itemCount: Int { members.count }

  /// Groups items, worst group first.
  ///
  /// Groups are sorted by their worst item, then by the number of cases, then by the order of the
  /// items.
  ///
  /// - Parameters:
  ///   - items: the items in the order of the cases.
  ///   - key: the property that the cases of a group share.
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
        members: indices,
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
    case .scenario: name.scenarioWithoutOutcome
    case .strategy: name.strategy
    case .device: name.device
    }
  }
}
