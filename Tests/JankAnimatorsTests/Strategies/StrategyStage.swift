import HeadlessUIKit
import JankAnimators
import Testing

extension Effect.Kind {
  /// The page rises 600 points at constant speed.
  static let rise = Effect.Kind(name: "rise", about: "The page rises evenly.") { effect, scene in
    scene.addArriving()
    let final = scene.arrivingFrame
    let below = final.offsetBy(dx: 0, dy: Performance.way)
    return Choreography(
      duration: effect.duration,
      pace: .linear,
      moves: [Move(scene.arriving, .frame(Course(from: below, to: final)))]
    )
  }
}

/// A page that a strategy presents, with its frames.
struct Performance {
  /// The distance of the page of ``Effect/Kind/rise``, in points.
  static let way = 600.0

  /// One frame of the page.
  struct Picture {
    /// The time for which the frame was made and the time of its presentation, in seconds.
    let content: Double
    let shown: Double
    /// The refresh of the presentation.
    let refresh: Int
    /// The distance of the page below its final position, in points.
    let offset: Double
  }

  let trace: Trace
  let pictures: [Picture]

  /// The frames in which the page moves.
  var moving: [Picture] {
    let begin = trace.transitions.first?.began.seconds ?? 0
    let end = trace.transitions.first?.ended?.seconds ?? .infinity
    return pictures.filter { $0.content >= begin && $0.content <= end + 0.05 }
  }

  /// The late frames.
  var late: [FrameRecord] { trace.frames.filter { $0.hitch > .zero } }

  /// The duration of the transition, in seconds.
  var length: Double {
    guard let transition = trace.transitions.first, let ended = transition.ended else {
      return .nan
    }
    return (ended - transition.began).seconds
  }

  init(
    _ strategy: Strategy,
    _ effect: Effect = Effect(.rise, duration: 0.5),
    on device: DeviceProfile = .phone60,
    stall: (at: Interval, length: Interval)? = nil,
    limit: (hertz: Int, at: Interval)? = nil,
    turnBackAt: Interval? = nil
  ) throws {
    let device = device.quiet
    // Everything except the app releases the page and its animator, so any retain is found.
    _ = try strategy.makeAnimator(effect)
    let simulation = Stage(
      profile: device,
      seed: 1,
      watchedLayers: ["Page"],
      semantics: ChosenSemantics(iOS: 12)
    )
    trace = simulation.run(until: .milliseconds(5_000)) { window in
      let (root, page) = (UIViewController(), StagedPage())
      page.presenting = try? strategy.makeAnimator(effect)
      page.title = "Page"
      page.transitioningDelegate = page
      window.rootViewController = root
      simulation.keep(page)
      simulation.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      if let stall { simulation.schedule(stallNamed: "stall", at: stall.at, for: stall.length) }
      if let limit { simulation.schedule(rateLimit: limit.hertz, at: limit.at) }
      if let turnBackAt {
        simulation.schedule("turn back", at: turnBackAt) {
          page.interaction.pause()
          page.interaction.cancel()
        }
      }
    }
    let height = device.screenSize.y
    pictures = trace.samples.map { [trace] sample in
      let frame = trace.frames[sample.frame]
      return Picture(
        content: frame.contentTime.seconds,
        shown: frame.actual.time.seconds,
        refresh: frame.actual.number,
        offset: sample.position.y - height / 2
      )
    }
  }
}

/// A page whose presentation an interaction can drive.
final class StagedPage: UIViewController, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  let interaction: UIPercentDrivenInteractiveTransition
  /// Called before the page appears.
  var onAppearing: (StagedPage) -> Void = { _ in }

  init(_ interaction: UIPercentDrivenInteractiveTransition) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearing(self)
  }

  /// A page whose presentation runs by itself until it is interrupted.
  convenience init() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    self.init(interaction)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
