internal import HeadlessUIKit
internal import JankAnimators

/// The app that a scenario describes, built anew for each run, whose script keeps it.
final class ScenarioApp: NSObject {
  private let scenario: Scenario
  private let strategy: Strategy
  private let simulation: Simulation
  private let seed: UInt64
  private var root: ScreenController?
  // How many fingers the script has brought so far; those that are down together are several.
  private var dragCount = 0
  // The page of each name that was presented last.
  private var shown: [String: ScreenController] = [:]

  init(scenario: Scenario, strategy: Strategy, simulation: Simulation, seed: UInt64) {
    self.scenario = scenario
    self.strategy = strategy
    self.simulation = simulation
    self.seed = seed
  }

  /// Fills the window and schedules the script.
  func launch(in window: UIWindow) {
    root = scenario.screen(named: scenario.root).map(controller)
    window.rootViewController = root
    for step in scenario.script { schedule(step) }
  }

  private func schedule(_ step: Scenario.Step) {
    switch step.action {
    case .present(let name):
      simulation.schedule("present \(name)", at: step.time) { [self] in present(name) }
    case .dismiss(let name):
      simulation.schedule("dismiss \(name)", at: step.time) { [self] in dismiss(name) }
    case .drag(let drag):
      let finger = drag.finger(seed: seed, number: dragCount)
      simulation.schedule(touches: finger.touches(from: .zero + step.time, number: dragCount))
      dragCount += 1
    case .stall(let name, let length):
      simulation.schedule(stallNamed: name, at: step.time, for: length)
    }
  }

  private func present(_ name: String) {
    guard let screen = scenario.screen(named: name), let root else { return }
    var presenter: UIViewController = root
    while let above = presenter.presentedViewController { presenter = above }
    let page = controller(for: screen)
    presenter.present(page, animated: true)
    // What was refused is not shown.
    if presenter.presentedViewController === page { shown[name] = page }
  }

  private func dismiss(_ name: String) {
    guard let page = shown[name], let presenter = page.presentingViewController else {
      simulation.warn("Attempt to dismiss \(name), which is not presented")
      return
    }
    presenter.dismiss(animated: true)
  }

  private func controller(for screen: Scenario.Screen) -> ScreenController {
    ScreenController(screen, strategy: strategy, simulation: simulation)
  }
}

/// A page with as many layers as the scenario says.
private final class ScreenController: UIViewController, UIViewControllerTransitioningDelegate {
  private let screen: Scenario.Screen
  private let strategy: Strategy
  private let simulation: Simulation
  private let interaction: DragToDismissInteraction?

  init(_ screen: Scenario.Screen, strategy: Strategy, simulation: Simulation) {
    self.screen = screen
    self.strategy = strategy
    self.simulation = simulation
    interaction = screen.dragToDismiss.map {
      DragToDismissInteraction(travel: $0.travel, commitFraction: $0.commitFraction)
    }
    super.init(nibName: nil, bundle: nil)
    title = screen.name
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    let columns = 4
    let side = view.bounds.width / CGFloat(columns)
    for index in 0..<screen.layerCount {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      view.addSubview(
        UIView(
          frame: CGRect(
            x: CGFloat(column) * side,
            y: CGFloat(row) * side,
            width: side,
            height: side
          )
        )
      )
    }
    if screen.loadTime > .zero { simulation.spend(screen.loadTime, on: "load \(screen.name)") }
    if strategy.isInteractive { interaction?.wire(to: self) }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: screen.presentation)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: screen.dismissal)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.isInteracting == true ? interaction : nil
  }

  private func animator(for effect: Effect?) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let effect else { return nil }
    do throws(MotionError) {
      return try strategy.makeAnimator(effect)
    } catch {
      preconditionFailure("the loader lets no effect through that has no motion: \(error)")
    }
  }
}
