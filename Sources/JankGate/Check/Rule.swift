/// A threshold and its position in a file.
public struct Rule: Hashable, Sendable {
  /// The threshold.
  public var threshold: Threshold
  /// The file, or nil for the command line.
  public var path: String?
  /// The line, from 1, or nil if unknown.
  public var line: Int?
  /// The first column, from 1 in bytes of UTF-8, or nil if unknown.
  public var column: Int?
  /// The name of the only scenario that it covers, or nil for all.
  public var scenario: String?

  /// Creates a rule.
  public init(
    _ threshold: Threshold,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    scenario: String? = nil
  ) {
    self.threshold = threshold
    self.path = path
    self.line = line
    self.column = column
    self.scenario = scenario
  }
}

/// The reason why a rule does not apply.
public struct RuleProblem: Error, Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// What to do.
  public let hint: String?

  /// Creates a problem.
  public init(_ rule: Rule, _ message: String, hint: String? = nil) {
    self.rule = rule
    self.message = message
    self.hint = hint
  }
}

extension Rule {
  /// Returns whether the rule covers a case.
  public func covers(_ name: CaseName, from source: CheckSubject.Source) -> Bool {
    guard scenario == nil || scenario == source.scenario else { return false }
    return threshold.filters.allSatisfy { filter in
      let glob = Glob(filter.glob)
      switch filter.key {
      // A scenario with outcomes matches by its own name and by theirs.
      case .scenario: return glob.matches(name.scenario) || glob.matches(source.scenario)
      case .strategy: return glob.matches(name.strategy)
      case .device: return glob.matches(name.device)
      case .tag: return source.tags.contains(where: glob.matches)
      }
    }
  }

  func gauge() throws(RuleProblem) -> Gauge {
    guard let gauge = Gauge(threshold.metric) else {
      throw RuleProblem(
        self,
        "there is no metric \(threshold.metric.debugDescription)",
        hint: "to list all: janklab list metrics"
      )
    }
    switch (gauge, threshold.aggregate) {
    case (.metricValue, .value),
      (.frames, _) where threshold.aggregate != .value:
      return gauge
    case (.metricValue, let aggregate):
      throw RuleProblem(
        self,
        "\(threshold.metric) has one value per run, so \(aggregate) does not apply",
        hint: "write value instead"
      )
    case (.frames, _):
      throw RuleProblem(
        self,
        "\(threshold.metric) has a value for each frame",
        hint: "add a statistic, for example p(95), max or sum"
      )
    }
  }
}
