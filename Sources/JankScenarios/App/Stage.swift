internal import HeadlessUIKit
internal import JankAnimators

/// The app that a scenario describes, built for one run: its controllers and what users do with
/// them.
final class Stage {
  let scenario: Scenario
  let strategy: Strategy
  let simulation: Simulation
  /// The delegates of each screen, which nothing else owns.
  var helpers: [String: [NSObject]] = [:]
  /// The drags that present a screen, by its name, which nothing else owns.
  var bringing: [String: DragInteraction] = [:]
  // The last controller created under each name, except those whose presentation was rejected.
  private var made: [String: UIViewController] = [:]
  private var root: UIViewController?
  // The line of the current step.
  private var line: Int?
  private var catchers: [String: Catcher] = [:]

  private static let storyboard = "Scenario"

  init(_ scenario: Scenario, strategy: Strategy, simulation: Simulation) {
    self.scenario = scenario
    self.strategy = strategy
    self.simulation = simulation
  }
}

extension Stage {
  /// Defines the storyboard and fills the window.
  func open(in window: UIWindow) {
    UIStoryboard.define(
      Self.storyboard,
      scenes: scenario.app.screens.map { screen in
        UIStoryboard.Scene(screen.name, segues: screen.storyboardSegues) {
          [unowned self] in
          let controller = build(screen)
          made[screen.name] = controller
          return controller
        }
      }
    )
    root = controller(named: scenario.app.root)
    window.rootViewController = root
  }

  func controller(named name: String) -> UIViewController {
    UIStoryboard(name: Self.storyboard, bundle: nil).instantiateViewController(withIdentifier: name)
  }

  /// Performs an action of the user or the app; warnings point to the line of its step.
  func perform(_ action: Scenario.Action, inLine line: Int?) {
    self.line = line
    switch action {
    case .present(let screen, let presenter, let isAnimated):
      present(screen, from: presenter, animated: isAnimated)
    case .dismiss(let screen, let isAnimated): dismiss(screen, animated: isAnimated)
    case .push(let screen, let stack, let isAnimated):
      withStack(stack) { $0.pushViewController(controller(named: screen), animated: isAnimated) }
    case .pop(let stack, let isAnimated):
      pop(stack) { $0.popViewController(animated: isAnimated) == nil }
    case .popToRoot(let stack, let isAnimated):
      pop(stack) { $0.popToRootViewController(animated: isAnimated) == nil }
    case .select(let screen, let container, let isAnimated):
      select(screen, on: container, animated: isAnimated)
    case .segue(let name, let screen):
      withMade(screen) { $0.performSegue(withIdentifier: name, sender: nil) }
    case .call(let name, let screen): call(name, on: screen)
    case .turnBack(let screen): turnBack(screen)
    case .dropDelegate(let screen):
      if helpers.removeValue(forKey: screen) == nil { warn("\(screen) has no delegate to release") }
    case .drag, .cancelTouches, .rotate, .resize, .stall, .renderStall, .rateLimit, .device: break
    }
  }
}

extension Stage {
  /// The catcher that reverses transitions whose animators a screen's delegate creates; nil if the
  /// script reverses none.
  ///
  /// The screen depends on the transition: a push belongs to its stack, not to the page.
  func catcher(for screen: String) -> Catcher? {
    if let catcher = catchers[screen] { return catcher }
    let turnsBack = scenario.script.contains {
      if case .turnBack = $0.action { true } else { false }
    }
    guard turnsBack else { return nil }
    let catcher = Catcher()
    catchers[screen] = catcher
    return catcher
  }
}

// MARK: What a user does

extension Stage {
  private func present(_ name: String, from presenter: String?, animated: Bool) {
    guard var presenting = presenter.map({ made[$0] }) ?? root else {
      warn("\(presenter ?? scenario.app.root) was never shown")
      return
    }
    if presenter == nil {
      while let above = presenting.presentedViewController { presenting = above }
    }
    present(name, from: presenting, animated: animated)
  }

  /// Presents a screen; returns whether the presentation was accepted.
  @discardableResult
  func present(_ name: String, from presenter: UIViewController, animated: Bool) -> Bool {
    let before = made[name]
    let page = controller(named: name)
    presenter.present(page, animated: animated)
    // A rejected page is not shown.
    guard presenter.presentedViewController === page else {
      made[name] = before
      return false
    }
    return true
  }

  private func dismiss(_ name: String, animated: Bool) {
    guard let page = made[name], let presenter = page.presentingViewController else {
      warn("Attempt to dismiss \(name), which is not presented")
      return
    }
    if let screen = scenario.screen(named: name), screen.makes(.swapsDelegate) {
      swapDelegate(of: page, screen)
    }
    presenter.dismiss(animated: animated)
  }

  private func select(_ page: String, on name: String?, animated: Bool) {
    guard let screen = scenario.screen(named: name, orOnly: { $0.offers(page) }),
      let index = screen.pages.firstIndex(of: page)
    else { return }
    withMade(screen.name) { controller in
      switch controller {
      case let tabs as TabsController: select(index, of: tabs, animated: animated)
      case let container as ContextContainerController:
        let isChanging = container.isChanging
        if !container.select(index, animated: animated) { warnOfNoChange(screen, page, isChanging) }
      case let container as DissolveContainerController:
        let isChanging = container.isChanging
        if !container.show(at: index, animated: animated) {
          warnOfNoChange(screen, page, isChanging)
        }
      default: break
      }
    }
  }

  /// Lets the user tap a tab, or the app select it if no user can reach it.
  private func select(_ index: Int, of tabs: TabsController, animated: Bool) {
    if let cover = tabs.presentedViewController {
      let title = cover.title ?? "another page"
      warn("no user can reach the tabs below \(title); the app selects the tab itself")
      tabs.choose(tab: index, animated: animated)
      return
    }
    let stack = tabs.selectedViewController as? UINavigationController
    let goesBack = (stack?.viewControllers.count ?? 0) > 1
    if index == tabs.selectedIndex, !goesBack {
      warn("\(tabs.selectedViewController?.title ?? "the page") is already shown")
    }
    tabs.tap(tab: index, animated: animated)
  }

  private func call(_ name: String, on screen: String?) {
    guard let screen = scenario.screen(named: screen, orOnly: { $0.offersCall(name) }),
      let call = screen.controller?.calls.first(where: { $0.name == name })
    else { return }
    withMade(screen.name, call.action)
  }

  private func turnBack(_ name: String) {
    withMade(name) { controller in
      guard let coordinator = controller.transitionCoordinator else {
        warn("\(name) has no running transition to reverse")
        return
      }
      guard coordinator.isInterruptible else {
        warn("\(name) is not reversed: the animator is not interruptible")
        return
      }
      guard let catcher = catchers.values.first(where: { $0.coordinator === coordinator }) else {
        warn("\(name) is not reversed: something else drives its transition")
        return
      }
      catcher.turnBack()
    }
  }

  private func warnOfNoChange(_ screen: Scenario.Screen, _ page: String, _ isChanging: Bool) {
    warn("\(page) is \(isChanging ? "not shown: \(screen.name) is changing" : "already shown")")
  }

  /// Warns about the current step.
  private func warn(_ message: String) {
    simulation.warn(message, inLine: line)
  }

  private func pop(_ name: String?, _ doesNothing: (UINavigationController) -> Bool) {
    withStack(name) { stack in
      let title = stack.title ?? "the stack"
      if doesNothing(stack) { warn("nothing is popped: \(title) shows its lowest page") }
    }
  }

  private func withStack(_ name: String?, _ action: (UINavigationController) -> Void) {
    guard let name = scenario.screen(named: name, orOnly: \.isStack)?.name else { return }
    withMade(name) { ($0 as? UINavigationController).map(action) }
  }

  private func withMade(_ name: String, _ action: (UIViewController) -> Void) {
    guard let controller = made[name] else {
      warn("\(name) was never shown")
      return
    }
    action(controller)
  }
}
