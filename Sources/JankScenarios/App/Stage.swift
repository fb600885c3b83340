internal import HeadlessUIKit
internal import JankAnimators

/// The app that a scenario describes, built anew for each run: its controllers and what a user can
/// do with them.
final class Stage {
  let scenario: Scenario
  let strategy: Strategy
  let simulation: Simulation
  /// The delegates of each screen; nobody else owns them.
  var helpers: [String: [NSObject]] = [:]
  /// What lets fingers bring a screen, by its name; nobody else owns it.
  var bringing: [String: DragInteraction] = [:]
  // The controller of each name that was made last and not refused.
  private var made: [String: UIViewController] = [:]
  private var root: UIViewController?
  // The line of the step that is being carried out.
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
  /// Writes down the storyboard and fills the window.
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

  /// Makes a controller for a screen.
  func controller(named name: String) -> UIViewController {
    UIStoryboard(name: Self.storyboard, bundle: nil).instantiateViewController(withIdentifier: name)
  }

  /// Does what a user, or somebody in the app, does with a controller.
  ///
  /// - Parameters:
  ///   - action: what is done.
  ///   - line: the line that says so, for warnings.
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
      if helpers.removeValue(forKey: screen) == nil { warn("\(screen) has no delegate to lose") }
    case .drag, .cancelTouches, .rotate, .resize, .stall, .renderStall, .rateLimit: break
    }
  }
}

extension Stage {
  /// What turns back the transitions whose animators a screen's delegates make; nil where the
  /// script turns none back.
  ///
  /// Which screen that is depends on what runs: a page that is pushed goes by its stack's.
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

  /// Presents a screen; answers whether it was not refused.
  @discardableResult
  func present(_ name: String, from presenter: UIViewController, animated: Bool) -> Bool {
    let before = made[name]
    let page = controller(named: name)
    presenter.present(page, animated: animated)
    // What was refused is not shown.
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

  /// Lets a user tap a tab, or the app choose where no user can reach it.
  private func select(_ index: Int, of tabs: TabsController, animated: Bool) {
    if let cover = tabs.presentedViewController {
      let title = cover.title ?? "another page"
      warn("no user can reach the tabs below \(title): the app chooses by itself")
      tabs.choose(tab: index, animated: animated)
      return
    }
    let stack = tabs.selectedViewController as? UINavigationController
    let goesBack = (stack?.viewControllers.count ?? 0) > 1
    if index == tabs.selectedIndex, !goesBack {
      warn("\(tabs.selectedViewController?.title ?? "the page") is not shown: it is there")
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
        warn("no transition of \(name) runs that could be turned back")
        return
      }
      guard coordinator.isInterruptible else {
        warn("\(name) is not turned back: the animator cannot be interrupted")
        return
      }
      guard let catcher = catchers.values.first(where: { $0.coordinator === coordinator }) else {
        warn("\(name) is not turned back: something else drives its transition")
        return
      }
      catcher.turnBack()
    }
  }

  private func warnOfNoChange(_ screen: Scenario.Screen, _ page: String, _ isChanging: Bool) {
    warn("\(page) is not shown: \(isChanging ? "\(screen.name) is changing" : "it is there")")
  }

  /// Tells whoever wrote the script that a step does nothing.
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
