import HeadlessUIKit
import Testing

// Also tests: TransitionPlan, UIViewControllerContextTransitioning.

struct TransitionContextTests {
  /// Calls a closure with the context of a presentation and of its dismissal and ends them at once.
  private final class Probe: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var endings = 1

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      look(transitionContext)
      for _ in 0..<endings { transitionContext.completeTransition(true) }
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private func play(
    style: UIModalPresentationStyle,
    endings: Int = 1,
    look:
      @escaping (any UIViewControllerContextTransitioning, UIViewController, UIViewController)
      -> Void
  ) -> Trace {
    HeadlessUIKitTests.play { window, simulation in
      let (a, b, probe) = (controller("A"), controller("B", style: style), Probe())
      b.transitioningDelegate = probe
      probe.endings = endings
      probe.look = { look($0, a, b) }
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("dismiss", at: .milliseconds(100)) {
        a.dismiss(animated: true)
        _ = probe
      }
    }
  }

  @Test
  func `from is the page on screen at the start, and to the one after success`() {
    var names: [String] = []
    _ = play(style: .fullScreen) { context, _, _ in
      for key in [UITransitionContextViewControllerKey.from, .to] {
        names.append(context.viewController(forKey: key)?.title ?? "-")
      }
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(context.presentationStyle == .fullScreen)
    }
    #expect(names == ["A", "B", "B", "A"])
  }

  @Test
  func `full screen provides both views, over full screen not the presenter's`() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      var views: [Bool] = []
      _ = play(style: style) { context, a, b in
        views += [a, b].map { controller in
          [.from, .to].contains { context.view(forKey: $0) === controller.view }
        }
      }
      let presenters = style == .fullScreen
      #expect(views == [presenters, true, presenters, true])
    }
  }

  @Test
  func `frames are those of the container, zero for a view that is not on screen`() {
    _ = play(style: .fullScreen) { context, a, b in
      let (from, to) = context.viewController(forKey: .from) === a ? (a, b) : (b, a)
      #expect(context.finalFrame(for: to) == context.containerView.bounds)
      #expect(context.finalFrame(for: from) == .zero)
      #expect(context.initialFrame(for: to) == .zero)
    }
  }

  @Test
  func `the leaving view has its current frame if the presenter stays in place`() {
    var frames: [CGRect] = []
    _ = play(style: .overFullScreen) { context, a, b in
      let isPresented = context.viewController(forKey: .to) === b
      if isPresented {
        context.containerView.addSubview(b.view)
        b.view.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
      }
      frames.append(context.finalFrame(for: isPresented ? a : b))
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 375, height: 667),
        CGRect(x: 0, y: 300, width: 375, height: 367),
      ]
    )
  }

  @Test
  func `a second completeTransition is a finding`() {
    let trace = play(style: .fullScreen, endings: 2) { _, _, _ in }
    #expect(
      trace.found == [
        "F1 completeTransition called more than once for the present",
        "F7 present of B completed, and the view of B is not in the window: black screen",
        """
        F7 dismiss of B: the animator did not add the view of A, for which view(forKey: .to) is \
        not nil, to the container: the uncovered area is black until the end
        """,
        "F1 completeTransition called more than once for the dismiss",
      ]
    )
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }
}
