/// A threshold and where it was written.
public struct Rule: Hashable, Sendable {
  /// The threshold.
  public var threshold: Threshold
  /// The file it stands in, or nil for the command line.
  public var path: String?
  /// The line it stands in, from 1, or nil where that is not known.
  public var line: Int?
  /// The column it begins at, from 1 in bytes of UTF-8, or nil where that is not known.
  public var column: Int?
  /// The name of the only scenario it is about, or nil for all.
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

/// Why a rule says nothing about the runs there are.
public struct RuleProblem: Error, Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// What is wrong with it, in a sentence without a full stop.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// States what is wrong with a rule.
  public init(_ rule: Rule, _ message: String, hint: String? = nil) {
    self.rule = rule
    self.message = message
    self.hint = hint
  }
}

extension Rule {
  /// Whether the rule looks at a case.
  public func covers(_ name: CaseName, from source: CheckSubject.Source) -> Bool {
    guard scenario == nil || scenario == source.scenario else { return false }
    return threshold.filters.allSatisfy { filter in
      let glob = Glob(filter.glob)
      switch filter.key {
      // A scenario with outcomes is meant by its own name as well as by theirs.
      case .scenario: return glob.matches(name.scenario) || glob.matches(source.scenario)
      case .strategy: return glob.matches(name.strategy)
      case .device: return glob.matches(name.device)
      case .tag: return source.tags.contains(where: glob.matches)
      }
    }
  }

  /// What the rule is about.
  func gauge() throws(RuleProblem) -> Gauge {
    guard let gauge = Gauge(threshold.metric) else {
      throw RuleProblem(
        self,
        "there is no metric \(threshold.metric.debugDescription)",
        hint: "janklab list metrics shows them all"
      )
    }
    switch (gauge, threshold.aggregate) {
    case (.figure, .value),
      (.frames, _) where threshold.aggregate != .value:
      return gauge
    case (.figure, let aggregate):
      throw RuleProblem(
        self,
        "\(threshold.metric) has one value a run, of which \(aggregate) says nothing",
        hint: "write value instead"
      )
    case (.frames, _):
      throw RuleProblem(
        self,
        "\(threshold.metric) has a value for each frame",
        hint: "say what to make of them, for example p(95), max or sum"
      )
    }
  }
}
