internal import JankMetrics

/// The figures of a run, by the ids of their metrics.
///
/// A large baseline holds hundreds of thousands of them, so that they lie in one array, in the
/// order of all ids, and no id is kept with them.
public struct Figures: Hashable, Sendable {
  // Invariant: as long as `ids`, `absent` where the run has no figure.
  private var steps = [Int64](repeating: absent, count: ids.count)

  private static let absent = Int64.min

  /// Creates figures of which there are none so far.
  public init() {}
}

extension Figures {
  /// The ids of all metrics that have figures, in the order of a file.
  public static let ids = metrics.map(\.id)

  /// The metrics that have figures, in the same order.
  static let metrics = MetricRegistry.all.filter(\.isNumeric).sorted { $0.id < $1.id }

  private static let places = Dictionary(
    uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) }
  )

  /// The figure of a metric in steps as ``Figure`` counts them, or nil where there is none.
  ///
  /// To set one, the id has to be among ``ids``.
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

  /// The figures there are, in the order of a file.
  public var entries: [(id: String, steps: Int64)] {
    zip(Self.ids, steps).filter { $0.1 != Self.absent }.map { (id: $0.0, steps: $0.1) }
  }

  /// The figure at a place among ``ids``, or nil where there is none.
  func steps(at place: Int) -> Int64? {
    steps[place] == Self.absent ? nil : steps[place]
  }

  /// The places among ``ids`` of figures that are others than in another run, or in one only.
  func places(differingFrom other: Figures) -> [Int] {
    steps.indices.filter { steps[$0] != other.steps[$0] }
  }

  /// The figures of some metrics only.
  func keeping(_ ids: Set<String>) -> Figures {
    var kept = Figures()
    for (place, id) in Self.ids.enumerated() where ids.contains(id) {
      kept.steps[place] = steps[place]
    }
    return kept
  }
}
