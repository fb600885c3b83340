internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The choices for behaviour of UIKit that public sources leave open.
  static let semantics: JSONKey<[Scenario.SemanticChoice]?> =
    .optional(
      "semantics",
      choices,
      """
      Choices for behaviour of UIKit that public sources leave open, where they differ from the \
      default; "split" is short for { "reversal": "split" }.
      """
    )

  /// A profile by its name, or single choices.
  private static let choices: JSONShape<[Scenario.SemanticChoice]> = {
    let choices = JSONShape.object("choices of semantics", choiceKeys)
    let profile = JSONShape.name(of: "a profile of semantics", among: ProfileName.allCases)
    let schema = JSONSchema.oneOf([profile.schema, choices.schema])
    let write: @Sendable ([Scenario.SemanticChoice]) -> JSONValue.Content? = { made in
      ProfileName.allCases.first { $0.choices == made }.map { .text($0.rawValue) }
        ?? choices.write(made)
    }
    return JSONShape("a profile of semantics or an object", schema: schema, write: write) {
      value,
      log in
      guard case .object = value.content else { return profile.read(value, log)?.choices }
      return choices.read(value, log)
    }
  }()

  /// The keys of all choices, as one value.
  private static let choiceKeys: JSONKey<[Scenario.SemanticChoice]> =
    .any(of: [version, reversal, endingKey, cancelCurve, nestedRequests] + questions)

  private static let version: JSONKey<Scenario.SemanticChoice?> =
    .optional(
      "iOS",
      systemVersion.map {
        .version($0)
      } writing: {
        if case .version(let version) = $0 { version } else { nil }
      },
      """
      The version of iOS to follow, by default the current one; before 13 the style automatic is \
      full screen.
      """
    )

  /// The versions that can be followed, as text.
  private static let systemVersion: JSONShape<SystemVersion> = {
    let expectation = #"a version of iOS such as "12" or "11.2""#
    let schema = JSONSchema.text(length: 1...40, pattern: #"^[0-9]+(\.[0-9]+)?$"#)
    let write: @Sendable (SystemVersion) -> JSONValue.Content? = { .text("\($0)") }
    return JSONShape(expectation, schema: schema, write: write) { value, log in
      if case .text(let text) = value.content, let version = SystemVersion(text),
        version >= .oldest
      {
        return version
      }
      log.reportMismatch(
        value,
        expected: expectation,
        hint: "the oldest is \(SystemVersion.oldest)"
      )
      return nil
    }
  }()

  private static let reversal: JSONKey<Scenario.SemanticChoice?> =
    .optional(
      "reversal",
      JSONShape.name(of: "a moment", among: ChosenSemantics.Reversal.allCases)
        .map {
          .reversal($0)
        } writing: {
          if case .reversal(let moment) = $0 { moment } else { nil }
        },
      "When the callbacks that undo a cancelled transition are called."
    )

  private static let endingKey: JSONKey<Scenario.SemanticChoice?> =
    .optional(
      "ending",
      ending.map {
        .ending($0)
      } writing: {
        if case .ending(let steps) = $0 { steps } else { nil }
      },
      "The order of the steps at the end of a transition, each of them once."
    )

  private static let cancelCurve: JSONKey<Scenario.SemanticChoice?> =
    .optional(
      "cancelCurve",
      JSONShape.name(of: "a curve", among: CurveName.allCases).map {
        .cancelCurve($0.curve)
      } writing: { choice in
        guard case .cancelCurve(let curve) = choice else { return nil }
        return CurveName.allCases.first { $0.curve == curve }
      },
      "The curve with which a cancelled transition runs back."
    )

  private static let nestedRequests: JSONKey<Scenario.SemanticChoice?> =
    .optional(
      "nestedRequests",
      JSONShape.name(of: "a fate", among: ChosenSemantics.NestedRequest.allCases)
        .map {
          .nestedRequests($0)
        } writing: {
          if case .nestedRequests(let fate) = $0 { fate } else { nil }
        },
      "What happens to a push, pop or choice of a tab that comes while one is carried out."
    )

  private static let questions: [JSONKey<Scenario.SemanticChoice?>] =
    Scenario.SemanticQuestion.allCases.map { question in
      .optional(
        question.rawValue,
        JSONShape.boolean.map {
          .answer(question, $0)
        } writing: {
          if case .answer(question, let answer) = $0 { answer } else { nil }
        },
        question.about
      )
    }

  /// All steps of the end, in any order.
  private static let ending: JSONShape<[ChosenSemantics.EndStep]> =
    JSONShape.distinct(
      .name(of: "a step of the end", among: ChosenSemantics.EndStep.allCases),
      by: \.rawValue
    )
    .resolved { steps, position, log in
      if steps.count == ChosenSemantics.EndStep.allCases.count { return steps }
      log.report(
        "a step of the end is missing",
        at: position,
        hint: "list \(ChosenSemantics.EndStep.allCases.map(\.rawValue).listed), in any order",
        about: .meaning
      )
      return nil
    } writing: {
      $0
    }
}

/// The profiles of semantics, as named in files.
private enum ProfileName: String, CaseIterable {
  case standard
  case split

  var choices: [Scenario.SemanticChoice] {
    switch self {
    case .standard: []
    case .split: [.reversal(.split)]
    }
  }
}

/// The curves of Core Animation, as named in files.
private enum CurveName: String, CaseIterable {
  case linear
  case easeIn
  case easeOut
  case easeInOut

  var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInEaseOut
    }
  }
}
