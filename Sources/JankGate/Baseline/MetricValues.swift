internal import JankMetrics

/// The values of a run by metric id.
///
/// A large baseline holds hundreds of thousands of values. So they lie in one array, in the order
/// of all ids, without the ids.
public struct MetricValues: Hashable, Sendable {
  // Invariant: as long as `ids`, `absent` where the run has no value.
  private var steps = [Int64](repeating: absent, count: ids.count)

  private static let absent = Int64.min

  /// Creates an empty set of values.
  public init() {}
}

extension MetricValues {
  /// The ids of all metrics that have values, in file order.
  public static let ids = metrics.map(\.id)

  /// The metrics that have values, in the same order.
  static let metrics = MetricRegistry.all.filter(\.isNumeric).sorted { $0.id < $1.id }

  private static let places = Dictionary(
    uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) }
  )

  /// The value of a metric in steps of a ``Figure``, or nil if missing.
  ///
  /// The setter requires an id in ``ids``.
  public subscript(id: String) -> Int64? {
    get {
      guard let place = Self.places[id], steps[place] != Self.absent else { return nil }
      return steps[place]
    }
    set {
      guard let place = Self.places[id] else { preconditionFailure("no metric is called \(id)") }
      steps[place] = newValue ?? Self.absent
    }
  }

  /// The existing values, in file order.
  public var entries: [(id: String, steps: Int64)] {
    zip(Self.ids, steps).filter { $0.1 != Self.absent }.map { (id: $0.0, steps: $0.1) }
  }

  /// The value at an index of ``ids``, or nil if missing.
  func steps(at place: Int) -> Int64? {
    steps[place] == Self.absent ? nil : steps[place]
  }

  /// The indices in ``ids`` of values that differ from another run, or exist in one run only.
  func places(differingFrom other: MetricValues) -> [Int] {
    steps.indices.filter { steps[$0] != other.steps[$0] }
  }

  func keeping(_ ids: Set<String>) -> MetricValues {
    var kept = MetricValues()
    for (place, id) in Self.ids.enumerated() where ids.contains(id) {
      kept.steps[place] = steps[place]
    }
    return kept
  }
}
