internal import HeadlessUIKit
internal import JankAnimators

/// How far a script came.
///
/// Apart from the app, whose pages have to be gone when the run lets go of them.
final class ScriptProgress {
  /// The steps that happened or are bound to, as indices into the script.
  var played: Set<Int> = []
}

/// The app that a scenario describes, built anew for each run, whose script keeps it.
final class ScenarioApp: NSObject {
  private let scenario: Scenario
  private let strategy: Strategy
  private let simulation: Simulation
  private let seed: UInt64
  private let progress: ScriptProgress
  // For a step those that wait for what comes of it, as indices into the script.
  private let waiting: [Int: [Int]]
  private var root: ScreenController?
  // The page of each name that was presented last.
  private var shown: [String: ScreenController] = [:]

  init(
    scenario: Scenario,
    strategy: Strategy,
    simulation: Simulation,
    seed: UInt64,
    progress: ScriptProgress
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.simulation = simulation
    self.seed = seed
    self.progress = progress
    waiting = Dictionary(grouping: scenario.script.indices) { scenario.source(ofStep: $0) ?? -1 }
  }

  /// Fills the window and schedules the script.
  func launch(in window: UIWindow) {
    root = scenario.screen(named: scenario.root).map(controller)
    window.rootViewController = root
    for (index, step) in scenario.script.enumerated() {
      if case .start(let time) = step.moment { schedule(index, at: time) }
    }
  }

  /// Schedules a step, and those that wait for what comes of it.
  private func schedule(_ index: Int, at time: Interval) {
    progress.played.insert(index)
    let step = scenario.script[index]
    switch step.action {
    case .present(let name, let isAnimated):
      let tap = simulation.schedule("present \(name)", at: time, line: step.line) { [self] in
        present(name, animated: isAnimated)
      }
      follow(index, tap)
    case .dismiss(let name, let isAnimated):
      let tap = simulation.schedule("dismiss \(name)", at: time, line: step.line) { [self] in
        dismiss(name, animated: isAnimated)
      }
      follow(index, tap)
    case .drag:
      guard let (finger, number) = scenario.finger(ofStep: index, seed: seed) else { return }
      let touches = finger.touches(from: .zero + time, number: number)
      follow(
        index,
        simulation.schedule(touches: touches, line: step.line),
        touch: time,
        release: time + finger.liftTime
      )
    case .stall(let name, let length):
      simulation.schedule(stallNamed: name, at: time, for: length)
    case .renderStall(let name, let length):
      simulation.schedule(renderStallNamed: name, at: time, for: length)
    case .rateLimit(let hertz):
      simulation.schedule(rateLimit: hertz, at: time)
    }
  }

  /// Schedules the steps that wait for an event of a step, as the events come.
  private func follow(
    _ index: Int,
    _ cause: ScriptCause,
    touch: Interval = .zero,
    release: Interval = .zero
  ) {
    for waiting in waiting[index] ?? [] {
      guard case .event(let event, _, let delay) = scenario.script[waiting].moment else { continue }
      switch event {
      case .touch: schedule(waiting, at: touch + delay)
      case .release: schedule(waiting, at: release + delay)
      case .request: schedule(waiting, delay, after: .requested, of: cause)
      case .begin: schedule(waiting, delay, after: .began, of: cause)
      case .end: schedule(waiting, delay, after: .ended, of: cause)
      case .frame(let number):
        simulation.when(.began, of: cause) { [self] begin in
          let frame = simulation.time(ofRefresh: number, after: begin)
          schedule(waiting, at: frame - .zero + delay)
        }
      }
    }
  }

  private func schedule(
    _ index: Int,
    _ delay: Interval,
    after moment: TransitionMoment,
    of cause: ScriptCause
  ) {
    simulation.when(moment, of: cause) { [self] time in
      schedule(index, at: time - .zero + delay)
    }
  }

  private func present(_ name: String, animated: Bool) {
    guard let screen = scenario.screen(named: name), let root else { return }
    var presenter: UIViewController = root
    while let above = presenter.presentedViewController { presenter = above }
    let page = controller(for: screen)
    presenter.present(page, animated: animated)
    // What was refused is not shown.
    if presenter.presentedViewController === page { shown[name] = page }
  }

  private func dismiss(_ name: String, animated: Bool) {
    guard let page = shown[name], let presenter = page.presentingViewController else {
      simulation.warn("Attempt to dismiss \(name), which is not presented")
      return
    }
    presenter.dismiss(animated: animated)
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

  required init?(coder: NSCoder) {
    nil
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
    addCosts()
    if screen.loadTime > .zero { simulation.spend(screen.loadTime, on: "load \(screen.name)") }
    if strategy.isInteractive { interaction?.wire(to: self) }
  }

  /// Gives the layers of the page what costs.
  private func addCosts() {
    let layers = view.subviews.map(\.layer)
    for layer in layers.prefix(screen.costs.blurs) { layer.effects.append(.blur) }
    for layer in layers.prefix(screen.costs.shadows) { layer.shadowOpacity = 0.5 }
    for layer in layers.prefix(screen.costs.masks) { layer.mask = CALayer() }
    for image in screen.costs.images {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
      picture.layer.effects.append(.image(image))
      view.addSubview(picture)
    }
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
