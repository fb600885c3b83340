internal import HeadlessUIKit

extension Scenario.Screen {
  /// Whether the app can make a mistake about the screen.
  func canMake(_ mistake: Scenario.Mistake) -> Bool {
    switch mistake {
    case .alwaysCompletes, .returnsEarly: hasAnimators
    case .forgetsArrivingView, .removesArrivingView: hasAnimatorsWithArrivingView
    case .takesPresentersView: isPresentedByAnimators && !presenting.style.takesPresenterAway
    case .keepsVerdict: hasDragRules
    case .keepsInteraction: hasDragRules && !isContainer
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

  /// Whether animators are given the view that arrives, which stays in place where a page leaves
  /// the presenter there.
  private var hasAnimatorsWithArrivingView: Bool {
    presenting.presentation != nil
      || (presenting.dismissal != nil && presenting.style.takesPresenterAway) || changesByAnimators
  }

  /// Whether animators exchange the pages in it.
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
  /// What a screen has to have for the app to make the mistake, in words.
  var needs: String {
    switch self {
    case .alwaysCompletes, .returnsEarly: "animators make it: give the screen an effect"
    case .forgetsArrivingView, .removesArrivingView:
      """
      animators that bring a view make it: give the screen an effect, to dismiss with one in a \
      style that takes the presenter's view away
      """
    case .takesPresentersView:
      """
      an animator of a presentation makes it, in a style that leaves the presenter's view in place
      """
    case .keepsVerdict: "a finger makes it: let the screen be dragged"
    case .keepsInteraction:
      "a finger of the system's transitions makes it: let the screen be dragged"
    case .ignoresCancel: #"the "buttons" of tabs with "change" make it"#
    case .forgetsMoves: #"a container with "children" and without "change" makes it"#
    case .forgetsToLeave: #"a segue that goes back makes it: give the page one with "unwind""#
    }
  }

  /// Whether only a strategy that a finger can drive makes the mistake.
  var needsFinger: Bool { self == .keepsInteraction || self == .keepsVerdict }
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves, so that the animator is given it.
  var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }
}
