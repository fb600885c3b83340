public import HeadlessUIKit

extension Scenario {
  /// A choice for behaviour of transitions that public sources leave open.
  ///
  /// Each is the field of ``ChosenSemantics`` with the same name, which states its reason and mark.
  /// Fields that no script can affect are missing: a scenario's app passes no completion block,
  /// never prevents the dismissal of a sheet, never asks a stack for its contents in a callback,
  /// and removes its views after a cancel itself. Screens specify their own style and policy.
  public enum SemanticChoice: Hashable, Sendable {
    /// When the callbacks that undo a cancelled transition are called.
    case reversal(ChosenSemantics.Reversal)
    /// The order of the steps at the end of a transition, each of them once.
    case ending([ChosenSemantics.EndStep])
    /// The curve with which a cancelled transition runs back.
    case cancelCurve(TimingCurve)
    /// What happens to a request that comes while another is carried out.
    case nestedRequests(ChosenSemantics.NestedRequest)
    /// The version of iOS to follow.
    case version(SystemVersion)
    /// The answer to a question.
    case answer(SemanticQuestion, Bool)
  }

  /// A yes-or-no question about transitions.
  public enum SemanticQuestion: String, CaseIterable, Hashable, Sendable {
    /// Whether a presentation controller is notified of the beginning before the controllers are.
    case presentationControllerHearsFirst
    /// Whether a controller whose push was cancelled is notified that it moves to no parent.
    case tellsChildOfCancelledPush
    /// Whether a controller whose pop was cancelled is notified that it moved to its old parent.
    case tellsChildOfCancelledPop
    /// Whether the frame of the presenter's view is restored when the covering page leaves.
    case restoresPresentersFrame
    /// Whether a change of size waits for the end of a running transition.
    case sizeChangeWaits
    /// Whether a tab bar's delegate is notified of a selection before the change is visible.
    case didSelectComesFirst
    /// Whether a navigation controller announces its page each time it appears.
    case announcesPageAtEveryAppearance
    /// Whether the top page decides the dismissal of several pages.
    case topPageDecidesDismissal
  }
}

extension ChosenSemantics {
  /// Creates the standard choices with some changes.
  init(_ choices: [Scenario.SemanticChoice]) {
    let versions = choices.compactMap {
      if case .version(let version) = $0 { version } else { nil }
    }
    self.init(iOS: versions.last ?? .current)
    for choice in choices {
      switch choice {
      case .reversal(let reversal): self.reversal = reversal
      case .ending(let steps): ending = steps
      case .cancelCurve(let curve): cancelCurve = curve
      case .nestedRequests(let fate): nestedRequests = fate
      case .version: break
      case .answer(let question, let answer): self[keyPath: question.field] = answer
      }
    }
  }
}

extension Scenario {
  /// The version of iOS that it follows.
  public var version: SystemVersion {
    setting.semantics.lazy.compactMap {
      if case .version(let version) = $0 { version } else { nil }
    }
    .first ?? .current
  }

  /// The scenario on a version of iOS, whichever it states itself.
  public func following(_ version: SystemVersion) -> Scenario {
    var scenario = self
    scenario.setting.semantics.removeAll { if case .version = $0 { true } else { false } }
    scenario.setting.semantics.insert(.version(version), at: 0)
    return scenario
  }
}

extension Scenario.SemanticQuestion {
  /// The field that holds the answer.
  fileprivate var field: WritableKeyPath<ChosenSemantics, Bool> {
    switch self {
    case .presentationControllerHearsFirst: \.presentationControllerHearsFirst
    case .tellsChildOfCancelledPush: \.tellsChildOfCancelledPush
    case .tellsChildOfCancelledPop: \.tellsChildOfCancelledPop
    case .restoresPresentersFrame: \.restoresPresentersFrame
    case .sizeChangeWaits: \.sizeChangeWaits
    case .didSelectComesFirst: \.didSelectComesFirst
    case .announcesPageAtEveryAppearance: \.announcesPageAtEveryAppearance
    case .topPageDecidesDismissal: \.topPageDecidesDismissal
    }
  }

  /// The question, in a sentence.
  var about: String {
    switch self {
    case .presentationControllerHearsFirst:
      "Whether a presentation controller is notified of the beginning before the controllers are."
    case .tellsChildOfCancelledPush:
      "Whether a page whose push was cancelled receives willMove and didMove with nil."
    case .tellsChildOfCancelledPop:
      "Whether a page whose pop was cancelled receives didMove to its stack."
    case .restoresPresentersFrame:
      "Whether the frame of the presenter's view is restored when the covering page leaves."
    case .sizeChangeWaits: "Whether a change of size waits for the end of a running transition."
    case .didSelectComesFirst:
      "Whether a tab bar's delegate is notified of a user's choice before the change is visible."
    case .announcesPageAtEveryAppearance:
      "Whether a stack announces its page each time it appears, rather than once."
    case .topPageDecidesDismissal:
      "Whether the top page decides the dismissal of several pages."
    }
  }
}
