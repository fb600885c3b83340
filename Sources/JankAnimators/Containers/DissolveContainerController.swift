public import HeadlessUIKit

/// A container made by hand that shows one of its pages and dissolves into the next.
///
/// The way of iOS 5, before transitions had protocols of their own: the container makes the
/// arriving page its child, tells the leaving one that it goes, lets the system exchange their
/// views, and makes the change official when that is done.
public final class DissolveContainerController: UIViewController {
  private let pages: [UIViewController]
  private let duration: TimeInterval
  private let forgetsMoves: Bool
  private var shown: UIViewController?
  /// Whether one page is taking the place of another.
  public private(set) var isChanging = false
  // What an unwind segue wants to be shown when the change that runs is over.
  private var waitingIndex: Int?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - pages: the pages to choose from, at least one; the first is shown.
  ///   - duration: how long a page dissolves, in seconds.
  ///   - forgetsMoves: whether the container leaves out the calls that tell children of their
  ///     moves, as is often done.
  public init(pages: [UIViewController], duration: TimeInterval = 0.3, forgetsMoves: Bool = false) {
    precondition(!pages.isEmpty, "a container has a page to show")
    self.pages = pages
    self.duration = duration
    self.forgetsMoves = forgetsMoves
    super.init(nibName: nil, bundle: nil)
  }

  /// Answers nil: containers are not read from archives.
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

  /// Shows the page that is next on the way back, at the end of the change that runs, if one does.
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

  /// Shows another of the pages; nothing happens while one is dissolving.
  ///
  /// - Parameters:
  ///   - index: its place, from 0.
  ///   - animated: whether it dissolves.
  /// - Returns: Whether the change has begun.
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
      // The container may have changed its size on the way.
      page.view.frame = view.bounds
      guard let index = waitingIndex else { return }
      waitingIndex = nil
      show(at: index, animated: true)
    }
    return true
  }
}
