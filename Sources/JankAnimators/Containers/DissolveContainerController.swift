public import HeadlessUIKit

/// A custom container that shows one of its pages and dissolves into the next.
///
/// This is the technique of iOS 5, before transitions had protocols: the container adds the
/// arriving page as a child, announces the removal of the leaving one, lets the system exchange
/// their views, and completes the containment calls afterwards.
public final class DissolveContainerController: UIViewController {
  private let pages: [UIViewController]
  private let duration: TimeInterval
  private let forgetsMoves: Bool
  private var shown: UIViewController?
  /// Whether a page is replacing another.
  public private(set) var isChanging = false
  // The page that an unwind segue requested during the current change.
  private var waitingIndex: Int?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pages: The pages, at least one; the first is shown.
  ///   - duration: The duration of a dissolve, in seconds.
  ///   - forgetsMoves: Whether the container omits the calls that announce moves to its children, a
  ///     common mistake.
  public init(pages: [UIViewController], duration: TimeInterval = 0.3, forgetsMoves: Bool = false) {
    precondition(!pages.isEmpty, "a container needs at least one page")
    self.pages = pages
    self.duration = duration
    self.forgetsMoves = forgetsMoves
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    let first = pages[0]
    addChild(first)
    first.view.frame = view.bounds
    view.addSubview(first.view)
    first.didMove(toParent: self)
    shown = first
  }

  public override func viewWillLayoutSubviews() {
    guard !isChanging else { return }
    shown?.view.frame = view.bounds
  }

  /// Shows the next page on the unwind path, after the current change, if any.
  public override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard let index = pages.firstIndex(of: subsequentVC) else { return }
    if isChanging {
      waitingIndex = index
    } else {
      show(at: index, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows the page at `index`, unless a dissolve is in progress; returns whether the change has
  /// begun.
  @discardableResult
  public func show(at index: Int, animated: Bool) -> Bool {
    guard pages.indices.contains(index), let leaving = shown, !isChanging else { return false }
    let page = pages[index]
    guard page !== leaving else { return false }
    isChanging = true
    addChild(page)
    page.view.frame = view.bounds
    if !forgetsMoves { leaving.willMove(toParent: nil) }
    transition(
      from: leaving,
      to: page,
      duration: animated ? duration : 0,
      options: .transitionCrossDissolve,
      animations: nil
    ) { [self] _ in
      leaving.removeFromParent()
      if !forgetsMoves { page.didMove(toParent: self) }
      shown = page
      isChanging = false
      // The container's size may have changed during the transition.
      page.view.frame = view.bounds
      guard let index = waitingIndex else { return }
      waitingIndex = nil
      show(at: index, animated: true)
    }
    return true
  }
}
