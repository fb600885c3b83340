internal import Foundation
internal import JankEngine
internal import JankTrace

extension ObservedTransition {
  /// Finds what is not as it has to be, once the frame of the end is committed.
  ///
  /// - Parameter isLast: whether no other transition runs.
  func checkEnd(isLast: Bool) {
    guard let window = Simulation.current.window else { return }
    checkLayerTime(in: window)
    for link in links where link.isRunning {
      Simulation.current.find(
        .linksStop,
        of: context.subject,
        "\(name): a display link of the animator runs on after animationEnded"
      )
    }
    guard isLast else { return }
    checkScreen()
    guard !overlapped else { return }
    let count = Simulation.current.device.trace.findings.count
    if outcome == true { checkSuccess(in: window) } else { checkRestoration(in: window) }
    // One mistake, one finding: a page out of place is not to be touched either.
    if expectsTaps, Simulation.current.device.trace.findings.count == count {
      TapProbe(page: shown, window: window).check(after: name)
    }
  }

  private func checkRestoration(in window: UIWindow) {
    guard before.isWhole else { return }
    for (view, what) in before.differences(to: HierarchySnapshot(of: window)) {
      let isAlongside = !takesPart(view)
      let hint = isAlongside ? "; completions alongside have to look at isCancelled" : ""
      Simulation.current.find(
        isAlongside ? .alongsideLooksAtOutcome : .cancelRestores,
        of: view.nearestController ?? context.subject,
        view: view,
        "\(name) was cancelled, and the view \(view.traceName) \(what)\(hint)"
      )
    }
  }

  /// Whether a view is one of those that the transition is about, rather than a bar beside them.
  private func takesPart(_ view: UIView) -> Bool {
    let own = [context.containerView, context.from.viewIfLoaded, context.to.viewIfLoaded]
    let isAround = context.containerView.isDescendant(of: view)
    return view.window == nil || (view.superview is UIWindow && !isAround)
      || own.contains { $0.map(view.isDescendant) == true }
  }

  /// Finds a stack or tabs that say that another page is seen than the one on screen.
  private func checkScreen() {
    let rule: FindingRule
    let shown: UIViewController?
    switch context.plan.owner {
    case let stack as UINavigationController where stack.navigation.pending == nil:
      (rule, shown) = (.navigatesOneAtATime, stack.topViewController)
    case let tabs as UITabBarController where tabs.tabs.running == nil:
      (rule, shown) = (.cancelledTabRestoresIndex, tabs.selectedViewController)
    default: return
    }
    guard let owner = context.plan.owner else { return }
    for page in owner.children {
      let isSeen = page.viewIfLoaded?.isDescendant(of: owner.view) ?? false
      guard isSeen != (page === shown) else { continue }
      let what = isSeen ? "is on screen and not on top" : "is on top and not on screen"
      Simulation.current.find(rule, of: owner, view: page.viewIfLoaded, "\(page.traceName) \(what)")
    }
  }

  private func checkSuccess(in window: UIWindow) {
    let page = context.to
    guard page.view.window === window else {
      Simulation.current.find(
        .successSettles,
        of: page,
        view: page.view,
        "\(name) completed, and the view of \(page.traceName) is not in the window: black screen"
      )
      return
    }
    checkFrame(of: page, in: window)
    checkMotion(of: page)
    checkBar()
    checkLeftovers(in: window)
    checkSnapshots()
  }

  private func checkFrame(of page: UIViewController, in window: UIWindow) {
    let isRoot = page === window.rootViewController
    let final = isRoot ? window.bounds : context.finalFrame(for: page)
    let isGiven = isRoot || context.view(forKey: .to) != nil
    guard isGiven else { return }
    guard page.view.layer.state.styles.transform(.transform) == .identity else {
      Simulation.current.find(
        .successSettles,
        of: page,
        view: page.view,
        """
        \(name) completed, and the transform of \(page.traceName) is not the identity, so that its \
        frame is undefined
        """
      )
      return
    }
    guard final != .zero, page.view.frame != final else { return }
    let isResized = [before.size, formerSize].contains { $0 != window.bounds.size }
    Simulation.current.find(
      isResized ? .sizeChangeIsFollowed : .successSettles,
      of: page,
      view: page.view,
      "\(name) completed, and the frame of \(page.traceName) is \(page.view.frame), not \(final)"
    )
  }

  private func checkMotion(of page: UIViewController) {
    let animations = page.view.layer.state.animations
    guard animations.contains(where: { $0.id >= firstAnimation && !$0.hasStopped }) else { return }
    Simulation.current.find(
      .successSettles,
      of: page,
      view: page.view,
      "completeTransition was called for the \(name) while \(page.traceName) is still moving"
    )
  }

  private func checkBar() {
    guard let expectedBarHidden, let stack = context.plan.owner as? UINavigationController,
      stack.isNavigationBarHidden != expectedBarHidden
    else { return }
    Simulation.current.find(
      .alongsideLooksAtOutcome,
      of: context.subject,
      view: stack.navigationBar,
      """
      \(name): since it was cancelled once, the navigation bar is \
      \(expectedBarHidden ? "shown" : "hidden"), otherwise than before the page came
      """
    )
  }

  private func checkLeftovers(in window: UIWindow) {
    let old = before.topViews
    for view in window.subviews where !old.contains(view) {
      let isEmptyContainer = view === context.containerView && view.subviews.isEmpty
      let isStray = view !== context.containerView && view.viewController == nil
      guard isEmptyContainer || isStray else { continue }
      Simulation.current.find(
        .nothingIsLeftBehind,
        of: context.subject,
        view: view,
        "\(name) completed, and \(view.traceName) stays in the window and takes all touches"
      )
    }
  }

  /// Finds pictures that stood for something while the page came and stay when it has gone.
  private func checkSnapshots() {
    guard context.kind.takesAway else { return }
    for snapshot in Simulation.current.inspector.snapshotsLeft(by: context.subject) {
      Simulation.current.find(
        .nothingIsLeftBehind,
        of: snapshot.nearestController ?? context.subject,
        view: snapshot,
        "\(name) completed, and a snapshot that was taken for it stays in the window"
      )
    }
  }

  private func checkLayerTime(in window: UIWindow) {
    let views = [context.containerView, context.from.viewIfLoaded, context.to.viewIfLoaded, window]
    for case let view? in views where view.layer.state.timing != .identity {
      Simulation.current.find(
        .layerTimeIsReset,
        of: context.subject,
        view: view,
        """
        \(name) ended, and the layer of \(view.traceName) is left with speed \(view.layer.speed), \
        timeOffset \(view.layer.timeOffset) and beginTime \(view.layer.beginTime)
        """
      )
    }
  }
}

extension UIView {
  /// The name of the view in findings: its layer's, or else the name of its type.
  var traceName: String { layer.name ?? String(describing: type(of: self)) }
}
