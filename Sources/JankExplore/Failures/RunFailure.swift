package import JankTrace

/// A way in which a run fails.
package struct RunFailure: Hashable, Sendable {
  /// What two failures have in common if one fix removes both.
  package enum Cause: Hashable, Sendable {
    /// A rule of transitions is violated by a controller, in words without numbers and names.
    case finding(FindingRule, subject: String, words: String)
    /// A rule for a metric is broken.
    case rule(String)
    /// A transition never ends.
    case unfinished(TransitionRecord.Kind, to: String)
    /// The run never settles.
    case unsettled
    /// The simulation broke a rule of its own.
    case trap
    /// A law of the simulation is violated.
    case law
    /// A limit stopped the run, as a command line states it: `--max-events 100`.
    case limit(String)
  }

  /// The cause.
  package let cause: Cause
  /// Whether the run is invalid because of it.
  package let isError: Bool
  /// What happened, with times and numbers.
  package let text: String
  /// When it happened.
  package let time: Instant

  /// Creates a failure.
  package init(_ cause: Cause, isError: Bool = true, text: String, time: Instant) {
    self.cause = cause
    self.isError = isError
    self.text = text
    self.time = time
  }
}

extension RunFailure {
  /// A short name of the cause for files and tables, for example `F13`.
  package var name: String {
    switch cause {
    case .finding(let rule, _, _): rule.rawValue
    case .rule: "rule"
    case .unfinished: "unfinished"
    case .unsettled: "unsettled"
    case .trap: "trap"
    case .law: "law"
    case .limit: "limit"
    }
  }

  /// Whether the failure is that of a run that a limit stopped.
  package var isLimit: Bool {
    if case .limit = cause { true } else { false }
  }

  /// The failure in a few words, for example `F13 of Stack`.
  package var title: String {
    switch cause {
    case .finding(let rule, let subject, _): "\(rule.rawValue) of \(subject)"
    case .rule(let text): "the rule \(text)"
    case .unfinished(let kind, let screen): "an unfinished \(kind.rawValue) of \(screen)"
    case .unsettled: "a run that does not settle"
    case .trap: "a trap of the simulation"
    case .law: "a law of the simulation"
    case .limit(let text): "the limit \(text)"
    }
  }

  /// The controller, rule or limit concerned, or nil for none.
  package var subject: String? {
    switch cause {
    case .finding(_, let subject, _): subject
    case .rule(let text), .limit(let text): text
    case .unfinished(_, let to): to
    case .unsettled, .trap, .law: nil
    }
  }
}

// MARK: The sentence of a file

extension RunFailure {
  /// What fails, in a sentence for the key `about`; a long one is cut and ends with `…`.
  package var sentence: String {
    let whole = "\(title): \(text)"
    return whole.unicodeScalars.count > 300
      ? String(String.UnicodeScalarView(whole.unicodeScalars.prefix(299))) + "…" : whole
  }

  /// Returns whether the `about` of a shrunk scenario states a failure with the same cause.
  ///
  /// - Parameters:
  ///   - sentence: the text of `about`; only the whole words count of one that was cut.
  ///   - names: the names of the screens of its file.
  /// - Returns: Whether it does.
  package func isStated(by sentence: String, naming names: [String]) -> Bool {
    let head = "\(title): "
    guard sentence.hasPrefix(head) else { return false }
    guard case .finding(_, _, let words) = cause else { return true }
    let text = String(sentence.dropFirst(head.count))
    guard text.hasSuffix("…") else {
      return FailureFinder.outline(of: text, naming: names) == words
    }
    let whole = text.split(separator: " ").dropLast().joined(separator: " ")
    let outline = FailureFinder.outline(of: whole, naming: names)
    return words.split(separator: " ").starts(with: outline.split(separator: " "))
  }
}
