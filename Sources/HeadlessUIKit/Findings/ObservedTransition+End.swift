internal import Foundation
internal import JankEngine
internal import JankTrace

extension ObservedTransition {
  func checkTraces() {
    checkLayerTime()
    checkClocks()
    checkFinalInsets()
  }

  func checkEnd(in window: UIWindow, _ snapshots: TakenSnapshots) {
    // One mistake, one finding: where the page is out of place, the stack and the screen differ.
    let count = simulation.device.trace.findings.count
    // Who has lost the container is told of where that went wrong.
    if !hasLeftTheScreen, isAlone || shown.belongsOnScreen { checkShown(in: window, snapshots) }
    if simulation.device.trace.findings.count == count { checkScreen() }
  }

  private func checkShown(in window: UIWindow, _ snapshots: TakenSnapshots) {
    guard shown.viewIfLoaded?.window === window || (isAlone && outcome != true) else {
      findBlackScreen()
      return
    }
    guard outcome == true else { return checkRestoration(in: window) }
    checkSuccess(in: window)
    checkSnapshots(snapshots, in: window)
  }

  /// Whether the container has left meanwhile, and its pages with it.
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
        "\(name): a \(clock) of the animator runs on after animationEnded"
      )
    }
  }
}

// MARK: Screen and model

extension ObservedTransition {
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
    guard let owner = context.plan.owner, owner.containment.appearance == .appeared else { return }
    for page in owner.children where page.ownPresented == nil {
      let isSeen = page.viewIfLoaded?.isDescendant(of: owner.view) ?? false
      guard isSeen != (page === shown) else { continue }
      let what = isSeen ? "is on screen and not on top" : "is on top and not on screen"
      find(rule, of: owner, view: page.viewIfLoaded, "\(page.traceName) \(what)")
    }
  }

}

// MARK: After success

extension ObservedTransition {
  private func checkSuccess(in window: UIWindow) {
    let page = context.to
    checkFrame(of: page, in: window)
    checkMotion(of: page)
    checkLeftovers(in: window)
    if context.plan.owner != nil {
      checkContents(of: context.containerView, before: contents)
    }
    // Where others ran at the same time, bars may be as those have left them.
    if isAlone {
      checkControls(of: page)
      checkBar()
    }
  }

  private func checkFrame(of page: UIViewController, in window: UIWindow) {
    let isRoot = page === window.rootViewController
    guard let view = context.view(forKey: .to) ?? (isRoot ? page.view : nil) else { return }
    // An app may show its root as it likes, if it is seen at all: then that is how it has to be.
    let isSameSize = arrival?.windowSize == window.bounds.size
    let isSeen = view.frame.intersects(window.bounds)
    if isRoot, isSeen, isSameSize, arrival?.rootLook == ViewLook(of: view) { return }
    guard checkTransform(of: page, view) else { return }
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

  /// Where the page has to be since something has changed meanwhile.
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

  /// What is animated of a page that comes.
  private static let places: Set<Layer.Property> = [.position, .bounds, .transform, .opacity]

  private func checkLeftovers(in window: UIWindow) {
    let container = context.containerView
    let isEmptyContainer = container.superview === window && container.subviews.isEmpty
    let strays = strays.compactMap(\.view)
      .filter { $0.superview === window && $0.viewController == nil }
    for view in strays + (isEmptyContainer ? [container] : []) {
      find(
        .nothingIsLeftBehind,
        of: context.subject,
        view: view,
        "\(name) completed, and \(view.traceName) stays in the window and takes all touches"
      )
    }
  }

  /// Finds pictures that stood for something while the page came and stay when it has gone.
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
  /// The name of the view in findings: its layer's, or else the name of its type.
  var traceName: String { layer.name ?? String(describing: type(of: self)) }
}
