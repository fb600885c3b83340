import HeadlessUIKit

/// Hands out what a test says and passes on what it hears.
final class ScriptedNavigationDelegate: NSObject, UINavigationControllerDelegate {
  var pushing: ScriptedAnimator?
  var popping: ScriptedAnimator?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var willShow: (UIViewController) -> Void = { _ in }
  var didShow: (UIViewController) -> Void = { _ in }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { willShow(viewController) }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { didShow(viewController) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? pushing : popping }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A stack of pages and who moves them.
struct PageStack {
  let story: Story
  let controller: UINavigationController
  let delegate = ScriptedNavigationDelegate()

  func push(_ page: UIViewController, at time: Int64) {
    story.at(time, "push") { controller.pushViewController(page, animated: true) }
  }

  func pop(at time: Int64) {
    story.at(time, "pop") { controller.popViewController(animated: true) }
  }

  /// Pops by a finger that is down for 100 ms from a time on.
  func drag(
    at start: Int64 = 1_000,
    to progress: CGFloat = 0.3,
    finishes: Bool = false,
    speed: CGFloat = 1
  ) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = speed
    story.at(start, "touch") {
      delegate.popping = delegate.popping ?? .fading()
      delegate.interaction = driver
      controller.popViewController(animated: true)
    }
    for (step, share) in [0.5, 1].enumerated() {
      story.at(start + 30 * Int64(step + 1), "move") { driver.update(progress * share) }
    }
    story.at(start + 100, "let go") {
      if finishes { driver.finish() } else { driver.cancel() }
      delegate.interaction = nil
    }
  }
}

extension Story {
  /// Shows a stack of pages.
  func stack(_ pages: [UIViewController]) -> PageStack {
    let stack = PageStack(story: self, controller: UINavigationController())
    stack.controller.delegate = stack.delegate
    stack.controller.setViewControllers(pages, animated: false)
    window.rootViewController = stack.controller
    // Held by the app as long as it runs.
    at(5_000, "rest") { _ = stack.delegate }
    return stack
  }

  /// Shows a stack of plain pages.
  func stack(_ names: String...) -> PageStack { stack(names.map { controller($0) }) }
}

/// A page that does something when it comes and goes.
final class BarPage: UIViewController {
  var willAppear: (UINavigationController) -> Void = { _ in }
  var didAppear: (UINavigationController) -> Void = { _ in }
  var willDisappear: (UINavigationController) -> Void = { _ in }
  var didDisappear: (UINavigationController) -> Void = { _ in }
  // Still there when the page has been taken from its stack.
  private weak var stack: UINavigationController?

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack = navigationController
    stack.map(willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.map(didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stack.map(willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.map(didDisappear)
  }
}
