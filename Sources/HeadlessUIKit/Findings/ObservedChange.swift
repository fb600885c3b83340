internal import Foundation
internal import JankEngine
internal import JankTrace

/// A watched change of pages, carried out by UIKit or by the app.
protocol ObservedChange: AnyObject {
  var name: String { get }
  var from: UIViewController { get }
  var to: UIViewController { get }
  /// The controller that comes or goes; the change is named after it.
  var subject: UIViewController { get }
  /// The view in which the pages change, if known.
  var container: UIView? { get }
  var before: WindowBefore { get }
  /// The views around the change at its start, and those that others added since.
  var surroundings: Surroundings { get set }
  /// The views that differed as soon as the change had started.
  var touchedViews: [UIView] { get }
  /// The views that were added to the window itself at the start.
  var strays: [WeakView] { get }
  /// Whether the change completed; nil before its end.
  var outcome: Bool? { get }
  /// Whether a tap should reach the page on screen after the end.
  var expectsTaps: Bool { get }
  var step: ScriptStep? { get }
  /// Whether its container was resized since, which changes the frames in it.
  var isResized: Bool { get }
  /// The views of the changes that ran at the same time; nil if there were none.
  var viewsOfOthers: [WeakView]? { get set }
  /// The views at the release of the touch, until the next frame.
  var release: ReleaseWatch? { get set }

  /// Checks what does not depend on other changes, once the last frame is committed.
  func checkTraces()
  /// Checks the final state, once no change runs.
  func checkEnd(in window: UIWindow, _ snapshots: TakenSnapshots)
}

extension ObservedChange {
  var simulation: Simulation { from.simulation }

  var shown: UIViewController { outcome == true ? to : from }

  /// The controller that comes or goes; the change is named after it.
  var subject: UIViewController { to }

  var isAlone: Bool { viewsOfOthers == nil }

  /// The two pages and the view in which they change.
  var ownViews: [UIView] { [from.viewIfLoaded, to.viewIfLoaded, container].compactMap { $0 } }

  func meet(_ other: any ObservedChange) {
    viewsOfOthers = (viewsOfOthers ?? []) + other.ownViews.map(WeakView.init)
  }

  /// Records a view that comes into the window without the change adding it.
  func noteGuest(_ view: UIView, in superview: UIView) {
    if let container, superview.isDescendant(of: container) { return }
    surroundings.add(view)
  }

  /// Reports a violation, caused by the script step of the change.
  func find(
    _ rule: FindingRule,
    of controller: UIViewController,
    view: UIView? = nil,
    _ text: String,
    consequence: String? = nil,
    at time: Instant? = nil
  ) {
    simulation.find(
      rule,
      of: controller,
      view: view,
      text,
      consequence: consequence,
      at: time,
      after: step
    )
  }
}

// MARK: After the end

extension ObservedChange {
  func checkTap(in window: UIWindow) {
    guard expectsTaps, shown.viewIfLoaded?.window === window, isAlone || shown.belongsOnScreen
    else { return }
    // A page that is about to be presented or dismissed is checked after that.
    guard shown.presentation?.phase != .changing else { return }
    TapProbe(page: shown, window: window, before: surroundings, step: step).check(after: name)
  }

  func findBlackScreen() {
    let end = outcome == true ? "completed" : "was cancelled"
    find(
      outcome == true ? .successSettles : .cancelRestores,
      of: shown,
      view: shown.viewIfLoaded,
      "\(name) \(end), and the view of \(shown.traceName) is not in the window: black screen",
      consequence: "The screen is black where the page should be, and no tap reaches a view."
    )
  }

  /// Reports a page that stays transformed; returns whether its transform is the identity.
  func checkTransform(of page: UIViewController, _ view: UIView) -> Bool {
    if view.layer.state.styles.transform(.transform) == .identity { return true }
    find(
      .successSettles,
      of: page,
      view: view,
      """
      \(name) completed, and the transform of \(page.traceName) is not the identity: its frame \
      is undefined
      """
    )
    return false
  }

  /// Reports views that stay in a permanent container and belong to no page.
  ///
  /// - Parameters:
  ///   - container: The container of a stack, of tabs, or of a container made by hand.
  ///   - contents: Its subviews before the change.
  func checkContents(of container: UIView, before contents: [WeakView]) {
    for view in container.subviews where view.viewController == nil {
      let isPage = ownViews.contains { $0.isDescendant(of: view) }
      if isPage || contents.contains(where: { $0.view === view }) { continue }
      find(
        .nothingIsLeftBehind,
        of: subject,
        view: view,
        "\(name) completed, and \(view.traceName) stays in the container of the pages"
      )
    }
  }
}

// MARK: After a cancel

extension ObservedChange {
  func checkRestoration(in window: UIWindow) {
    checkItems()
    // A change of size gives every view another frame.
    guard let views = before.views, before.size == window.bounds.size, !isResized else { return }
    for change in views.differences(to: HierarchySnapshot(of: window)) where answers(for: change) {
      let view = change.view
      // The buttons of an item are compared by what they show.
      if change.parent.isInNavigationBar { continue }
      let isStray = view.superview is UIWindow && strays.contains { $0.view === view }
      let isAlongside = !takesPart(view)
      let hint = isAlongside ? "; check isCancelled in completions alongside" : ""
      find(
        isStray
          ? .nothingIsLeftBehind : isAlongside ? .alongsideLooksAtOutcome : .cancelRestores,
        of: view.nearestController ?? subject,
        view: view,
        "\(name) was cancelled, and the view \(view.traceName) \(change.what)\(hint)"
      )
    }
  }

  /// Whether the change has to restore a difference.
  ///
  /// It has to restore the pages, their container and its subviews, the views around them, and what
  /// changed at its start. Other changes inside a page are the page's own. If changes overlapped,
  /// it answers only for the shape of its pages that no other change used.
  private func answers(for change: HierarchySnapshot.Difference) -> Bool {
    let isOwn = ownViews.contains { $0 === change.view }
    if let viewsOfOthers {
      return isOwn && change.isShape && !viewsOfOthers.contains { $0.view === change.view }
    }
    let isNear = container.map { change.parent === $0 || $0.isDescendant(of: change.view) }
    return isOwn || isNear == true || touchedViews.contains { $0 === change.view }
  }

  /// Whether a view belongs to the change, unlike a bar beside it.
  private func takesPart(_ view: UIView) -> Bool {
    let isAround = container?.isDescendant(of: view) ?? false
    return view.window == nil || (view.superview is UIWindow && !isAround)
      || ownViews.contains { view.isDescendant(of: $0) }
  }
}

extension UIView {
  fileprivate var isInNavigationBar: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UINavigationBar }
  }
}

// MARK: What belongs on screen

extension UIViewController {
  /// Whether the controller should be on screen, according to containers and presentations.
  ///
  /// In a container made by hand, the view decides.
  var belongsOnScreen: Bool { hasPlaceOnScreen && !isCovered }

  /// Whether the controller would be on screen if it presented nothing.
  private var hasPlaceOnScreen: Bool {
    if let ownPresenting { return presentation?.phase == .shown && ownPresenting.hasPlaceOnScreen }
    guard let parent else { return self === simulation.window?.rootViewController }
    guard parent.belongsOnScreen else { return false }
    return switch parent {
    case let stack as UINavigationController: stack.topViewController === self
    case let tabs as UITabBarController: tabs.selectedViewController === self
    default: viewIfLoaded?.window != nil
    }
  }

  /// Whether a page over it removed its view, or is about to remove or restore it.
  private var isCovered: Bool {
    guard let presentation = ownPresented?.presentation else { return false }
    return presentation.hasTakenPresentersView || presentation.shouldRemovePresentersView
  }
}
