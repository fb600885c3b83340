/// The cases of a sweep, numbered from 0.
///
/// The point is the slowest part of a number, then scenario, strategy, device, stall and seed. The
/// place of case *k* is computed from *k*, so no list of cases exists.
package struct CaseSpace: Hashable, Sendable {
  /// A scenario, or one outcome of its drags, with everything that plays it.
  package struct Entry: Hashable, Sendable {
    package let scenario: String
    package let strategies: [String]
    package let devices: [String]

    package init(scenario: String, strategies: [String], devices: [String]) {
      self.scenario = scenario
      self.strategies = strategies
      self.devices = devices
    }
  }

  /// The parts of a case's number, each an index.
  package struct Place: Hashable, Sendable {
    package var point: Int
    package let entry: Int
    package let strategy: Int
    package let device: Int
    package let stall: Int
    package var seed: Int
  }

  package let entries: [Entry]
  package let pointCount: Int
  package let stallCount: Int
  package let seedCount: Int
  /// The number of cases of a point before each entry, and of all.
  private let starts: [Int]
  package let casesPerPoint: Int
  package let caseCount: Int
  /// The number of cases of a block: the cases that are run, written and checked together.
  package let blockCases: Int

  /// Creates the space, or returns nil if it has too many cases or none.
  package init?(_ entries: [Entry], pointCount: Int, stallCount: Int, seedCount: Int) {
    var (starts, total) = ([0], 0)
    for entry in entries {
      let counts = [entry.strategies.count, entry.devices.count, stallCount, seedCount]
      var product = 1
      for count in counts {
        let (next, overflows) = product.multipliedReportingOverflow(by: count)
        guard !overflows, next <= ParameterSpace.countLimit else { return nil }
        product = next
      }
      total += product
      starts.append(total)
    }
    let (caseCount, overflows) = total.multipliedReportingOverflow(by: pointCount)
    guard !overflows, (1...ParameterSpace.countLimit).contains(caseCount) else { return nil }
    self.entries = entries
    self.pointCount = pointCount
    self.stallCount = stallCount
    self.seedCount = seedCount
    self.starts = starts
    casesPerPoint = total
    self.caseCount = caseCount
    blockCases = Self.blockCases(of: caseCount, perPoint: total)
  }
}

extension CaseSpace {
  /// The place of a case.
  package func place(of number: Int) -> Place {
    let (point, inner) = number.quotientAndRemainder(dividingBy: casesPerPoint)
    // Few scenarios, so that a search by halves would gain nothing.
    let entry = starts.lastIndex { $0 <= inner && $0 < casesPerPoint } ?? 0
    var rest = inner - starts[entry]
    let seed = rest % seedCount
    rest /= seedCount
    let stall = rest % stallCount
    rest /= stallCount
    let devices = entries[entry].devices.count
    return Place(
      point: point,
      entry: entry,
      strategy: rest / devices,
      device: rest % devices,
      stall: stall,
      seed: seed
    )
  }
}

extension CaseSpace {
  /// The number of the case at a place.
  package func number(of place: Place) -> Int {
    let entry = entries[place.entry]
    let player = place.strategy * entry.devices.count + place.device
    return place.point * casesPerPoint + starts[place.entry]
      + (player * stallCount + place.stall) * seedCount + place.seed
  }
}

// MARK: Blocks

extension CaseSpace {
  private static let largestBlock = 64
  /// The number of blocks that sweeps aim at, and the smallest number for which a block has whole
  /// points.
  private static let (wantedBlocks, fewestBlocks) = (1_024, 64)

  /// The size of blocks: whole points or an even part of one, because the cases of a point share
  /// the reading of its scenario.
  private static func blockCases(of caseCount: Int, perPoint: Int) -> Int {
    let wanted = max(1, min(largestBlock, caseCount / wantedBlocks))
    let size =
      perPoint <= largestBlock
      ? perPoint * max(1, wanted / perPoint)
      : (largestBlock / 2...largestBlock).last { perPoint.isMultiple(of: $0) } ?? largestBlock
    return caseCount / size >= fewestBlocks ? size : wanted
  }

  package var blockCount: Int { (caseCount + blockCases - 1) / blockCases }

  /// The cases of a block.
  package func cases(of block: Int) -> Range<Int> {
    block * blockCases..<min(caseCount, (block + 1) * blockCases)
  }
}
