internal import Foundation
internal import JankTrace

// Every callback of appearance goes through here, whoever causes it: a transition, a container or a
// view that comes into a window. So will and did stay in balance, and children follow their parent.

extension UIViewController {
  /// Tells the controller of a step of its appearance, and its children with it.
  ///
  /// A step that does not fit where the controller is gets no further than a finding. Nobody comes
  /// on screen in a parent that has left it meanwhile: inferred, since children come with parents.
  func notify(_ step: Appearance, animated: Bool) {
    switch step {
    case .willAppear where containment.appearance == .disappearing && isInUnseenParent: return
    case .didAppear where isInUnseenParent: endUnseen(animated: animated)
    case .willAppear where takesOver(.appearing): return
    case .willDisappear where takesOver(.disappearing): return
    case .willAppear: beginAppearance(true, animated: animated)
    case .willDisappear: beginAppearance(false, animated: animated)
    case .didAppear: endAppearance(expecting: .appearing)
    case .didDisappear: endAppearance(expecting: .disappearing)
    }
  }

  /// Makes a change that runs with the parent's own into one that ends by itself.
  ///
  /// So it is where a page is pushed over this one while something covers the stack. The controller
  /// has been told already that the change begins.
  private func takesOver(_ change: AppearanceState) -> Bool {
    guard containment.appearance == change, containment.followsParent else { return false }
    containment.followsParent = false
    return true
  }

  /// Whether the controller is in one that is off screen, so that no change brings it there.
  private var isInUnseenParent: Bool {
    guard let parent = containment.parent, parent.containment.appearance == .disappeared else {
      return false
    }
    return parent.shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window == nil
  }

  /// Ends a change that was to bring the controller on screen, whose parent has left it.
  private func endUnseen(animated: Bool) {
    if containment.appearance == .appearing { beginAppearance(false, animated: animated) }
    endAppearance(expecting: .disappearing)
  }

  /// Begins to come on screen or to leave it; the opposite of what is under way takes that back.
  ///
  /// - Parameters:
  ///   - isAppearing: whether the controller comes.
  ///   - animated: what the callbacks are told.
  ///   - followsParent: whether the change ends with the parent's own.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, followsParent: Bool = false) {
    guard containment.appearance.canBegin(appearing: isAppearing) else {
      reportImbalance("begin", isAppearing ? "it is on screen already" : "it is off screen already")
      containment.awaitsRefusedEnd = true
      return
    }
    if isAppearing { loadViewIfNeeded() }
    containment.appearance = isAppearing ? .appearing : .disappearing
    containment.isAnimated = animated
    containment.followsParent = followsParent
    deliver(isAppearing ? .willAppear : .willDisappear, animated: animated)
    for child in forwardedChildren where child.canFollow(appearing: isAppearing, in: self) {
      child.beginAppearance(isAppearing, animated: animated, followsParent: true)
    }
  }

  /// Ends what ``beginAppearance(_:animated:followsParent:)`` began.
  ///
  /// Inferred from stack traces: children hear of the end before their parent does.
  func endAppearance() {
    switch containment.appearance {
    case .appearing: settle(in: .appeared, with: .didAppear)
    case .disappearing: settle(in: .disappeared, with: .didDisappear)
    case .appeared, .disappeared: reportEnd("nothing had begun")
    }
  }

  private func endAppearance(expecting state: AppearanceState) {
    guard containment.appearance == state else {
      reportEnd("nothing of the sort had begun")
      return
    }
    endAppearance()
  }

  private func settle(in state: AppearanceState, with step: Appearance) {
    containment.appearance = state
    for child in forwardedChildren where child.containment.followsParent { child.endAppearance() }
    deliver(step, animated: containment.isAnimated)
    containment.followsParent = false
    if step == .didDisappear {
      (self as? UINavigationController)?.carryOutUnseen()
      simulation.observer.controllerDidDisappear(self)
    }
    if step == .didAppear {
      containment.isArriving = false
      catchUpWithParent()
    } else if containment.parent == nil {
      containment.leavesSince = nil
    }
  }

  private func deliver(_ step: Appearance, animated: Bool) {
    note(step.rawValue)
    let outer = containment.delivering
    containment.delivering = step
    switch step {
    case .willAppear: viewWillAppear(animated)
    case .didAppear: viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
    containment.delivering = outer
  }

  /// Reports an end without a beginning, unless the beginning was reported.
  private func reportEnd(_ reason: String) {
    if !containment.awaitsRefusedEnd { reportImbalance("end", reason) }
    containment.awaitsRefusedEnd = false
  }

  private func reportImbalance(_ call: String, _ reason: String) {
    simulation.find(
      .balancedAppearance,
      of: self,
      """
      Unbalanced calls to begin/end appearance transitions for \(traceName): \(call), but \(reason)
      """
    )
  }
}

// MARK: Parent and children

extension UIViewController {
  /// The children that go on and off screen with this controller.
  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? containment.children : []
  }

  /// Whether a change of the parent is one of this child, too.
  ///
  /// A child that is in a change of its own, as in the middle of a push, finishes that first.
  private func canFollow(appearing: Bool, in parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded, view.isDescendant(of: parent.view) else { return false }
    let isInOwnChange = containment.appearance.isChanging && !containment.followsParent
    return !isInOwnChange && containment.appearance.canBegin(appearing: appearing)
  }

  /// Leaves with a parent that went off screen while this child was in a change of its own.
  private func catchUpWithParent() {
    guard let parent = containment.parent, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    let animated = parent.containment.isAnimated
    switch parent.containment.appearance {
    case .appeared, .appearing: return
    case .disappearing: beginAppearance(false, animated: animated, followsParent: true)
    case .disappeared:
      guard isViewLoaded, view.window == nil else { return }
      beginAppearance(false, animated: animated)
      endAppearance()
    }
  }
}

extension AppearanceState {
  /// Whether the controller is between will and did.
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

// MARK: Calls by hand

extension UIViewController {
  /// Hears of a callback, through the empty methods that an app overrides.
  ///
  /// What nothing delivers was called by the app itself.
  func hear(_ step: Appearance) {
    guard containment.delivering != step else { return }
    simulation.find(
      .callbacksAreTheSystems,
      of: self,
      "Calling -\(step.rawValue): directly on a view controller is not supported: \(traceName)"
    )
  }

  /// Reports that a container forwards by hand what is forwarded anyway.
  func checkForwardingByHand(_ call: String) {
    guard let parent = containment.parent, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    simulation.find(
      .callbacksAreTheSystems,
      of: self,
      """
      \(call) called on \(traceName), whose parent \(parent.traceName) forwards appearance by \
      itself: shouldAutomaticallyForwardAppearanceMethods has to be false
      """
    )
  }
}
