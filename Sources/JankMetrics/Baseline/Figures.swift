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
  public static let ids = MetricRegistry.all.filter(\.isNumeric).map(\.id).sorted()

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
}
