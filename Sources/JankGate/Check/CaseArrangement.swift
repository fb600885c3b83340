public import JankMetrics

/// How tables and Markdown show many cases: in which order and groups, and how many of them.
public struct CaseArrangement: Sendable {
  /// What decides the order of cases.
  public enum Order: Sendable {
    /// The names of scenario, device and strategy.
    case name
    /// A figure, the worst first; cases without it come last.
    case metric(Metric)
  }

  /// What decides the order, the first criterion first; with none of them the order of the files.
  public var orders: [Order] = []
  /// The largest number of rows and of groups, or nil for no limit.
  public var limit: Int?
  /// What the cases of a group have in common, or nil to group by cause only where there is too
  /// much to list.
  public var grouping: CaseGroup.Key?

  /// Creates the arrangement that holds if nothing is said.
  public init() {}
}

extension CaseArrangement {
  /// The metric that decides which cases are the worst if only their number is limited.
  private static let usualOrder = [MetricRegistry.metric("apple.hitch-time")]
    .compactMap(\.self).map(Order.metric)

  /// What decides the order: ``orders``, or for a limited number of cases their hitch time.
  public var effectiveOrders: [Order] {
    orders.isEmpty && limit != nil ? Self.usualOrder : orders
  }

  /// The metrics that decide the order.
  public var metrics: [Metric] {
    effectiveOrders.compactMap { if case .metric(let metric) = $0 { metric } else { nil } }
  }

  /// The cases in their order; those that nothing tells apart stay as they were.
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

  /// As many elements as are shown.
  public func limited<Element>(_ elements: [Element]) -> ArraySlice<Element> {
    elements.prefix(limit ?? elements.count)
  }
}

extension CaseArrangement.Order {
  /// Whether a case comes before another, or nil if the order does not tell them apart.
  fileprivate func comesFirst(_ left: CheckedCase, before right: CheckedCase) -> Bool? {
    switch self {
    case .name:
      let (first, second) = (left.name, right.name)
      if first.scenario != second.scenario { return first.scenario < second.scenario }
      if first.device != second.device { return first.device < second.device }
      return first.strategy == second.strategy ? nil : first.strategy < second.strategy
    case .metric(let metric):
      let (first, second) = (left.figure(metric)?.steps, right.figure(metric)?.steps)
      guard let first, let second else { return first == second ? nil : first != nil }
      guard first != second else { return nil }
      return metric.polarity == .higher ? first < second : first > second
    }
  }
}
