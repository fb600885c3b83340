import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

/// A bug that was reported in public, as an app that has it or, fixed, has it not.
///
/// Where a script and the mistakes of scenario files can say it, it is a scenario of the project
/// and its twin; otherwise the story of a small app. What has to be found stands in ``BugRow``.
struct BugCase: Sendable, CustomTestStringConvertible {
  /// The number of the bug: a letter for its kind and its place among those.
  let id: String
  /// The public thread that tells of it.
  let thread: String
  /// How the app is described.
  let source: Source

  /// The description of an app.
  enum Source: Sendable {
    /// The story of a small app.
    case story(@Sendable (Story) -> Void)
    /// A scenario of the project, played with an outcome.
    case scenario(String, Scenario.Outcome?)
  }

  /// A bug that is told as a story.
  init(_ id: String, _ thread: String, _ story: @escaping @Sendable (Story) -> Void) {
    self.id = id
    self.thread = thread
    source = .story(story)
  }

  /// A bug that scenarios show: one by the name, and one that is called so and `-fixed`.
  init(_ id: String, _ thread: String, scenario name: String, _ outcome: Scenario.Outcome? = nil) {
    self.id = id
    self.thread = thread
    source = .scenario(name, outcome)
  }

  var testDescription: String { "\(id) \(thread)" }

  /// Plays the app.
  func play(fixed: Bool) throws -> Trace {
    switch source {
    case .story(let story): Story.play(story, isFixed: fixed)
    case .scenario(let name, let outcome):
      try Scenario.trap(fixed ? name + "-fixed" : name, outcome)
    }
  }
}

/// What a story is told with.
struct Story {
  let window: UIWindow
  let simulation: Stage
  /// Whether the app does it right.
  let isFixed: Bool
  /// Records the acts instead of scheduling them, if a scenario performs them.
  var acts: StoryActs?

  /// Plays a story.
  static func play(_ story: @escaping (Story) -> Void, isFixed: Bool) -> Trace {
    HeadlessUIKitTests.play { window, simulation in
      story(Story(window: window, simulation: simulation, isFixed: isFixed))
    }
  }

  /// Does something at a time, in milliseconds.
  func at(_ time: Int64, _ name: String? = nil, _ act: @escaping () -> Void) {
    let name = name ?? "act at \(time) ms"
    if let acts, acts.add(name, at: time, act) { return }
    simulation.schedule(name, at: .milliseconds(time), act)
  }

  /// Moves fingers over the screen.
  func touch(_ touches: [TouchSample]) {
    if let acts, acts.add(touches, simulation) { return }
    simulation.schedule(touches: touches)
  }

  /// Does something so many milliseconds from now, as a timer would.
  func later(_ delay: Int64, _ act: @escaping () -> Void) {
    at(Int64(CACurrentMediaTime() * 1_000) + delay, "timer", act)
  }

  /// Presents B over A at 100 ms.
  func modal(
    style: UIModalPresentationStyle = .fullScreen,
    presenting: ScriptedAnimator? = nil,
    dismissing: ScriptedAnimator? = nil
  ) -> Modal {
    let modal = Modal(story: self, style, presenting, dismissing)
    window.rootViewController = modal.a
    at(100, "present") { modal.a.present(modal.b, animated: true) }
    // Held by the app as long as it runs.
    at(5_000, "rest") { _ = modal.delegate }
    return modal
  }
}

/// A page over another and who moves it.
struct Modal {
  let story: Story
  let a: UIViewController
  let b: UIViewController
  let delegate = ScriptedDelegate()

  init(
    story: Story,
    _ style: UIModalPresentationStyle,
    _ presenting: ScriptedAnimator?,
    _ dismissing: ScriptedAnimator?
  ) {
    self.story = story
    a = controller("A")
    b = controller("B", style: style)
    delegate.presenting = presenting
    delegate.dismissing = dismissing
    b.transitioningDelegate = delegate
  }

  /// A page over one that is on screen already.
  init(story: Story, over a: UIViewController, dismissing: ScriptedAnimator?) {
    self.story = story
    self.a = a
    b = controller("B", style: .fullScreen)
    delegate.dismissing = dismissing
    b.transitioningDelegate = delegate
  }

  /// Dismisses B at a time.
  func dismiss(at time: Int64 = 1_000, animated: Bool = true) {
    story.at(time, "dismiss") { b.dismiss(animated: animated) }
  }

  /// Dismisses B by a finger that is down for 100 ms from a time on.
  func drag(
    at start: Int64 = 1_000,
    to progress: CGFloat = 0.3,
    finishes: Bool = false,
    by interaction: @escaping () -> UIPercentDrivenInteractiveTransition = { .init() }
  ) {
    story.at(start, "touch") {
      delegate.interaction = interaction()
      b.dismiss(animated: true)
    }
    for (step, share) in [0.5, 1].enumerated() {
      story.at(start + 30 * Int64(step + 1), "move") { driver?.update(progress * share) }
    }
    story.at(start + 100, "let go") {
      if finishes { driver?.finish() } else { driver?.cancel() }
      delegate.interaction = nil
    }
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    delegate.interaction as? UIPercentDrivenInteractiveTransition
  }
}

/// Drives a transition as a test says, with what the app has of its own.
final class ScriptedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private let start: (any UIViewControllerContextTransitioning) -> Void

  init(_ start: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.start = start
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    start(transitionContext)
  }
}
