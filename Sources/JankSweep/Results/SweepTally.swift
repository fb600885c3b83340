/// The values of a sweep, added up for each scenario, strategy and device, and for all.
///
/// Everything in it is a whole number, so parts can be merged in any order.
package struct SweepTally: Equatable, Sendable {
  /// The cases of one scenario, strategy and device, or all.
  package struct Group: Equatable, Sendable {
    package let scenario: String
    package let strategy: String
    package let device: String
    package fileprivate(set) var caseCount = 0
    package fileprivate(set) var invalidCount = 0
    package fileprivate(set) var metrics: [SweepHistogram]

    init(_ names: (String, String, String), metricCount: Int) {
      (scenario, strategy, device) = names
      metrics = Array(repeating: SweepHistogram(), count: metricCount)
    }
  }

  package private(set) var groups: [Group] = []
  package private(set) var excludedCount = 0
  private let space: CaseSpace
  private let metricCount: Int
  /// The first group of each entry.
  private let starts: [Int]

  package init(_ space: CaseSpace, metricCount: Int) {
    self.space = space
    self.metricCount = metricCount
    var starts: [Int] = []
    for entry in space.entries {
      starts.append(groups.count)
      for strategy in entry.strategies {
        for device in entry.devices {
          groups.append(
            Group((entry.scenario, strategy, device), metricCount: metricCount)
          )
        }
      }
    }
    self.starts = starts
  }
}

extension SweepTally {
  /// Adds the results of a block.
  package mutating func add(_ record: BlockRecord) {
    for (number, row) in zip(space.cases(of: record.block), record.rows) {
      let place = space.place(of: number)
      let devices = space.entries[place.entry].devices.count
      let group = starts[place.entry] + place.strategy * devices + place.device
      switch row {
      case .excluded: excludedCount += 1
      case .invalid:
        groups[group].caseCount += 1
        groups[group].invalidCount += 1
      case .values(let values):
        groups[group].caseCount += 1
        for (index, value) in values.prefix(metricCount).enumerated() {
          if let value { groups[group].metrics[index].add(value) }
        }
      }
    }
  }

  /// Adds another part of the same sweep.
  package mutating func merge(_ other: SweepTally) {
    excludedCount += other.excludedCount
    for index in groups.indices {
      groups[index].caseCount += other.groups[index].caseCount
      groups[index].invalidCount += other.groups[index].invalidCount
      for metric in 0..<metricCount {
        groups[index].metrics[metric].merge(other.groups[index].metrics[metric])
      }
    }
  }

  /// All cases as one group.
  package var total: Group {
    var total = Group(("all", "", ""), metricCount: metricCount)
    for group in groups {
      total.caseCount += group.caseCount
      total.invalidCount += group.invalidCount
      for metric in 0..<metricCount { total.metrics[metric].merge(group.metrics[metric]) }
    }
    return total
  }
}
