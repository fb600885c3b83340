internal import Foundation
internal import JankTrace

// MARK: What the app asks for

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
      refuse(
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

  /// Changes the stack and asks for a transition to its new top.
  ///
  /// Certain for the moves: those that leave and those that come hear `willMove` inside the call.
  /// Answers false where the change is refused.
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
    navigation.stack = new
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
    navigation.pending = request
    view.setNeedsLayout()
  }

  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Reports a change that is asked for before the last one is over.
  ///
  /// A stack that is set under a finger is reported when the finger has decided, and answers false
  /// as a change does that comes at its time.
  private func reportNesting(of operation: Operation, setsAll: Bool) -> Bool {
    let running = navigation.running.flatMap { $0.isRunning ? $0 : nil }
    guard running != nil || navigation.pending?.isAnimated == true else { return false }
    if setsAll, let running, running.kind == .pop, running.initiallyInteractive {
      navigation.wasSetMeanwhile = true
      return false
    }
    let asked = operation == .push ? "push" : "pop"
    let reason = running.map { "the \($0.traceName) is running" } ?? "the last has not begun"
    refuse(
      .navigatesOneAtATime,
      """
      nested \(asked) animation can result in corrupted navigation bar; Finishing up a navigation \
      transition in an unexpected state: \(asked) in \(traceName) while \(reason)
      """
    )
    return true
  }
}

// MARK: Who moves it

extension UINavigationController {
  /// What moves a change: the delegate's animator, or the system's; nil where nothing moves.
  func drive(
    _ request: NavigationRequest,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionDrive? {
    guard from !== to else { return nil }
    let system = SystemNavigationAnimator()
    guard request.isAnimated else { return TransitionDrive(animator: system) }
    guard let animator = askForAnimator(operation(to: to), from: from, to: to) else {
      return TransitionDrive(animator: system, interaction: navigation.finger)
    }
    note("navigationController(interactionControllerFor:)", of: delegate)
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    return TransitionDrive(animator: animator, interaction: interaction)
  }

  /// Whether a page that comes on screen is pushed, or comes back, from what the screen shows.
  ///
  /// Requests may have followed one another since the last change was over.
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

  /// Learns whether the delegate can supply animators, where nothing has been moved yet.
  ///
  /// UIKit sees whether the delegate has the method; where Swift cannot, it is asked about a pop,
  /// of which the trace tells nothing.
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

// MARK: Without being seen

extension UINavigationController {
  /// Puts the view of the top in place, if none is yet, and says so.
  func showTop() {
    guard navigation.shown == nil, let top = topViewController else { return }
    if navigation.awaitsAnnouncement { announce(willShow: top, animated: false) }
    navigation.shown = top
    top.view.frame = transitionView.bounds
    transitionView.addSubview(top.view)
    navigationBar.show(top)
  }

  /// Says that the page is about to come on screen with the controller, if it has to be said again.
  func announceReturn() {
    guard simulation.semantics.announcesPageAtEveryAppearance else { return }
    navigation.awaitsAnnouncement = true
    if let shown = navigation.shown { announce(willShow: shown, animated: false) }
  }

  /// Says that the page is on screen that came with the controller.
  func announceFirstPage() {
    guard navigation.awaitsAnnouncement, let shown = navigation.shown else { return }
    navigation.awaitsAnnouncement = false
    announce(didShow: shown, animated: false)
  }

  /// Lets the screen follow the stack at once, where nobody can see it or nothing is there to move.
  func changeUnseen() {
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
    navigation.settled = navigation.stack
    settleChildren()
  }

  /// Tells children of moves that are over.
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

/// Which controllers are in a list, for lists as long as a script makes them.
private struct IdentitySet {
  private let identities: Set<ObjectIdentifier>

  init(_ controllers: [UIViewController]) {
    identities = Set(controllers.map(ObjectIdentifier.init))
  }

  func contains(_ controller: UIViewController) -> Bool {
    identities.contains(ObjectIdentifier(controller))
  }
}
