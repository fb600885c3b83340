import HeadlessUIKit
import JankAnimators
import Testing

/// A page with a title, presented and dismissed by a test's animators.
final class AnimatedPage: UIViewController, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var interaction: DragInteraction?

  override func viewDidLoad() {
    interaction?.wire(to: view)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.isInteracting == true ? interaction : nil
  }
}

/// Presents a page at 100 ms, dismisses it at 2 s unless a gesture does, and watches it.
func play(
  presenting: (any UIViewControllerAnimatedTransitioning)? = nil,
  dismissing: (any UIViewControllerAnimatedTransitioning)? = nil,
  dragged: Bool = false,
  remainder: DragInteraction.Remainder = .slowing,
  touches: [TouchSample] = [],
  stall: (at: Interval, length: Interval)? = nil,
  profile: DeviceProfile = .phone60
) -> Trace {
  let profile = profile.quiet
  let simulation = Stage(
    profile: profile,
    seed: 1,
    watchedLayers: ["Page"],
    semantics: ChosenSemantics(iOS: 12)
  )
  return simulation.run { window in
    let (root, page) = (UIViewController(), AnimatedPage())
    page.title = "Page"
    page.transitioningDelegate = page
    page.presenting = presenting
    page.dismissing = dismissing
    if dragged {
      let tracker = DragTracker(.down, travel: 400)
      page.interaction = DragInteraction(tracker, remainder: remainder) { [unowned page] _ in
        page.dismiss(animated: true)
        return true
      }
    }
    window.rootViewController = root
    simulation.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
    if touches.isEmpty {
      simulation.schedule("dismiss", at: .milliseconds(2_000)) { root.dismiss(animated: true) }
    }
    simulation.schedule(touches: touches)
    if let stall { simulation.schedule(stallNamed: "stall", at: stall.at, for: stall.length) }
  }
}

/// A touch that begins at 1.5 s, moves down in 20 steps of 10 ms, and ends.
func touchID(travel: Double, ending: TouchSample.Phase = .ended) -> [TouchSample] {
  (0...21).map { index -> TouchSample in
    let time = Instant.zero + .milliseconds(1_500 + 10 * Int64(index))
    let phase: TouchSample.Phase = index == 0 ? .began : index == 21 ? ending : .moved
    let y = 100 + travel * min(1, Double(index) / 20)
    return TouchSample(time: time, touchID: 0, phase: phase, location: [100, y])
  }
}

extension Trace {
  /// The distance of the page below its final position in each frame, with the frame's time in
  /// seconds.
  var offsets: [(time: Double, points: Double)] {
    samples.map { (frames[$0.frame].contentTime.seconds, $0.position.y - 333.5) }
  }

  /// The late frames.
  var late: [FrameRecord] { frames.filter { $0.hitch > .zero } }
}
