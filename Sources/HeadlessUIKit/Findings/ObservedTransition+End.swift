internal import Foundation
internal import JankEngine
internal import JankTrace

extension ObservedTransition {
  func checkTraces() {
    checkLayerTime()
    checkClocks()
    checkFinalInsets()
    recordRemains()
  }

  func checkEnd(in window: UIWindow, _ snapshots: TakenSnapshots) {
    // One mistake, one finding: if the page is misplaced, stack and screen differ anyway.
    let count = simulation.device.trace.findings.count
    // If the container has left the screen, its own transition is checked.
    if !hasLeftTheScreen {
      if isAlone || shown.belongsOnScreen {
        checkShown(in: window, snapshots)
      } else {
        // Another page covers the presenter by now, and will uncover what the dismissal left.
        find(remains)
      }
    }
    if simulation.device.trace.findings.count == count { checkScreen() }
  }

  private func checkShown(in window: UIWindow, _ snapshots: TakenSnapshots) {
    guard shown.viewIfLoaded?.window === window || (isAlone && outcome != true) else {
      findBlackScreen()
      // What the animator did to the presenter is another mistake than where it put it.
      if before.staying?.isSpoiled == true { find(remains) }
      return
    }
    guard outcome == true else {
      checkRestoration(in: window)
      checkStatusBarAfterCancel()
      return
    }
    checkSuccess(in: window)
    checkSnapshots(snapshots, in: window)
  }

  /// Whether the container left the screen meanwhile, with its pages.
  private var hasLeftTheScreen: Bool {
    if let owner = context.plan.owner { return owner.viewIfLoaded?.window == nil }
    var outermost = context.kind.takesAway ? context.to : context.from
    while let next = outermost.parent ?? outermost.ownPresenting { outermost = next }
    return outermost !== simulation.window?.rootViewController
  }

  private func checkClocks() {
    for clock in traces.runningClocks {
      find(
        .linksStop,
        of: context.subject,
        "\(name): a \(clock) of the animator still runs after animationEnded"
      )
    }
  }
}

// MARK: Screen and model

extension ObservedTransition {
  /// Reports a stack or tabs whose current page is not the one on screen.
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
    guard let owner = context.plan.owner, owner.containment.appearance == .appeared else { return }
    for page in owner.children where page.ownPresented == nil {
      let isSeen = page.viewIfLoaded?.isDescendant(of: owner.view) ?? false
      guard isSeen != (page === shown) else { continue }
      let what = isSeen ? "is on screen but not on top" : "is on top but not on screen"
      find(rule, of: owner, view: page.viewIfLoaded, "\(page.traceName) \(what)")
    }
  }

}

// MARK: After success

extension ObservedTransition {
  private func checkSuccess(in window: UIWindow) {
    let page = context.to
    let count = simulation.device.trace.findings.count
    checkFrame(of: page, in: window)
    checkMotion(of: page)
    // One mistake, one finding: a misplaced page looks different, too.
    if simulation.device.trace.findings.count == count { find(remains) }
    checkLeftovers(in: window)
    if context.plan.owner != nil {
      checkContents(of: context.containerView, before: contents)
    }
    // Overlapping transitions may have changed the bars.
    if isAlone {
      checkControls(of: page)
      checkBar()
      checkStatusBar()
    }
  }

  private func checkFrame(of page: UIViewController, in window: UIWindow) {
    let isRoot = page === window.rootViewController
    guard let view = context.view(forKey: .to) ?? (isRoot ? page.view : nil) else { return }
    // An app may transform its root: the look at the page's arrival counts, if it is visible.
    let isSameSize = arrival?.windowSize == window.bounds.size
    let isSeen = view.frame.intersects(window.bounds)
    if isRoot, isSeen, isSameSize, arrival?.rootLook == ViewLook(of: view) { return }
    guard checkTransform(of: page, view), !isPlacedByApp(view, of: page) else { return }
    let final = isRoot ? window.bounds : context.finalFrame(for: page)
    guard final != .zero, !view.frame.isNear(final), view.frame != frameByNow else { return }
    let sizes = [before.size, arrival?.windowSize ?? before.size]
    let isResized = sizes.contains { $0 != window.bounds.size }
    find(
      isResized ? .sizeChangeIsFollowed : .successSettles,
      of: page,
      view: view,
      """
      \(name) completed, and the frame of \(page.traceName) is \(view.frame.words), not \
      \(final.words)
      """
    )
  }

  /// Whether an app's own presentation controller leaves the frame to the animator of its page.
  ///
  /// It states no frame then: the final frame is the whole container by default. UIKit neither
  /// moves nor reports a sheet at the bottom, if it can be seen. A page that the container does not
  /// fit after a turn of the screen, and a dismissal, are no such case.
  private func isPlacedByApp(_ view: UIView, of page: UIViewController) -> Bool {
    guard context.kind == .present, let presentation = page.presentation,
      presentation.system?.style ?? .custom == .custom,
      type(of: presentation) != UIPresentationController.self,
      let container = presentation.container, view === presentation.presentedView,
      before.size == container.bounds.size, arrival?.windowSize ?? before.size == before.size
    else { return false }
    return presentation.frameOfPresentedViewInContainerView == container.bounds
      && view.frame.intersects(container.bounds)
  }

  /// The frame that the page should have after changes during the transition.
  private var frameByNow: CGRect? {
    switch context.kind {
    case .present, .dismiss: context.to.presentation?.frameOfPresentedViewInContainerView
    case .push, .pop, .tab: context.plan.finalFrameOfTo()
    case .exchange: nil
    }
  }

  private func checkMotion(of page: UIViewController) {
    let view: UIView = context.view(forKey: .to) ?? page.view
    let moves = view.layer.state.animations.contains {
      owns($0.id) && !$0.hasStopped && Self.places.contains($0.property)
    }
    guard moves else { return }
    find(
      .successSettles,
      of: page,
      view: view,
      "completeTransition was called for the \(name) while \(page.traceName) is still moving"
    )
  }

  /// The properties that an animator of pages may animate.
  private static let places: Set<Layer.Property> = [.position, .bounds, .transform, .opacity]

  private func checkLeftovers(in window: UIWindow) {
    let container = context.containerView
    let isEmptyContainer = container.superview === window && container.subviews.isEmpty
    let strays = strays.compactMap(\.view)
      .filter { $0.superview === window && $0.viewController == nil }
    for view in strays + (isEmptyContainer ? [container] : []) {
      let blocks = view.receivesTouches(in: window)
      // An empty container is invisible, so it matters only if it takes touches from a page.
      if view === container, !blocks { continue }
      let fault = blocks ? " and receives touches" : ""
      find(
        .nothingIsLeftBehind,
        of: context.subject,
        view: view,
        "\(name) completed, and \(view.traceName) stays in the window\(fault)"
      )
    }
  }

  /// Reports snapshots that were taken for the page and stay after it left.
  private func checkSnapshots(_ snapshots: TakenSnapshots, in window: UIWindow) {
    guard context.kind.takesAway else { return }
    for snapshot in snapshots.left(by: context.subject, in: window) {
      find(
        .nothingIsLeftBehind,
        of: snapshot.nearestController ?? context.subject,
        view: snapshot,
        "\(name) completed, and a snapshot that was taken for it stays in the window"
      )
    }
  }
}

extension UIView {
  /// Whether hit testing returns the view or one of its subviews, at its centre or at the centre of
  /// a quarter of it.
  fileprivate func receivesTouches(in window: UIWindow) -> Bool {
    let shares: [CGFloat] = [0.25, 0.5, 0.75]
    let seen = convert(bounds, to: window).intersection(window.bounds)
    return shares.contains { across in
      shares.contains { down in
        let point = CGPoint(
          x: seen.minX + seen.width * across,
          y: seen.minY + seen.height * down
        )
        return window.hitTest(point, with: nil)?.isDescendant(of: self) ?? false
      }
    }
  }

  /// The name of the view in findings: that of its layer, or else of its type.
  var traceName: String { layer.name ?? String(describing: type(of: self)) }
}
