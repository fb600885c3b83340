internal import Foundation
internal import JankTrace

// MARK: Requests

extension UITabBarController {
  /// Selects a tab and returns false if the request is dropped; `afterwards` runs right after the
  /// change of the index.
  @discardableResult
  func select(_ index: Int, _ afterwards: () -> Void = {}) -> Bool {
    let isChange = index != tabs.selected
    if isChange, let running = tabs.running, running.isRunning {
      reportNesting(index, running)
      if simulation.semantics.nestedRequests == .isDropped { return false }
      tabs.wasSelectedMeanwhile = true
      tabs.requested = simulation.takeRequest()
    }
    tabs.selected = index
    afterwards()
    if isChange { followSelection() }
    return true
  }

  /// Selects a tab for the user and calls the delegate at the right time.
  func choose(_ index: Int, _ controller: UIViewController) {
    let tell = { [unowned self] in
      note("tabBarController(didSelect: \(controller.traceName))", of: delegate)
      delegate?.tabBarController(self, didSelect: controller)
    }
    guard !simulation.semantics.didSelectComesFirst else {
      select(index, tell)
      return
    }
    guard select(index) else { return }
    if tabs.running == nil { tell() } else { tabs.didSelect = tell }
  }

  func exchangeTabs(_ new: [UIViewController]) {
    let (old, selected) = (tabs.controllers, tabs.selectedController)
    for child in old where !new.contains(child) {
      child.willMove(toParent: nil)
      tabs.departing.append(child)
    }
    for child in new where !old.contains(child) {
      tabs.departing.removeAll { $0 === child }
      child.containment.leavesSince = nil
      adopt(child)
    }
    tabs.controllers = new
    let place = selected.flatMap(new.firstIndex) ?? min(tabs.selected, new.count - 1)
    tabs.selected = max(place, 0)
    followSelection()
    for child in new where child.containment.awaitsDidMoveSince != nil {
      child.didMove(toParent: self)
    }
  }

  private func reportNesting(_ index: Int, _ running: TransitionContext) {
    reject(
      .cancelledTabRestoresIndex,
      """
      tab \(index) of \(traceName) selected while the change to \(running.to.traceName) runs: \
      after quick swipes and taps the tab on screen differs from selectedIndex
      """
    )
  }
}

// MARK: Transition

extension UITabBarController {
  /// Adds the view of the selected view controller if none is shown.
  func showSelected() {
    guard tabs.shown == nil, let controller = tabs.selectedController else { return }
    tabs.shown = controller
    controller.view.frame = transitionView.bounds
    transitionView.addSubview(controller.view)
    settleBar()
  }

  /// Updates the screen to the selection, with a transition if it is visible.
  private func followSelection() {
    guard tabs.running == nil else { return }
    if let from = tabs.shown, let to = tabs.selectedController, from !== to, view.window != nil {
      begin(from: from, to: to)
    } else {
      changeUnseen()
    }
  }

  private func changeUnseen() {
    if let shown = tabs.shown, shown !== tabs.selectedController {
      shown.viewIfLoaded?.removeFromSuperview()
      tabs.shown = nil
    }
    if containment.appearance != .disappeared { showSelected() }
    dropDeparted()
  }

  private func begin(from: UIViewController, to: UIViewController) {
    let drive = drive(from: from, to: to)
    simulation.observer.transitionWillBegin(
      ComingTransition(
        mayBeCancelled: drive?.interaction != nil,
        place: transitionView,
        leaving: from
      )
    )
    to.loadViewIfNeeded()
    let context = TransitionContext(
      plan(from: from, to: to, animated: drive != nil),
      drive: drive ?? TransitionDrive(animator: SystemTabAnimator()),
      ends: TransitionEnds(
        end: { [unowned self] in end($0, $1) },
        afterwards: { [unowned self] in catchUp($0) }
      )
    )
    tabs.requested = nil
    tabs.running = context
    transitionView.transition = context
    to.view.frame = transitionView.bounds
    context.beginAppearance()
    context.start()
  }

  private func drive(from: UIViewController, to: UIViewController) -> TransitionDrive? {
    checkDelegate(
      &tabs.delegate,
      delegate,
      property: "delegate",
      change: "\(to.traceName) is selected"
    )
    note("tabBarController(animationControllerForTransition:)", of: delegate)
    let animator = delegate?.tabBarController(
      self,
      animationControllerForTransitionFrom: from,
      to: to
    )
    tabs.delegate.delegateAnswered(animator)
    guard let animator else { return nil }
    note("tabBarController(interactionControllerFor:)", of: delegate)
    return TransitionDrive(
      animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator)
    )
  }

  private func plan(
    from: UIViewController,
    to: UIViewController,
    animated: Bool
  ) -> TransitionPlan {
    TransitionPlan(
      kind: .tab,
      from: from,
      to: to,
      container: transitionView,
      owner: self,
      isAnimated: animated,
      requested: tabs.requested ?? simulation.takeRequest(),
      fromView: from.view,
      toView: to.view,
      finalFrameOfTo: { [transitionView] in transitionView.bounds },
      appearance: AppearanceChange(
        arriving: [to],
        leaving: [from],
        order: .tab,
        isAnimated: animated
      )
    )
  }

  private func end(_ context: TransitionContext, _ didComplete: Bool) {
    if didComplete {
      context.from.view.removeFromSuperview()
      tabs.shown = context.to
      settleBar()
    } else {
      if simulation.semantics.removesArrivingViewOnCancel {
        context.to.view.removeFromSuperview()
      }
      // Certain: the index returns without a delegate callback.
      let old = tabs.controllers.firstIndex(of: context.from)
      if !tabs.wasSelectedMeanwhile, let old { tabs.selected = old }
    }
    tabs.wasSelectedMeanwhile = false
    // The container's bounds may have changed during the transition.
    if context.hasMetSizeChange || context.finalFrameOfTo != transitionView.bounds {
      tabs.shown?.view.frame = transitionView.bounds
    }
    context.endAppearance(didComplete)
  }

  /// Applies a selection that was made during the transition.
  private func catchUp(_ didComplete: Bool) {
    tabs.running = nil
    transitionView.transition = nil
    let tell = tabs.didSelect
    tabs.didSelect = nil
    if didComplete { tell?() }
    dropDeparted()
    if tabs.shown !== tabs.selectedController { followSelection() }
  }

  private func dropDeparted() {
    for child in tabs.departing where child !== tabs.shown { child.leaveParent() }
    tabs.departing.removeAll { $0.parent !== self }
  }
}

/// The system's tab change, which is not animated.
private final class SystemTabAnimator: NSObject, SystemAnimator {
  var curve: TimingCurve { .linear }
  var reportedDuration: TimeInterval { 0 }
  var reportedCurve: UIView.AnimationCurve { .easeInOut }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
  }
}
