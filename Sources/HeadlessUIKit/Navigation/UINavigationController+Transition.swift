internal import Foundation
internal import JankTrace

extension UINavigationController {
  func beginPendingTransition() {
    guard navigation.running == nil, let request = navigation.pending else { return }
    guard let from = navigation.shown, let to = topViewController, view.window != nil,
      let drive = request.drive ?? drive(request, from: from, to: to)
    else {
      changeUnseen()
      return
    }
    navigation.pending = nil
    simulation.observer.transitionWillBegin(
      ComingTransition(
        mayBeCancelled: drive.interaction != nil,
        place: transitionView,
        stack: self,
        page: to,
        leaving: from
      )
    )
    to.loadViewIfNeeded()
    let context = TransitionContext(
      plan(request, from: from, to: to),
      drive: drive,
      ends: ends(of: navigation.currentStack, completions: request),
      coordinator: request.waiting?.handOver()
    )
    navigation.running = context
    transitionView.transition = context
    navigationBar.change(to: to, by: operation(to: to), along: context.coordinator)
    moveTabBar(along: context.coordinator)
    context.beginAppearance()
    announce(willShow: to, animated: request.isAnimated)
    to.view.frame = transitionView.bounds
    to.view.layoutIfNeeded()
    context.start()
  }

  /// Applies a pending change without animation if there is no window, since no layout pass would.
  func carryOutUnseen() {
    guard navigation.pending != nil, navigation.running == nil, viewIfLoaded?.window == nil else {
      return
    }
    changeUnseen()
  }

  private func plan(
    _ request: NavigationRequest,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionPlan {
    TransitionPlan(
      kind: operation(to: to) == .push ? .push : .pop,
      from: from,
      to: to,
      container: transitionView,
      owner: self,
      isAnimated: request.isAnimated,
      requested: request.requested,
      fromView: from.view,
      toView: to.view,
      finalFrameOfTo: { [transitionView] in transitionView.bounds },
      appearance: AppearanceChange(
        arriving: [to],
        leaving: [from],
        order: .navigation,
        isAnimated: request.isAnimated
      )
    )
  }

  private func ends(
    of target: StackRecord,
    completions request: NavigationRequest
  ) -> TransitionEnds {
    TransitionEnds(
      end: { [unowned self] context, didComplete in
        if didComplete { complete(context, target) } else { takeBack(context, target) }
      },
      afterwards: { [unowned self] _ in
        navigation.running = nil
        transitionView.transition = nil
        request.endCompletions()
        guard navigation.pending != nil else { return }
        if view.window == nil { changeUnseen() } else { view.setNeedsLayout() }
      }
    )
  }

  private func complete(_ context: TransitionContext, _ target: StackRecord) {
    context.from.view.removeFromSuperview()
    navigation.shown = context.to
    navigation.settledStack = target
    navigationBar.endChange(true)
    settleTabBar()
    fitShownPage(after: context)
    context.endAppearance(true)
    reportStackSetMeanwhile(context, didComplete: true)
    announce(didShow: context.to, animated: context.isAnimated)
    settleChildren()
  }

  /// Resizes the view on screen if the container's size changed during the transition.
  private func fitShownPage(after context: TransitionContext) {
    let place = transitionView.bounds
    guard context.hasMetSizeChange || context.finalFrameOfTo != place else { return }
    navigation.shown?.view.frame = place
  }

  private func takeBack(_ context: TransitionContext, _ target: StackRecord) {
    let semantics = simulation.semantics
    if semantics.removesArrivingViewOnCancel { context.to.view.removeFromSuperview() }
    reportStackSetMeanwhile(context, didComplete: false)
    // If the app made a request meanwhile, that request counts instead.
    let restores = navigation.pending == nil
    if restores, semantics.restoresStackFirst {
      navigation.currentStack = navigation.settledStack
    }
    navigationBar.endChange(false)
    settleTabBar()
    fitShownPage(after: context)
    context.endAppearance(false)
    if restores, navigation.pending == nil {
      navigation.currentStack = navigation.settledStack
    }
    guard restores else { return }
    for child in target.pages where !navigation.settled.contains(child) { dropArrival(child) }
    for child in navigation.departing where navigation.settled.contains(child) {
      child.containment.leavesSince = nil
      if semantics.tellsChildOfCancelledPop { child.didMove(toParent: self) }
    }
    navigation.departing.removeAll(where: navigation.settled.contains)
    // A child that was to leave again before its arrival completed has now arrived.
    for child in navigation.stack where child.containment.awaitsDidMoveSince != nil {
      child.didMove(toParent: self)
    }
  }

  private func dropArrival(_ child: UIViewController) {
    simulation.observer.pageDidDepart(child)
    if simulation.semantics.tellsChildOfCancelledPush {
      child.willMove(toParent: nil)
      child.leaveParent()
    } else {
      containment.children.removeAll { $0 === child }
      child.containment.parent = nil
      child.containment.awaitsDidMoveSince = nil
      child.containment.isArriving = false
    }
  }

  private func reportStackSetMeanwhile(_ context: TransitionContext, didComplete: Bool) {
    guard navigation.wasSetMeanwhile else { return }
    navigation.wasSetMeanwhile = false
    if didComplete {
      reject(
        .navigatesOneAtATime,
        """
        Finishing up a navigation transition in an unexpected state: setViewControllers called \
        during the interactive \(context.traceName)
        """
      )
    } else {
      reject(
        .cancelledPopRestoresStack,
        """
        the interactive \(context.traceName) was cancelled after setViewControllers had been \
        called: an extra controller stays on the stack
        """
      )
    }
  }
}
