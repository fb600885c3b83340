import HeadlessUIKit
import JankTrace
import Testing

/// Random correct apps, with unrelated changes at the same time: there must be no findings.
struct CorrectLifeTests {
  @Test(arguments: 0..<5)
  func `a correct app has no findings`(batch: UInt64) {
    var transitions: [TransitionRecord] = []
    for seed in (25 * batch)..<(25 * batch + 25) {
      let trace = CorrectLife.play(seed: seed)
      #expect(trace.found.isEmpty, "seed \(seed)")
      #expect(trace.transitions.allSatisfy { $0.ended != nil }, "seed \(seed)")
      transitions += trace.transitions
    }
    #expect(transitions.count > 100)
    #expect(Set(transitions.map(\.kind)) == [.present, .dismiss, .push, .pop, .tab, .exchange])
    #expect(Set(transitions.map(\.outcome)) == [.completed, .cancelled])
  }
}

/// An app that acts at random and requests only what is possible.
private final class CorrectLife {
  private let window: UIWindow
  private let simulation: Stage
  private var random: SeededGenerator
  private let delegate = ScriptedDelegate()
  private let stackDelegate = ScriptedNavigationDelegate()
  private let tabDelegate = ScriptedTabDelegate()
  private var pageCount = 0

  static func play(seed: UInt64) -> Trace {
    HeadlessUIKitTests.play(until: .milliseconds(30_000)) { window, simulation in
      CorrectLife(window, simulation, seed: seed).begin()
    }
  }

  private init(_ window: UIWindow, _ simulation: Stage, seed: UInt64) {
    self.window = window
    self.simulation = simulation
    random = SeededGenerator(seed: seed)
  }

  private func begin() {
    window.rootViewController = randomRoot()
    var time: Int64 = 200
    for _ in 0..<24 {
      let act = randomAct()
      simulation.schedule("act", at: .milliseconds(time)) { act() }
      time += Int64.random(in: 20...900, using: &random)
    }
    simulation.schedule("rest", at: .milliseconds(time + 3_000)) { [self] in _ = pageCount }
  }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}

// MARK: Pages

extension CorrectLife {
  private func page() -> UIViewController {
    pageCount += 1
    return controller("page \(pageCount)")
  }

  private func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: page())
    if chance(0.5) { stack.delegate = stackDelegate }
    return stack
  }

  private func randomRoot() -> UIViewController {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return page()
    case 1: return stack()
    case 2:
      let tabs = UITabBarController()
      if chance(0.5) { tabs.delegate = tabDelegate }
      tabs.viewControllers = [page(), stack(), page()]
      return tabs
    default:
      let (box, child) = (Container(), stack())
      box.addChild(child)
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
      return box
    }
  }

  /// The topmost page.
  private var top: UIViewController? {
    var top = window.rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }

  /// The controllers of a type in the topmost page.
  private func all<Found: UIViewController>(_ type: Found.Type) -> [Found] {
    func search(_ controller: UIViewController) -> [Found] {
      (controller as? Found).map { [$0] } ?? [] + controller.children.flatMap(search)
    }
    return top.map(search) ?? []
  }

  /// Whether no transition is under way.
  private var isIdle: Bool {
    func isIdle(_ controller: UIViewController) -> Bool {
      controller.transitionCoordinator == nil && controller.children.allSatisfy(isIdle)
    }
    var page = window.rootViewController
    while let controller = page {
      guard isIdle(controller), !controller.isBeingPresented, !controller.isBeingDismissed else {
        return false
      }
      let above = controller.presentedViewController
      if let above, above.viewIfLoaded?.window == nil { return false }
      page = above
    }
    return true
  }
}

// MARK: Acts

extension CorrectLife {
  private func randomAct() -> () -> Void {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return present
    case 2, 3: return dismiss
    case 4, 5: return push
    case 6, 7: return pop
    case 8: return changeTab
    case 9: return turn
    case 10: return meddle
    default: return exchangeChild
    }
  }

  private func animator() -> ScriptedAnimator? { chance(0.6) ? .fading() : nil }

  /// A drag of random length; nil if there is none to make.
  private func touchID() -> UIPercentDrivenInteractiveTransition? {
    guard chance(0.5) else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    let finishes = chance(0.5)
    let now = Int64(CACurrentMediaTime() * 1_000)
    let end = Double.random(in: 0...1, using: &random)
    for step in 1...4 {
      simulation.schedule("move", at: .milliseconds(now + 40 * Int64(step))) {
        driver.update(end * Double(step) / 4)
      }
    }
    simulation.schedule("let go", at: .milliseconds(now + 200)) {
      if finishes { driver.finish() } else { driver.cancel() }
    }
    return driver
  }

  private func present() {
    guard isIdle, let top else { return }
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext, .currentContext,
      .popover,
    ]
    let page: UIViewController = chance(0.3) ? stack() : page()
    page.modalPresentationStyle = styles[Int.random(in: 0..<styles.count, using: &random)]
    if chance(0.2) { page.modalTransitionStyle = .crossDissolve }
    let isFull = [.fullScreen, .overFullScreen].contains(page.modalPresentationStyle)
    if isFull, chance(0.6) {
      page.transitioningDelegate = delegate
      delegate.presenting = .fading()
      delegate.interaction = touchID()
    }
    top.present(page, animated: delegate.interaction != nil || chance(0.8))
    delegate.interaction = nil
  }

  private func dismiss() {
    guard isIdle, let top, top.presentingViewController != nil else { return }
    delegate.dismissing = animator()
    if top.transitioningDelegate != nil, delegate.dismissing != nil {
      delegate.interaction = touchID()
    }
    top.dismiss(animated: delegate.interaction != nil || chance(0.8))
    delegate.interaction = nil
  }

  private func push() {
    guard isIdle, let stack = all(UINavigationController.self).randomElement(using: &random) else {
      return
    }
    change(stack) { stack.pushViewController(self.page(), animated: $0) }
  }

  private func pop() {
    guard isIdle, let stack = all(UINavigationController.self).randomElement(using: &random) else {
      return
    }
    if chance(0.2) {
      change(stack) { stack.setViewControllers([self.page()], animated: $0) }
    } else {
      change(stack) { _ = stack.popViewController(animated: $0) }
    }
  }

  private func change(_ stack: UINavigationController, _ act: (Bool) -> Void) {
    let isSeen = stack.view.window != nil
    (stackDelegate.pushing, stackDelegate.popping) = (animator(), animator())
    let isDriven =
      isSeen && stack.delegate != nil && stackDelegate.pushing != nil
      && stackDelegate.popping != nil && stack.viewControllers.count > 1
    if isDriven { stackDelegate.interaction = touchID() }
    act(stackDelegate.interaction != nil || chance(0.8))
    stackDelegate.interaction = nil
  }

  private func changeTab() {
    guard isIdle, let tabs = all(UITabBarController.self).first else { return }
    let index = Int.random(in: 0..<3, using: &random)
    tabDelegate.animator = animator()
    if tabs.delegate != nil, tabDelegate.animator != nil, index != tabs.selectedIndex {
      tabDelegate.interaction = touchID()
    }
    tabs.selectedIndex = index
    tabDelegate.interaction = nil
  }

  private func turn() {
    let isWide = window.bounds.width > window.bounds.height
    let now = Int64(CACurrentMediaTime() * 1_000)
    simulation.schedule(
      resizeTo: isWide ? [375, 667] : [667, 375],
      at: .milliseconds(now + 1),
      animated: chance(0.7)
    )
  }

  /// What other parts of the app may do at any time.
  private func meddle() {
    let page: UIView? = top?.viewIfLoaded
    switch Int.random(in: 0..<4, using: &random) {
    case 0: page?.addSubview(UIView(frame: CGRect(x: 9, y: 9, width: 99, height: 99)))
    case 1: UIView.animate(withDuration: 1.5) { page?.backgroundColor = .green }
    case 2: window.addSubview(UIView(frame: window.bounds))
    default:
      let stack = all(UINavigationController.self).first
      stack?.setNavigationBarHidden(chance(0.5), animated: chance(0.5))
    }
  }

  /// A page changes its own content.
  private func exchangeChild() {
    guard isIdle, let top, !(top is UINavigationController), !(top is UITabBarController) else {
      return
    }
    let child = page()
    child.view.frame = CGRect(x: 20, y: 20, width: 99, height: 99)
    top.addChild(child)
    guard let old = top.children.dropLast().last, old.view.superview === top.view else {
      top.view.addSubview(child.view)
      child.didMove(toParent: top)
      return
    }
    old.willMove(toParent: nil)
    top.transition(from: old, to: child, duration: 0.3, options: [], animations: {}) { _ in
      old.removeFromParent()
      child.didMove(toParent: top)
    }
  }
}
