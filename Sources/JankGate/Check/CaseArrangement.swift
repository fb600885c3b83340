public import JankMetrics

/// The arrangement of cases in tables and Markdown: order, groups, and number.
public struct CaseArrangement: Sendable {
  /// A sort criterion for cases.
  public enum Order: Sendable {
    /// The names of scenario, device and strategy.
    case name
    /// A metric, worst value first; cases without a value come last.
    case metric(Metric)
  }

  /// The sort criteria, most important first; empty for the order of the files.
  public var orders: [Order] = []
  /// The largest number of rows and of groups, or nil for no limit.
  public var limit: Int?
  /// The grouping key, or nil to group by cause only if there are too many rows.
  public var grouping: CaseGroup.Key?

  /// Whether the table of a run lists the errors that make runs invalid; false if something else
  /// lists them beside it.
  public var listsErrors = true

  /// Creates the default arrangement.
  public init() {}
}

extension CaseArrangement {
  /// The metric that decides which cases are worst if only their number is limited.
  private static let usualOrder = [MetricRegistry.metric("apple.hitch-time")]
    .compactMap(\.self).map(Order.metric)

  /// The sort criteria in use: ``orders``, or hitch time if the number of cases is limited.
  public var effectiveOrders: [Order] {
    orders.isEmpty && limit != nil ? Self.usualOrder : orders
  }

  /// The metrics among the sort criteria.
  public var metrics: [Metric] {
    effectiveOrders.compactMap { if case .metric(let metric) = $0 { metric } else { nil } }
  }

  /// Returns the cases sorted stably.
  public func sorted(_ cases: [CheckedCase]) -> [CheckedCase] {
    let orders = effectiveOrders
    guard !orders.isEmpty else { return cases }
    return cases.enumerated().sorted { left, right in
      for order in orders {
        if let isFirst = order.comesFirst(left.element, before: right.element) { return isFirst }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Returns as many elements as are shown.
  public func limited<Element>(_ elements: [Element]) -> ArraySlice<Element> {
    elements.prefix(limit ?? elements.count)
  }
}

extension CaseArrangement.Order {
  /// Whether a case comes before another, or nil if the criterion does not distinguish them.
  fileprivate func comesFirst(_ left: CheckedCase, before right: CheckedCase) -> Bool? {
    switch self {
    case .name:
      let (first, second) = (left.name, right.name)
      if first.scenario != second.scenario { return first.scenario < second.scenario }
      if first.device != second.device { return first.device < second.device }
      return first.strategy == second.strategy ? nil : first.strategy < second.strategy
    case .metric(let metric):
      let (first, second) = (left.metricValue(metric)?.steps, right.metricValue(metric)?.steps)
      guard let first, let second else { return first == second ? nil : first != nil }
      guard first != second else { return nil }
      return metric.polarity == .higher ? first < second : first > second
    }
  }
}
