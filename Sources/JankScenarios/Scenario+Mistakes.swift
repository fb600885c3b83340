internal import HeadlessUIKit

extension Scenario.Screen {
  /// Returns whether the app can make a mistake with the screen.
  func canMake(_ mistake: Scenario.Mistake) -> Bool {
    switch mistake {
    case .alwaysCompletes, .returnsEarly, .completesEarly: hasAnimators
    case .forgetsArrivingView, .removesArrivingView: hasAnimatorsWithArrivingView
    case .takesPresentersView: isPresentedByAnimators && !presenting.style.takesPresenterAway
    case .keepsVerdict: hasDragRules
    case .keepsInteraction, .decidesEarly: hasDragRules && !isContainer
    case .swapsDelegate: presenting.presentation != nil
    case .hidesBar, .takesTitle, .showsStatusBar: if case .page = kind { true } else { false }
    case .ignoresCancel:
      if case .tabs(let tabs) = kind { tabs.hasButtons && tabs.change != nil } else { false }
    case .forgetsMoves:
      if case .container(let container) = kind, case .dissolve = container.change {
        true
      } else {
        false
      }
    case .forgetsToLeave: segues.contains { $0.isUnwinding }
    }
  }

  private var isPresentedByAnimators: Bool {
    presenting.presentation != nil || presenting.dismissal != nil
  }

  private var hasAnimators: Bool {
    isPresentedByAnimators || changesByAnimators
  }

  /// Whether animators receive the arriving view, which a dismissal leaves in place in some styles.
  private var hasAnimatorsWithArrivingView: Bool {
    presenting.presentation != nil
      || (presenting.dismissal != nil && presenting.style.takesPresenterAway) || changesByAnimators
  }

  /// Whether animators exchange its pages.
  private var changesByAnimators: Bool {
    switch kind {
    case .page, .controller: false
    case .stack(let stack): stack.isCustom
    case .tabs(let tabs): tabs.change != nil
    case .container(let container):
      if case .animated = container.change { true } else { false }
    }
  }

  private var hasDragRules: Bool {
    if presenting.dragToDismiss != nil || presenting.dragToPresent != nil { return true }
    return switch kind {
    case .page, .controller: false
    case .stack(let stack): stack.dragToPop != nil
    case .tabs(let tabs): tabs.dragToChange != nil
    case .container(let container): container.dragToChange != nil
    }
  }

  private var isContainer: Bool { if case .container = kind { true } else { false } }
}

extension Scenario.Mistake {
  /// A hint about what a screen needs for the app to make the mistake.
  var needs: String {
    switch self {
    case .alwaysCompletes, .returnsEarly, .completesEarly:
      "it needs an animator: give the screen an effect"
    case .forgetsArrivingView, .removesArrivingView:
      """
      it needs an animator that receives a view: give the screen an effect; a dismissal also needs \
      a style that removes the presenter's view
      """
    case .takesPresentersView:
      """
      it needs an animator of a presentation, in a style that keeps the presenter's view in place
      """
    case .keepsVerdict: "it needs a drag: add one to the screen"
    case .swapsDelegate: "it needs an animator of the presentation: add one to the screen"
    case .hidesBar, .takesTitle, .showsStatusBar: "it needs a page: the screen contains others"
    case .keepsInteraction, .decidesEarly:
      "it needs a drag in a transition of the system: add one to the screen"
    case .ignoresCancel: #"it needs "buttons" of tabs with "change""#
    case .forgetsMoves: #"it needs a container with "children" and without "change""#
    case .forgetsToLeave: #"it needs an unwind segue: give the page one with "unwind""#
    }
  }

  /// Whether only an interactive strategy makes the mistake.
  var needsFinger: Bool {
    self == .keepsInteraction || self == .keepsVerdict || self == .decidesEarly
  }
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves, so that the animator receives it.
  var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }
}
