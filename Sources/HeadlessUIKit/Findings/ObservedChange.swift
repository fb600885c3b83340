internal import Foundation
internal import JankEngine
internal import JankTrace

/// A change of pages that is watched, whoever carries it out.
protocol ObservedChange: AnyObject {
  /// What the change is called in findings.
  var name: String { get }
  /// The controller on screen at the start.
  var from: UIViewController { get }
  /// The controller on screen after success.
  var to: UIViewController { get }
  /// The controller that comes or goes, by whose name the change is called.
  var subject: UIViewController { get }
  /// The view in which it takes place, where that is known.
  var container: UIView? { get }
  /// The window before anything of it happened.
  var before: WindowBefore { get }
  /// What lay around its place, and what others have put there since.
  var surroundings: Surroundings { get set }
  /// The views that were otherwise as soon as it had started.
  var touchedViews: [UIView] { get }
  /// The views that were put right into the window as it started.
  var strays: [WeakView] { get }
  /// Whether it was completed, or nil before its end.
  var outcome: Bool? { get }
  /// Whether a tap should reach the page that is seen after the end.
  var expectsTaps: Bool { get }
  /// What the script did that it comes of, if anything.
  var step: ScriptStep? { get }
  /// Whether its place has got another size since, which gives everything in it other frames.
  var isResized: Bool { get }
  /// The views of the changes that ran at the same time, or nil where none did.
  var viewsOfOthers: [WeakView]? { get set }
  /// What was seen when the finger left, until the next frame.
  var release: ReleaseWatch? { get set }

  /// Finds what does not depend on other changes, once the frame of the end is committed.
  func checkTraces()
  /// Finds what is not as it has to be, once no change runs any more.
  func checkEnd(in window: UIWindow, _ snapshots: TakenSnapshots)
}

extension ObservedChange {
  /// The run that it belongs to.
  var simulation: Simulation { from.simulation }

  /// The controller that is seen after the end.
  var shown: UIViewController { outcome == true ? to : from }

  /// The controller that comes or goes, by whose name the change is called.
  var subject: UIViewController { to }

  /// Whether no other change ran at the same time.
  var isAlone: Bool { viewsOfOthers == nil }

  /// The pages and the view in which they change places.
  var ownViews: [UIView] { [from.viewIfLoaded, to.viewIfLoaded, container].compactMap { $0 } }

  /// Takes note of a change that runs at the same time.
  func meet(_ other: any ObservedChange) {
    viewsOfOthers = (viewsOfOthers ?? []) + other.ownViews.map(WeakView.init)
  }

  /// Takes note of a view that comes into the window and that the change has not put there.
  func noteGuest(_ view: UIView, in superview: UIView) {
    if let container, superview.isDescendant(of: container) { return }
    surroundings.add(view)
  }

  /// Records that a rule does not hold because of what the script did that the change comes of.
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
  /// Finds a page that no tap reaches.
  func checkTap(in window: UIWindow) {
    guard expectsTaps, shown.viewIfLoaded?.window === window, isAlone || shown.belongsOnScreen
    else { return }
    // What is about to be presented or dismissed is asked for when that is over.
    guard shown.presentation?.phase != .changing else { return }
    TapProbe(page: shown, window: window, before: surroundings, step: step).check(after: name)
  }

  /// Finds that nothing of the page is seen that should be.
  func findBlackScreen() {
    let end = outcome == true ? "completed" : "was cancelled"
    find(
      outcome == true ? .successSettles : .cancelRestores,
      of: shown,
      view: shown.viewIfLoaded,
      "\(name) \(end), and the view of \(shown.traceName) is not in the window: black screen",
      consequence: "Nothing is seen where the page should be, and no tap reaches anything."
    )
  }

  /// Finds a page that is left transformed; answers whether it is not.
  func checkTransform(of page: UIViewController, _ view: UIView) -> Bool {
    if view.layer.state.styles.transform(.transform) == .identity { return true }
    find(
      .successSettles,
      of: page,
      view: view,
      """
      \(name) completed, and the transform of \(page.traceName) is not the identity, so that its \
      frame is undefined
      """
    )
    return false
  }

  /// Finds what was put into a container that stays and is no page.
  ///
  /// - Parameters:
  ///   - container: the container of a stack, of tabs, or of a container made by hand.
  ///   - contents: what lay in it before.
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
  /// Finds what is otherwise than before.
  func checkRestoration(in window: UIWindow) {
    // A change of size gives everything other frames.
    guard let views = before.views, before.size == window.bounds.size, !isResized else { return }
    for change in views.differences(to: HierarchySnapshot(of: window)) where answers(for: change) {
      let view = change.view
      let isStray = view.superview is UIWindow && strays.contains { $0.view === view }
      let isAlongside = !takesPart(view)
      let hint = isAlongside ? "; completions alongside have to look at isCancelled" : ""
      find(
        isStray
          ? .nothingIsLeftBehind : isAlongside ? .alongsideLooksAtOutcome : .cancelRestores,
        of: view.nearestController ?? subject,
        view: view,
        "\(name) was cancelled, and the view \(view.traceName) \(change.what)\(hint)"
      )
    }
  }

  /// Whether the change has to put something back.
  ///
  /// It has where that is one of the pages, their container or what lies right in it, something
  /// around them, or something that changed when it started. What else changes in a page meanwhile
  /// is the page's own business, and where others ran at the same time so is what they had in hand.
  private func answers(for change: HierarchySnapshot.Difference) -> Bool {
    let isOwn = ownViews.contains { $0 === change.view }
    if let viewsOfOthers {
      return isOwn && change.isShape && !viewsOfOthers.contains { $0.view === change.view }
    }
    let isNear = container.map { change.parent === $0 || $0.isDescendant(of: change.view) }
    return isOwn || isNear == true || touchedViews.contains { $0 === change.view }
  }

  /// Whether a view is one of those that the change is about, rather than a bar beside them.
  private func takesPart(_ view: UIView) -> Bool {
    let isAround = container?.isDescendant(of: view) ?? false
    return view.window == nil || (view.superview is UIWindow && !isAround)
      || ownViews.contains { view.isDescendant(of: $0) }
  }
}

// MARK: What belongs on screen

extension UIViewController {
  /// Whether the controller has to be seen by what containers and presentations say.
  ///
  /// A container made by hand may show what it likes: there the view tells.
  var belongsOnScreen: Bool { hasPlaceOnScreen && !isCovered }

  /// Whether the controller would be seen if it presented nothing.
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

  /// Whether a page over it has taken its view away, or is about to, or to bring it back.
  private var isCovered: Bool {
    guard let presentation = ownPresented?.presentation else { return false }
    return presentation.hasTakenPresentersView || presentation.shouldRemovePresentersView
  }
}
