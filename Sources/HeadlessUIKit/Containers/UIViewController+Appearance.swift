internal import Foundation
internal import JankTrace

// Every appearance callback is sent here, whether a transition, a container or a view that enters a
// window causes it. So `will` and `did` stay balanced, and children follow their parent.

extension UIViewController {
  /// Sends an appearance callback to the controller and its children.
  ///
  /// A callback that does not fit the current state only causes a finding. A controller does not
  /// appear in a parent that has disappeared meanwhile: inferred, because children appear with
  /// their parents.
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

  /// Makes a change that follows the parent's into one with an end of its own.
  ///
  /// This happens if a page is pushed over this one while another page covers the stack. The
  /// controller has already been notified of the begin.
  private func takesOver(_ change: AppearanceState) -> Bool {
    guard containment.appearance == change, containment.followsParent else { return false }
    containment.followsParent = false
    return true
  }

  /// Whether the controller is in a parent that is off screen, so it cannot appear.
  private var isInUnseenParent: Bool {
    guard let parent = containment.parent, parent.containment.appearance == .disappeared else {
      return false
    }
    return parent.shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window == nil
  }

  /// Ends an appearance whose parent has disappeared.
  private func endUnseen(animated: Bool) {
    if containment.appearance == .appearing { beginAppearance(false, animated: animated) }
    endAppearance(expecting: .disappearing)
  }

  /// Begins to appear or disappear; this can reverse a running change.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the controller appears.
  ///   - animated: The argument of the callbacks.
  ///   - followsParent: Whether the change ends with the parent's.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, followsParent: Bool = false) {
    guard containment.appearance.canBegin(appearing: isAppearing) else {
      reportImbalance("begin", isAppearing ? "it is already on screen" : "it is already off screen")
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
  /// Inferred from stack traces: children are notified of the end before their parent.
  func endAppearance() {
    switch containment.appearance {
    case .appearing: settle(in: .appeared, with: .didAppear)
    case .disappearing: settle(in: .disappeared, with: .didDisappear)
    case .appeared, .disappeared: reportEnd("no change had begun")
    }
  }

  private func endAppearance(expecting state: AppearanceState) {
    guard containment.appearance == state else {
      reportEnd("no such change had begun")
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

  /// Reports an end without a begin, unless the begin was already reported.
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
  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? containment.children : []
  }

  /// Whether a child follows a change of its parent.
  ///
  /// A child in a change of its own, such as a push, finishes that first.
  private func canFollow(appearing: Bool, in parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded, view.isDescendant(of: parent.view) else { return false }
    let isInOwnChange = containment.appearance.isChanging && !containment.followsParent
    return !isInOwnChange && containment.appearance.canBegin(appearing: appearing)
  }

  /// Disappears after a parent that went off screen during a change of this child.
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
  /// Whether the controller is between `will` and `did`.
  var isChanging: Bool { self == .appearing || self == .disappearing }
}

// MARK: Calls by hand

extension UIViewController {
  /// Handles a call of an appearance method that an app can override.
  ///
  /// If no such callback is being sent, the app called the method itself.
  func hear(_ step: Appearance) {
    guard containment.delivering != step else { return }
    simulation.find(
      .callbacksAreTheSystems,
      of: self,
      "Calling -\(step.rawValue): directly on a view controller is not supported: \(traceName)"
    )
  }

  /// Reports a container that forwards by hand what the system forwards.
  func checkForwardingByHand(_ call: String) {
    guard let parent = containment.parent, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    simulation.find(
      .callbacksAreTheSystems,
      of: self,
      """
      \(call) called on \(traceName), whose parent \(parent.traceName) forwards appearance by \
      itself: shouldAutomaticallyForwardAppearanceMethods must be false
      """
    )
  }
}
