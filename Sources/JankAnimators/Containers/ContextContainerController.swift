public import HeadlessUIKit

/// A container made by hand that exchanges its pages with animators and follows a finger.
///
/// It gives animators a context of its own, does for the finger what a percent-driven interaction
/// does for the system's transitions, and tells every progress, so that buttons can change their
/// colour along. The system offers no transition coordinator for such a change.
public final class ContextContainerController: UIViewController {
  /// Makes the animator of a change, given whether it goes forward in the order of the pages.
  public typealias AnimatorFactory =
    (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  /// The place of the page that is shown, or is coming, from 0.
  public private(set) var selectedIndex = 0
  /// Whether one page is taking the place of another.
  public var isChanging: Bool { context != nil }
  /// Called with the two places and the progress of a change, 0 to 1, whenever it has changed.
  public var progressDidChange: (_ from: Int, _ to: Int, _ progress: CGFloat) -> Void = { _, _, _ in
  }

  private let pages: [UIViewController]
  private let makeAnimator: AnimatorFactory
  private let stage = UIView(frame: .zero)
  private var context: ContainerContext?
  private var tracker: DragTracker?
  // What an unwind segue wants to be shown when the change that runs is over.
  private var waitingIndex: Int?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pages: the pages to choose from, at least one; the first is shown.
  ///   - tracker: follows a finger that changes the page; nil where none does.
  ///   - makeAnimator: makes the animator of a change.
  public init(
    pages: [UIViewController],
    tracker: DragTracker? = nil,
    makeAnimator: @escaping AnimatorFactory
  ) {
    precondition(!pages.isEmpty, "a container has a page to show")
    self.pages = pages
    self.makeAnimator = makeAnimator
    self.tracker = tracker
    super.init(nibName: nil, bundle: nil)
  }

  /// Answers nil: containers are not read from archives.
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

  /// Shows the page that is next on the way back, at the end of the change that runs, if one does.
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

  /// Shows another of the pages; nothing happens while a change runs.
  ///
  /// - Parameters:
  ///   - index: its place, from 0.
  ///   - animated: whether an animator is asked.
  /// - Returns: Whether the change has begun.
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
    // The container may have changed its size on the way.
    pages[selectedIndex].view.frame = stage.bounds
  }

  /// Goes on with the way back that a change has held up.
  private func followWaitingUnwind() {
    guard let index = waitingIndex else { return }
    waitingIndex = nil
    select(index, animated: true)
  }

  /// Lets go of the page that is not shown any more, or that did not come after all.
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
