import HeadlessUIKit

/// What an app heard, in order, in the words of the tables.
final class Log {
  private(set) var lines: [String] = []
  /// Whether pages tell where their views go and when they are laid out first.
  var tellsOfViews = false

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// Forgets what was heard so far.
  func clear() {
    lines = []
  }
}

/// The rows of a table, one a line; what follows two blanks is a remark.
func rows(_ table: String) -> [String] {
  table.split(separator: "\n").map { line in
    line.components(separatedBy: "  ")[0]
  }
}

/// A page that logs everything it hears.
class LoggedPage: UIViewController {
  let log: Log
  /// Whether it hands blocks to its coordinator before it appears or disappears.
  var joins = false

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var name: String { title ?? "" }

  private func say(_ what: String) { log("\(name) \(what)") }

  override func loadView() {
    guard log.tellsOfViews else { return super.loadView() }
    let view = LoggedView(frame: UIScreen.main.bounds)
    view.tell = { [unowned self] in say($0) }
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    say("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear")
    join()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("viewWillDisappear")
    join()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say("willMove(\(parent?.title ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say("didMove(\(parent?.title ?? "nil"))")
  }

  // Once, at the first callback of a transition.
  private func join() {
    guard joins, let transitionCoordinator else { return }
    joins = false
    transitionCoordinator.animate(
      alongsideTransition: { [log] _ in log("alongside") },
      completion: { [log] in log($0.isCancelled ? "alongside ends, cancelled" : "alongside ends") }
    )
    transitionCoordinator.notifyWhenInteractionChanges { [log] in
      log($0.isCancelled ? "interaction changes, cancelled" : "interaction changes")
    }
  }
}

/// A view that tells where it goes, and when it is laid out first in a window.
private final class LoggedView: UIView {
  var tell: (String) -> Void = { _ in }
  private var isLaidOut = false

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    switch superview {
    case nil: tell("view leaves")
    case is UIWindow: tell("view in the window")
    default: tell("view in a container")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaidOut else { return }
    isLaidOut = true
    tell("is laid out")
  }
}

/// Moves the arriving view in, or the leaving one out, and puts everything back after a cancel.
final class LoggedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: Log
  private let takesAway: Bool

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - log: where it writes what it is asked.
  ///   - takesAway: whether it uncovers a view, as in a dismissal or a pop.
  init(_ log: Log, takesAway: Bool) {
    self.log = log
    self.takesAway = takesAway
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log("animateTransition")
    let container = transitionContext.containerView
    let arriving = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let arriving, let controller = transitionContext.viewController(forKey: .to) {
      arriving.frame = transitionContext.finalFrame(for: controller)
      if takesAway, let leaving {
        container.insertSubview(arriving, belowSubview: leaving)
      } else {
        container.addSubview(arriving)
      }
    }
    guard let moving = takesAway ? leaving : arriving else { return }
    if !takesAway { moving.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [takesAway] in moving.alpha = takesAway ? 0 : 1 },
      completion: { _ in
        let cancelled = transitionContext.transitionWasCancelled
        moving.alpha = 1
        if cancelled { arriving?.removeFromSuperview() }
        transitionContext.completeTransition(!cancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log("animationEnded(\(transitionCompleted))")
  }
}

/// Logs when the system starts it and when it is told that the finger is gone.
final class LoggedInteraction: UIPercentDrivenInteractiveTransition {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    log("startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    log("update")
    super.update(percentComplete)
  }

  override func finish() {
    log("finish")
    super.finish()
  }

  override func cancel() {
    log("cancel")
    super.cancel()
  }
}

/// A presentation controller that logs everything it hears.
final class LoggedPresentation: UIPresentationController {
  private let log: Log
  private let removes: Bool

  init(of page: UIViewController, _ presenting: UIViewController?, _ log: Log, removes: Bool) {
    self.log = log
    self.removes = removes
    super.init(presentedViewController: page, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    log("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() {
    log("dismissalTransitionWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log("dismissalTransitionDidEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() {
    log("containerViewWillLayoutSubviews")
  }

  override func containerViewDidLayoutSubviews() {
    log("containerViewDidLayoutSubviews")
  }
}

/// Hands out logged helpers for every kind of transition.
final class LoggedDelegate: NSObject, UIViewControllerTransitioningDelegate, LoggedHelper {
  let log: Log
  /// What drives the next transition, or nil for time.
  var interaction: LoggedInteraction?
  /// Whether a custom presentation takes the presenter's view away.
  var removesPresenter = false

  init(_ log: Log) {
    self.log = log
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log("asks for animator")
    return LoggedAnimator(log, takesAway: false)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log("asks for animator")
    return LoggedAnimator(log, takesAway: true)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log("asks for interaction")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log("asks for interaction")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log("asks for presentation controller")
    return LoggedPresentation(of: presented, presenting, log, removes: removesPresenter)
  }
}
