public import HeadlessUIKit

extension Scenario {
  /// An answer to a question about transitions that public sources leave open.
  ///
  /// Each is a field of ``ChosenSemantics`` of the same name, where its reason and its mark stand.
  /// Those fields are not here that no script can bring out: a scenario's app hands over no
  /// completion block, forbids no sheet to be dragged away, asks no stack in a callback what is in
  /// it and takes its views out after a cancel by itself; and screens say how they stand and which
  /// policy decides about them.
  public enum SemanticChoice: Hashable, Sendable {
    /// When the callbacks come that take a cancelled transition back.
    case reversal(ChosenSemantics.Reversal)
    /// What the end of a transition does one after another: each step once.
    case ending([ChosenSemantics.EndStep])
    /// How the time of a cancelled transition runs back.
    case cancelCurve(TimingCurve)
    /// What becomes of a request that comes while another is carried out.
    case nestedRequests(ChosenSemantics.NestedRequest)
    /// Whether something is so.
    case answer(SemanticQuestion, Bool)
  }

  /// A question about transitions that is answered by yes or no.
  public enum SemanticQuestion: String, CaseIterable, Hashable, Sendable {
    /// Whether a presentation controller hears of the beginning before the controllers do.
    case presentationControllerHearsFirst
    /// Whether a controller whose push was cancelled hears that it moves to no parent.
    case tellsChildOfCancelledPush
    /// Whether a controller whose pop was cancelled hears that it moved to its old parent.
    case tellsChildOfCancelledPop
    /// Whether the presenter's view gets the frame of its place again.
    case restoresPresentersFrame
    /// Whether a change of size waits for the end of a running transition.
    case sizeChangeWaits
    /// Whether a tab bar's delegate hears of a choice before the change is seen.
    case didSelectComesFirst
    /// Whether a navigation controller announces its page whenever it comes on screen.
    case announcesPageAtEveryAppearance
    /// Whether the dismissal of several pages is the affair of the top one.
    case topPageDecidesDismissal
  }
}

extension ChosenSemantics {
  /// The standard choices but for some.
  init(_ choices: [Scenario.SemanticChoice]) {
    self = .standard
    for choice in choices {
      switch choice {
      case .reversal(let reversal): self.reversal = reversal
      case .ending(let steps): ending = steps
      case .cancelCurve(let curve): cancelCurve = curve
      case .nestedRequests(let fate): nestedRequests = fate
      case .answer(let question, let answer): self[keyPath: question.field] = answer
      }
    }
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

  /// The question in a sentence.
  var about: String {
    switch self {
    case .presentationControllerHearsFirst:
      "Whether a presentation controller hears of the beginning before the controllers do."
    case .tellsChildOfCancelledPush:
      "Whether a page whose push was cancelled hears willMove and didMove with nil."
    case .tellsChildOfCancelledPop:
      "Whether a page whose pop was cancelled hears didMove to its stack."
    case .restoresPresentersFrame:
      "Whether the presenter's view gets the frame of its place again when what covered it goes."
    case .sizeChangeWaits: "Whether a change of size waits for the end of a running transition."
    case .didSelectComesFirst:
      "Whether a tab bar's delegate hears of a user's choice before the change is seen."
    case .announcesPageAtEveryAppearance:
      "Whether a stack announces its page whenever it comes on screen, rather than once."
    case .topPageDecidesDismissal:
      "Whether the dismissal of several pages is the affair of the top one."
    }
  }
}
