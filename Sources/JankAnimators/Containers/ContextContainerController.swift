public import HeadlessUIKit

/// A custom container that exchanges its pages with animators and follows a gesture.
///
/// It gives animators a context of its own, replaces the percent-driven interaction of the system's
/// transitions, and reports every progress, for example to change the colour of buttons alongside.
/// The system has no transition coordinator for such a change.
public final class ContextContainerController: UIViewController {
  /// Creates the animator of a change; the argument is whether the change goes forward.
  public typealias AnimatorFactory =
    (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  /// The index of the current or arriving page.
  public private(set) var selectedIndex = 0
  /// Whether a page is replacing another.
  public var isChanging: Bool { context != nil }
  /// Called with both indices and the progress of a change, 0 to 1, when it changes.
  public var progressDidChange: (_ from: Int, _ to: Int, _ progress: CGFloat) -> Void = { _, _, _ in
  }

  private let pages: [UIViewController]
  private let makeAnimator: AnimatorFactory
  private let stage = UIView(frame: .zero)
  private var context: ContainerContext?
  private var tracker: DragTracker?
  // The page that an unwind segue requested during the current change.
  private var waitingIndex: Int?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pages: The pages, at least one; the first is shown.
  ///   - tracker: The gesture that changes the page, or nil.
  ///   - makeAnimator: Creates the animator of a change.
  public init(
    pages: [UIViewController],
    tracker: DragTracker? = nil,
    makeAnimator: @escaping AnimatorFactory
  ) {
    precondition(!pages.isEmpty, "a container needs at least one page")
    self.pages = pages
    self.makeAnimator = makeAnimator
    self.tracker = tracker
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    stage.layer.name = "stage"
    view.addSubview(stage)
    stage.frame = view.bounds
    let first = pages[0]
    addChild(first)
    first.view.frame = stage.bounds
    stage.addSubview(first.view)
    first.didMove(toParent: self)
    wireTracker()
  }

  public override func viewWillLayoutSubviews() {
    stage.frame = view.bounds
    if context == nil { pages[selectedIndex].view.frame = stage.bounds }
  }

  /// Shows the next page on the unwind path, after the current change, if any.
  public override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard let index = pages.firstIndex(of: subsequentVC) else { return }
    if context != nil {
      waitingIndex = index
    } else {
      select(index, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows the page at `index`, unless a change is in progress; returns whether the change has
  /// begun.
  @discardableResult
  public func select(_ index: Int, animated: Bool) -> Bool {
    guard pages.indices.contains(index), index != selectedIndex, context == nil else {
      return false
    }
    change(to: index, isInteractive: false, animated: animated)
    return true
  }
}

// MARK: The change

extension ContextContainerController {
  private func change(to index: Int, isInteractive: Bool, animated: Bool) {
    let old = selectedIndex
    let (from, to) = (pages[old], pages[index])
    selectedIndex = index
    addChild(to)
    guard animated else {
      exchange(from, to)
      progressDidChange(old, index, 1)
      return
    }
    let context = ContainerContext(
      from: from,
      to: to,
      in: stage,
      animator: makeAnimator(index > old),
      isInteractive: isInteractive,
      completion: { [unowned self] didComplete in end(from, to, didComplete, back: old) }
    )
    context.progressDidChange = { [unowned self] in progressDidChange(old, index, $0) }
    context.didEnd = { [unowned self] in followWaitingUnwind() }
    self.context = context
    context.run()
  }

  private func exchange(_ from: UIViewController, _ to: UIViewController) {
    let mark = TransitionMark(from: from, to: to, filling: stage)
    to.view.frame = stage.bounds
    stage.addSubview(to.view)
    settle(from)
    to.didMove(toParent: self)
    mark.end(completed: true)
  }

  private func end(
    _ from: UIViewController,
    _ to: UIViewController,
    _ didComplete: Bool,
    back old: Int
  ) {
    context = nil
    if didComplete {
      settle(from)
      to.didMove(toParent: self)
    } else {
      to.didMove(toParent: self)
      settle(to)
      selectedIndex = old
    }
    // The container's size may have changed during the transition.
    pages[selectedIndex].view.frame = stage.bounds
  }

  private func followWaitingUnwind() {
    guard let index = waitingIndex else { return }
    waitingIndex = nil
    select(index, animated: true)
  }

  /// Removes the page that is no longer shown, or that did not arrive.
  private func settle(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  private func wireTracker() {
    tracker?.begin = { [unowned self] isForward in
      let index = selectedIndex + (isForward ? 1 : -1)
      guard pages.indices.contains(index), context == nil else { return false }
      change(to: index, isInteractive: true, animated: true)
      return true
    }
    tracker?.update = { [unowned self] in context?.updateInteractiveTransition($0) }
    tracker?.end = { [unowned self] release in
      if release.completes {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
    }
    tracker?.wire(to: view)
  }
}
