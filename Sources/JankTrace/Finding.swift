/// A rule that did not hold at one moment of a run.
public struct Finding: Hashable, Sendable {
  /// The rule that did not hold.
  public let rule: FindingRule
  /// When the code that broke it ran, or, for what never came, when it was due at the latest.
  public let time: Instant
  /// The number of the refresh that the main thread's frame began at.
  public let refresh: Int
  /// The name of the controller it is about, or of the resource where there is none.
  public let subject: String
  /// The name of the view it is about, or nil where it is about none.
  public let view: String?
  /// What happened, in the words that people search for.
  public let text: String
  /// What UIKit does there, in the words that people search for.
  public let consequence: String
  /// The step of the script that led to it, or nil where none did.
  public let step: ScriptStep?
  /// Whether UIKit raises an exception there, so that the app crashes.
  public let raises: Bool
  /// Whether the scenario says that it has to be found.
  public var isExpected = false
  /// How many times it was found there and then, of so many things that nobody can tell apart.
  public var count = 1

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule that did not hold.
  ///   - time: when the code that broke it ran, or what never came was due.
  ///   - refresh: the number of the refresh that the main thread's frame began at.
  ///   - subject: the name of the controller it is about, or of the resource.
  ///   - view: the name of the view it is about, or nil.
  ///   - text: what happened.
  ///   - consequence: what UIKit does there; what it does wherever the rule does not hold if nil.
  ///   - step: the step of the script that led to it, or nil.
  ///   - raises: whether UIKit raises an exception there.
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

  /// How bad it is: an error where the app crashes, whatever else breaks the rule.
  public var severity: FindingRule.Severity { raises ? .error : rule.severity }
}

/// A step of a script, as a finding names it.
public struct ScriptStep: Hashable, Sendable {
  /// What the step is called in the trace.
  public let name: String
  /// The line of the scenario file it stands in, counted from 1, or nil where it is in no file.
  public let line: Int?

  /// Creates the name of a step.
  public init(name: String, line: Int? = nil) {
    self.name = name
    self.line = line
  }
}

/// Something that a scenario asked for, or said would be found, and that did not come about.
///
/// A run with one does not show what its scenario says, so its figures mean nothing.
public struct ScriptFailure: Hashable, Sendable {
  /// What did not come about.
  public let text: String
  /// The line of the scenario file that says so, counted from 1, or nil where it is in no file.
  public let line: Int?

  /// States what did not come about.
  public init(_ text: String, line: Int?) {
    self.text = text
    self.line = line
  }
}
