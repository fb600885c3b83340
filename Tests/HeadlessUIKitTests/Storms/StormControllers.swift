import Foundation
import HeadlessUIKit
import JankTrace

/// What a storm heard that must not be, and what it did that has to be found.
final class StormRecord {
  /// Everything that must not have been heard.
  private(set) var complaints: [String] = []
  /// The rules that the script broke on purpose.
  private(set) var deserved: [FindingRule] = []
  /// Whether the script makes such mistakes; otherwise the app is on its guard against them.
  let makesMistakes: Bool

  init(makesMistakes: Bool) {
    self.makesMistakes = makesMistakes
  }

  /// Notes what must not be.
  func complain(_ problem: String) {
    complaints.append(problem)
  }

  /// Notes a mistake of the script that has to be found once.
  func deserve(_ rule: FindingRule) {
    deserved.append(rule)
  }
}

/// Follows the callbacks of appearance of one controller.
struct AppearanceWatch {
  /// A callback, or the state that it leads to.
  enum Step: String {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private(set) var last = Step.didDisappear

  /// Whether the controller is on screen, off it, or nil for neither.
  var isOnScreen: Bool? {
    switch last {
    case .didAppear: true
    case .didDisappear: false
    case .willAppear, .willDisappear: nil
    }
  }

  /// Takes in a callback; answers false where it may not follow the last one.
  mutating func hear(_ step: Step) -> Bool {
    let fits =
      switch (last, step) {
      case (.didDisappear, .willAppear), (.willDisappear, .willAppear): true
      case (.willAppear, .didAppear), (.willDisappear, .didDisappear): true
      case (.didAppear, .willDisappear), (.willAppear, .willDisappear): true
      default: false
      }
    last = step
    return fits
  }
}

/// A page, or a container, whose callbacks are followed.
protocol StormWatched: UIViewController {
  var record: StormRecord { get }
  var watch: AppearanceWatch { get set }
}

extension StormWatched {
  func hear(_ step: AppearanceWatch.Step) {
    let before = watch.last
    guard !watch.hear(step) else { return }
    record.complain("\(title ?? "") hears \(step) after \(before)")
  }
}

/// A page that may contain one child.
final class StormPage: UIViewController, StormWatched {
  let record: StormRecord
  var watch = AppearanceWatch()
  private(set) var isExchanging = false

  init(_ name: String, _ record: StormRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(.willAppear)
    goAlong()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(.didDisappear)
  }

  // A colour that changes alongside and is put right whatever becomes of the transition.
  private func goAlong() {
    let view: UIView = self.view
    transitionCoordinator?.animate(
      alongsideTransition: { _ in view.backgroundColor = .red },
      completion: { _ in view.backgroundColor = nil }
    )
  }

  /// Puts a child in the place of the one before, as containers made by hand should.
  func exchangeChild(for child: StormPage, duration: TimeInterval) {
    guard !isExchanging else { return }
    let old = children.first
    old?.willMove(toParent: nil)
    addChild(child)
    child.view.frame = view.bounds
    let end = { [self] in
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
      child.didMove(toParent: self)
      isExchanging = false
    }
    guard let old, old.viewIfLoaded?.window != nil, watch.isOnScreen == true else {
      view.addSubview(child.view)
      end()
      return
    }
    isExchanging = true
    transition(from: old, to: child, duration: duration, animations: nil) { _ in end() }
  }
}

/// A navigation controller that knows whether it is in transition.
final class StormNavigation: UINavigationController, StormWatched {
  let record: StormRecord
  var watch = AppearanceWatch()
  private(set) var isRunning = false
  private var lastRequest = -1.0

  init(_ name: String, _ record: StormRecord, pages: [StormPage]) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = name
    viewControllers = pages
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(.didDisappear)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    if !record.makesMistakes, isBusy { return nil }
    willRequest(changes: viewControllers.count > 1)
    return super.popViewController(animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    willRequest(changes: true)
    super.pushViewController(viewController, animated: animated)
  }

  /// Whether a transition runs or may be about to.
  var isBusy: Bool { isRunning || CACurrentMediaTime() - lastRequest < 0.03 }

  /// The delegate was told that a page will be shown.
  func pageWillShow() {
    guard let coordinator = transitionCoordinator,
      coordinator.viewController(forKey: .to)?.parent === self
    else { return }
    isRunning = true
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isRunning = false }
  }

  /// Anything is asked for.
  func willRequest(changes: Bool) {
    lastRequest = CACurrentMediaTime()
    if isRunning, changes { record.deserve(.navigatesOneAtATime) }
  }
}

/// A tab bar controller that knows whether it is in transition.
final class StormTabs: UITabBarController, StormWatched {
  let record: StormRecord
  var watch = AppearanceWatch()
  var isRunning = false

  init(_ name: String, _ record: StormRecord, pages: [UIViewController]) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = name
    viewControllers = pages
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(.didDisappear)
  }

  /// Selects a tab, as the app or as a user.
  func choose(_ index: Int, byUser: Bool) {
    if isRunning, index != selectedIndex { record.deserve(.cancelledTabRestoresIndex) }
    if byUser { tap(tab: index) } else { selectedIndex = index }
  }
}
