public import JankMetrics
public import JankTrace

/// The verdict of a rule on a case.
public struct Verdict: Hashable, Sendable {
  /// The outcome of a rule.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The rule holds.
    case held
    /// The value improved since the baseline.
    case improved
    /// The value differs from the baseline, and neither is better.
    case changed
    /// The rule is broken, which is only reported.
    case warned
    /// The rule is broken, which fails the check.
    case failed
  }

  /// The outcome of the rule.
  public let outcome: Outcome
  /// The subject of the rule.
  public let metric: String
  /// The rule as text.
  public let rule: String
  /// The file of the rule, or nil for the command line and for the baseline itself.
  public let path: String?
  /// The line of the rule, or nil if unknown.
  public let line: Int?
  /// The first column of the rule, in bytes of UTF-8 from 1, or nil if unknown.
  public let column: Int?
  /// Whether the value is compared with the baseline.
  public let isAgainstBaseline: Bool
  /// The value in the baseline, if the rule uses it.
  public let baseline: MetricValue?
  /// The limit.
  public let limit: MetricValue
  /// The value, or nil if missing.
  public let actual: MetricValue?
  /// Why a missing value fails the check, for example `nothing followed a touch`; nil for a value.
  public let absence: String?
  /// How far the value lies within the limit, negative beyond it.
  public let margin: MetricValue?
  /// The frames that broke the rule, largest effect first; empty if it holds.
  public let frames: [BlamedFrame]
  /// The transition that the value comes from if the rule is broken and its metric is the longest
  /// time of a transition or counts outcomes; nil if none is known.
  public let transition: TransitionRecord?
  /// The transitions that differ from the baseline if the metric counts outcomes and the rule is
  /// broken, in order; empty for other rules, and if the baseline does not list transitions.
  public let transitionChanges: [TransitionChange]
}

extension Verdict {
  /// The change of the value since the baseline, or nil for none.
  public var change: MetricValue? {
    guard let baseline, let actual else { return nil }
    return actual.difference(from: baseline)
  }

  /// Whether the check fails because the run no longer has the value.
  package var isLoss: Bool { outcome == .failed && actual == nil }

  /// Whether the rule only requires the value of the baseline.
  package var isEquality: Bool { rule.hasSuffix(": value == baseline") }

  /// The severity: the breach relative to the limit, 0 if the rule holds.
  package var severity: Double {
    guard outcome == .failed || outcome == .warned else { return 0 }
    guard size < .infinity else { return .infinity }
    return outcome == .failed ? 1 + size : size / (1 + size)
  }

  /// The distance from the limit, or the change since the baseline, relative to the limit.
  package var size: Double {
    guard let margin else { return .infinity }
    return Double(margin.steps.magnitude) / Double(max(1, limit.steps.magnitude))
  }
}
