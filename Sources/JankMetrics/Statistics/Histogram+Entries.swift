extension Histogram {
  /// The distinct values of a histogram with their number of occurrences, in ascending order.
  package struct Entries: Sequence, IteratorProtocol {
    private enum Source {
      case runs(values: [Int64], ranks: [Int])
      case distances([UInt32], from: Int64)
    }

    private let source: Source
    private var place = 0

    init(_ form: Form) {
      source =
        switch form {
        case .runs(let values, let ranks): .runs(values: values, ranks: ranks)
        case .distances(let distances): .distances(distances.sorted, from: distances.least)
        }
    }

    package mutating func next() -> (value: Int64, count: Int)? {
      switch source {
      case .runs(let values, let ranks):
        guard place < values.count else { return nil }
        defer { place += 1 }
        return (values[place], ranks[place] - (place == 0 ? 0 : ranks[place - 1]))
      case .distances(let distances, let least):
        guard place < distances.count else { return nil }
        let start = place
        repeat { place += 1 } while place < distances.count && distances[place] == distances[start]
        return (least + Int64(distances[start]), place - start)
      }
    }
  }
}
