/// A violation of a rule at one time of a run.
public struct Finding: Hashable, Sendable {
  /// The violated rule.
  public let rule: FindingRule
  /// When the violating code ran, or the latest time at which a missing call was due.
  public let time: Instant
  /// The number of the refresh at which the main thread's frame began; with several processes, of
  /// the last refresh before the time.
  public let refresh: Int
  /// The name of the controller concerned, or of the resource without a controller.
  public let subject: String
  /// The name of the view concerned, or nil.
  public let view: String?
  /// What happened, in searchable words.
  public let text: String
  /// UIKit's behaviour in this case, in searchable words.
  public let consequence: String
  /// The script step that caused it, or nil.
  public let step: ScriptStep?
  /// Whether UIKit raises an exception, so that the app crashes.
  public let raises: Bool
  /// Whether the scenario expects the finding.
  public var isExpected = false
  /// The number of indistinguishable occurrences at this time.
  public var count = 1

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The violated rule.
  ///   - time: When the violating code ran, or the missing call was due.
  ///   - refresh: The number of the refresh at which the main thread's frame began.
  ///   - subject: The name of the controller concerned, or of the resource.
  ///   - view: The name of the view concerned, or nil.
  ///   - text: What happened.
  ///   - consequence: UIKit's behaviour; that of the rule by default.
  ///   - step: The script step that caused it, or nil.
  ///   - raises: Whether UIKit raises an exception.
  public init(
    rule: FindingRule,
    time: Instant,
    refresh: Int,
    subject: String,
    view: String?,
    text: String,
    consequence: String? = nil,
    step: ScriptStep?,
    raises: Bool = false
  ) {
    self.rule = rule
    self.time = time
    self.refresh = refresh
    self.subject = subject
    self.view = view
    self.text = text
    self.consequence = consequence ?? rule.consequence
    self.step = step
    self.raises = raises
  }

  /// The severity: an error if the app crashes, else that of the rule.
  public var severity: FindingRule.Severity { raises ? .error : rule.severity }
}

/// A step of a script in a finding.
public struct ScriptStep: Hashable, Sendable {
  /// The name of the step in the trace.
  public let name: String
  /// The line in the scenario file, from 1, or nil without a file.
  public let line: Int?

  /// Creates the name of a step.
  public init(name: String, line: Int? = nil) {
    self.name = name
    self.line = line
  }
}

/// Something that a scenario requested or expected and that did not happen.
///
/// The run does not show what its scenario describes, so its values are invalid.
public struct ScriptFailure: Hashable, Sendable {
  /// What did not happen.
  public let text: String
  /// The line in the scenario file, from 1, or nil without a file.
  public let line: Int?

  /// Creates a failure.
  public init(_ text: String, line: Int?) {
    self.text = text
    self.line = line
  }
}
