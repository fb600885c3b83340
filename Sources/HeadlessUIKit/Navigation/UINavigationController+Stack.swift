internal import Foundation
internal import JankTrace

// MARK: Requests

extension UINavigationController {
  func canPush(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      simulation.find(
        .pushesOnce,
        of: controller,
        """
        NSInvalidArgumentException: Pushing a navigation controller is not supported: \
        \(controller.traceName) onto \(traceName)
        """,
        raises: true
      )
      return false
    }
    guard navigation.stack.contains(controller) else { return true }
    simulation.find(
      .pushesOnce,
      of: controller,
      """
      NSInvalidArgumentException: Pushing the same view controller instance more than once is not \
      supported: \(controller.traceName) is on the stack of \(traceName)
      """,
      raises: true
    )
    return false
  }

  func pop(leaving count: Int, animated: Bool) -> [UIViewController]? {
    let stack = navigation.stack
    guard count > 0, count < stack.count,
      change(to: Array(stack[..<count]), by: .pop, animated: animated)
    else { return nil }
    return Array(stack[count...])
  }

  func setStack(_ new: [UIViewController], animated: Bool) {
    guard new != navigation.stack else { return }
    guard Set(new).count == new.count else {
      reject(
        .pushesOnce,
        """
        NSInvalidArgumentException: All view controllers in a navigation controller must be \
        distinct: \(new.map(\.traceName).joined(separator: ", "))
        """,
        raises: true
      )
      return
    }
    let uncovers = new.last.map(navigation.stack.contains) ?? true
    change(to: new, by: uncovers ? .pop : .push, animated: animated, setsAll: true)
  }

  /// Changes the stack and requests a transition to its new top, or returns false if it is
  /// rejected.
  ///
  /// Certain: view controllers that leave or arrive receive `willMove` during the call.
  @discardableResult
  func change(
    to new: [UIViewController],
    by operation: Operation,
    animated: Bool,
    setsAll: Bool = false
  ) -> Bool {
    let isNested = reportNesting(of: operation, setsAll: setsAll)
    if isNested, simulation.semantics.nestedRequests == .isDropped { return false }
    let old = navigation.stack
    let (staying, known) = (IdentitySet(new), IdentitySet(old))
    for controller in old.reversed() where !staying.contains(controller) {
      controller.willMove(toParent: nil)
      navigation.departing.append(controller)
    }
    for controller in new where !known.contains(controller) {
      navigation.departing.removeAll { $0 === controller }
      controller.containment.leavesSince = nil
      adopt(controller)
    }
    navigation.currentStack = StackRecord(pages: new)
    readTabBarPreference()
    schedule(animated: animated)
    return true
  }

  private func schedule(animated: Bool) {
    guard navigation.running != nil || (isInWindow && navigation.shown != nil) else {
      changeUnseen()
      return
    }
    var request = NavigationRequest(
      isAnimated: animated,
      requested: simulation.takeRequest()
    )
    if navigation.running == nil, let from = navigation.shown, let to = topViewController {
      request.drive = drive(request, from: from, to: to)
    }
    coordinateWaiting(&request)
    navigation.pending = request
    view.setNeedsLayout()
  }

  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Reports a change that is requested during another one, and returns whether it did; for a stack
  /// set during an interactive pop it returns false and reports at the end of the gesture.
  private func reportNesting(of operation: Operation, setsAll: Bool) -> Bool {
    let running = navigation.running.flatMap { $0.isRunning ? $0 : nil }
    guard running != nil || navigation.pending?.isAnimated == true else { return false }
    if setsAll, let running, running.kind == .pop, running.initiallyInteractive {
      navigation.wasSetMeanwhile = true
      return false
    }
    let asked = operation == .push ? "push" : "pop"
    let reason =
      running.map { "the \($0.traceName) is running" } ?? "the previous change has not begun"
    reject(
      .navigatesOneAtATime,
      """
      nested \(asked) animation can result in corrupted navigation bar; Finishing up a navigation \
      transition in an unexpected state: \(asked) in \(traceName) while \(reason)
      """
    )
    return true
  }
}

// MARK: Animators

extension UINavigationController {
  /// Returns the delegate's or the system's animator and interaction; nil if nothing changes.
  func drive(
    _ request: NavigationRequest,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionDrive? {
    guard from !== to else { return nil }
    let system = SystemNavigationAnimator()
    guard request.isAnimated else { return TransitionDrive(animator: system) }
    guard let animator = askForAnimator(operation(to: to), from: from, to: to) else {
      return TransitionDrive(animator: system, interaction: navigation.touchID)
    }
    note("navigationController(interactionControllerFor:)", of: delegate)
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    return TransitionDrive(animator: animator, interaction: interaction)
  }

  /// Returns whether the transition to a view controller is a push or a pop, compared with the
  /// stack on screen, since several requests may have followed the last transition.
  func operation(to page: UIViewController) -> Operation {
    navigation.settled.contains(page) ? .pop : .push
  }

  private func askForAnimator(
    _ operation: Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    checkDelegate(
      &navigation.delegate,
      delegate,
      property: "delegate",
      change: "\(to.traceName) is shown"
    )
    note("navigationController(animationControllerFor:)", of: delegate)
    let animator = delegate?.navigationController(
      self,
      animationControllerFor: operation,
      from: from,
      to: to
    )
    noteDelegateAnswer(animator)
    let supplied = navigation.delegateAnswer == .animator ? animator : nil
    navigation.delegate.delegateAnswered(supplied)
    return supplied
  }

  private func noteDelegateAnswer(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    let isImplemented = delegate != nil && !(animator is UnimplementedAnimator)
    navigation.delegateAnswer =
      !isImplemented ? .unimplemented : animator == nil ? .nothing : .animator
  }

  /// Determines whether the delegate supplies animators if it has not been asked yet.
  ///
  /// UIKit checks whether the method exists. Swift cannot, so the delegate is asked about a pop,
  /// which the trace does not record.
  func learnWhetherDelegateAnimates() {
    guard navigation.delegateAnswer == .unasked, let delegate,
      let page = topViewController, let below = viewControllers.dropLast().last
    else { return }
    let animator = delegate.navigationController(
      self,
      animationControllerFor: .pop,
      from: page,
      to: below
    )
    noteDelegateAnswer(animator)
  }

  func announce(willShow controller: UIViewController, animated: Bool) {
    note("navigationController(willShow: \(controller.traceName))", of: delegate)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func announce(didShow controller: UIViewController, animated: Bool) {
    note("navigationController(didShow: \(controller.traceName))", of: delegate)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}

// MARK: Changes without animation

extension UINavigationController {
  /// Adds the top view if none is shown, and calls `willShow`.
  func showTop() {
    guard navigation.shown == nil, let top = topViewController else { return }
    if navigation.awaitsAnnouncement { announce(willShow: top, animated: false) }
    navigation.shown = top
    top.view.frame = transitionView.bounds
    transitionView.addSubview(top.view)
    navigationBar.show(top)
  }

  /// Calls `willShow` again if the semantics require it at every appearance.
  func announceReturn() {
    guard simulation.semantics.announcesPageAtEveryAppearance else { return }
    navigation.awaitsAnnouncement = true
    if let shown = navigation.shown { announce(willShow: shown, animated: false) }
  }

  /// Calls `didShow` for the first view controller.
  func announceFirstPage() {
    guard navigation.awaitsAnnouncement, let shown = navigation.shown else { return }
    navigation.awaitsAnnouncement = false
    announce(didShow: shown, animated: false)
  }

  /// Shows the top of the stack at once, if there is no window or nothing to animate.
  func changeUnseen() {
    let request = navigation.pending
    navigation.pending = nil
    let top = topViewController
    if let shown = navigation.shown, shown !== top {
      shown.viewIfLoaded?.removeFromSuperview()
      navigation.shown = nil
      navigationBar.show(nil)
    }
    navigationBar.updateWayBack()
    if containment.appearance != .disappeared {
      showTop()
      if containment.appearance == .appeared { announceFirstPage() }
    }
    navigation.settledStack = navigation.currentStack
    settleTabBar()
    settleChildren()
    request?.endUnseen()
  }

  /// Sends `didMove` and removes the children that have left.
  func settleChildren() {
    let (stack, settled) = (navigation.stack, navigation.settled)
    let (inStack, inSettled) = (IdentitySet(stack), IdentitySet(settled))
    for child in navigation.departing
    where !inStack.contains(child) && !inSettled.contains(child) {
      child.leaveParent()
      simulation.observer.pageDidDepart(child)
    }
    navigation.departing.removeAll { $0.parent !== self }
    for child in settled
    where inStack.contains(child) && child.containment.awaitsDidMoveSince != nil {
      child.didMove(toParent: self)
    }
    let others = containment.children.filter { !inStack.contains($0) }
    containment.children = stack + others
  }
}

/// A set of view controllers by identity, for constant-time lookup in long stacks.
private struct IdentitySet {
  private let identities: Set<ObjectIdentifier>

  init(_ controllers: [UIViewController]) {
    identities = Set(controllers.map(ObjectIdentifier.init))
  }

  func contains(_ controller: UIViewController) -> Bool {
    identities.contains(ObjectIdentifier(controller))
  }
}
