public import JankMetrics

/// What one rule says of one case.
public struct Verdict: Hashable, Sendable {
  /// How a rule came out.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The rule holds.
    case held
    /// The figure is better than that of the baseline.
    case improved
    /// The figure differs from that of the baseline, and neither is the better.
    case changed
    /// The rule is broken, and only to be reported.
    case warned
    /// The rule is broken, and the check with it.
    case failed
  }

  /// How the rule came out.
  public let outcome: Outcome
  /// What the rule is about.
  public let metric: String
  /// The rule as people write it.
  public let rule: String
  /// The file the rule stands in, or nil for the command line and for the baseline itself.
  public let path: String?
  /// The line the rule stands in, or nil where that is not known.
  public let line: Int?
  /// The column the rule begins at, in bytes of UTF-8 from 1, or nil where that is not known.
  public let column: Int?
  /// Whether the figure is compared with that of the baseline.
  public let isAgainstBaseline: Bool
  /// The figure of the baseline, where the rule asks for it.
  public let baseline: Figure?
  /// The limit.
  public let limit: Figure
  /// The figure, or nil where it went missing.
  public let actual: Figure?
  /// How far the figure lies within the limit, below 0 beyond it.
  public let margin: Figure?
  /// The frames that broke the rule, those that did most first; empty for one that holds.
  public let frames: [BlamedFrame]
}

extension Verdict {
  /// How much the figure changed since the baseline, or nil where there is none.
  public var change: Figure? {
    guard let baseline, let actual else { return nil }
    return actual.difference(from: baseline)
  }

  /// Whether the rule is that the figure is the same as in the baseline, and nothing else.
  package var isEquality: Bool { rule.hasSuffix(": value == baseline") }

  /// How bad the outcome is: the size of the breach relative to the limit, 0 for what holds.
  package var severity: Double {
    guard outcome == .failed || outcome == .warned else { return 0 }
    guard let margin else { return .infinity }
    let size = Double(margin.steps.magnitude) / Double(max(1, limit.steps.magnitude))
    return outcome == .failed ? 1 + size : size / (1 + size)
  }
}
