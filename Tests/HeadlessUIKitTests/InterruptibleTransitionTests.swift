import HeadlessUIKit
import Testing

// Also tests: UIViewControllerAnimatedTransitioning.

/// Transitions whose animator can be scrubbed, interrupted and reversed.
struct InterruptibleTransitionTests {
  /// Animates one value by a display link, forwards or backwards.
  private final class LinkAnimator: NSObject, UIViewImplicitlyAnimating {
    private let duration: TimeInterval
    private let change: (CGFloat) -> Void
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var link: CADisplayLink?
    private var rate = 1.0
    private(set) var state = UIViewAnimatingState.inactive
    var isReversed = false
    var fractionComplete: CGFloat = 0 {
      didSet { change(fractionComplete) }
    }

    init(duration: TimeInterval, _ change: @escaping (CGFloat) -> Void) {
      self.duration = duration
      self.change = change
    }

    var isRunning: Bool { link != nil }

    func startAnimation() {
      state = .active
      guard link == nil else { return }
      let link = CADisplayLink { [unowned self] in step($0.duration) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    func pauseAnimation() {
      link?.invalidate()
      link = nil
    }

    func stopAnimation(_ withoutFinishing: Bool) { pauseAnimation() }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void) { animation() }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }

    func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?,
      durationFactor: CGFloat
    ) {
      let left = isReversed ? fractionComplete : 1 - fractionComplete
      rate = durationFactor > 0 ? left / durationFactor : 1
      startAnimation()
    }

    private func step(_ time: TimeInterval) {
      let way = rate * time / duration
      fractionComplete = min(max(fractionComplete + (isReversed ? -way : way), 0), 1)
      guard fractionComplete == (isReversed ? 0 : 1) else { return }
      pauseAnimation()
      state = .inactive
      for completion in completions { completion(isReversed ? .start : .end) }
    }
  }

  /// Moves the page up; creates its animator once and returns it each time.
  private final class Riser: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: LinkAnimator?
    private(set) var askedCount = 0
    private(set) var fraction: CGFloat = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      askedCount += 1
      if let animator { return animator }
      let page = transitionContext.view(forKey: .to)
      let bounds = transitionContext.containerView.bounds
      if let page { transitionContext.containerView.addSubview(page) }
      let made = LinkAnimator(duration: 0.4) { [unowned self] in
        fraction = $0
        page?.frame = bounds.offsetBy(dx: 0, dy: bounds.height * (1 - $0))
      }
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      animator = made
      return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  private final class Source: NSObject, UIViewControllerTransitioningDelegate {
    let riser = Riser()
    let interaction = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { riser }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func play(
    interactiveStart: Bool,
    _ script: @escaping (Stage, Source, UIViewController) -> Void
  ) -> Trace {
    HeadlessUIKitTests.play { window, simulation in
      let (a, b, source) = (controller("A"), controller("B"), Source())
      source.interaction.wantsInteractiveStart = interactiveStart
      b.transitioningDelegate = source
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      script(simulation, source, b)
      simulation.schedule("keep", at: .milliseconds(3_000)) { _ = source }
    }
  }

  @Test
  func `a gesture scrubs the animator, which then plays the rest`() throws {
    let trace = play(interactiveStart: true) { simulation, source, b in
      simulation.schedule("update", at: .milliseconds(200)) { source.interaction.update(0.5) }
      simulation.schedule("look", at: .milliseconds(400)) {
        #expect(source.riser.fraction == 0.5)
        #expect(b.transitionCoordinator?.isInterruptible == true)
      }
      simulation.schedule("finish", at: .milliseconds(500)) { source.interaction.finish() }
    }
    let transition = try #require(trace.transitions.first)
    #expect(transition.outcome == .completed)
    #expect(abs(try #require(transition.ended).seconds - 0.7) < 0.03)
  }

  @Test
  func `a cancelled animator plays back from its progress`() throws {
    let trace = play(interactiveStart: true) { simulation, source, _ in
      simulation.schedule("update", at: .milliseconds(200)) { source.interaction.update(0.25) }
      simulation.schedule("cancel", at: .milliseconds(500)) { source.interaction.cancel() }
    }
    let transition = try #require(trace.transitions.first)
    #expect(transition.outcome == .cancelled)
    #expect(abs(try #require(transition.ended).seconds - 0.6) < 0.03)
  }

  @Test
  func `a running transition is interrupted and cancelled`() throws {
    var turns: [Bool] = []
    let trace = play(interactiveStart: false) { simulation, source, b in
      simulation.schedule("catch", at: .milliseconds(300)) {
        #expect(b.transitionCoordinator?.initiallyInteractive == false)
        #expect(b.transitionCoordinator?.isInteractive == false)
        b.transitionCoordinator?.notifyWhenInteractionChanges { turns.append($0.isInteractive) }
        source.interaction.pause()
        #expect(source.interaction.percentComplete == source.riser.fraction)
        #expect(source.interaction.percentComplete > 0.3)
      }
      simulation.schedule("look", at: .milliseconds(600)) {
        #expect(b.transitionCoordinator?.isInteractive == true)
      }
      simulation.schedule("cancel", at: .milliseconds(700)) { source.interaction.cancel() }
    }
    #expect(turns == [true, false])
    #expect(trace.transitions.map(\.outcome) == [.cancelled])
    #expect(trace.transitions.first?.isInteractive == false)
  }

  @Test
  func `the system keeps the first animator it gets`() {
    _ = play(interactiveStart: false) { simulation, source, _ in
      simulation.schedule("check", at: .milliseconds(2_000)) {
        // Once by the system and once by `animateTransition`.
        #expect(source.riser.askedCount == 2)
      }
    }
  }

  @Test
  func `touches pass through to an interruptible transition`() {
    _ = play(interactiveStart: false) { simulation, _, b in
      simulation.schedule("look", at: .milliseconds(300)) {
        let window = b.view.window
        #expect(window?.hitTest(CGPoint(x: 10, y: 660), with: nil) === b.view)
      }
    }
  }

  /// Moves the page up with a property animator.
  private class PropertyRiser: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let interaction: UIPercentDrivenInteractiveTransition?
    private let duration: TimeInterval
    private var current: UIViewPropertyAnimator?

    init(duration: TimeInterval = 0.4, isInteractive: Bool = true) {
      self.duration = duration
      interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      let animator = current ?? made(for: transitionContext)
      current = animator
      return animator
    }

    final func made(
      for context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator {
      guard let view = context.view(forKey: .to) else { fatalError("the page has a view") }
      let frame = context.containerView.bounds
      context.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        view.frame = frame
      }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
  }

  @Test(arguments: [(0.25, false), (0.75, true)])
  func `interrupted while reversing, it counts from its start and continues from there`(
    fraction: Double,
    finishes: Bool
  ) throws {
    let trace = HeadlessUIKitTests.play { window, simulation in
      let (a, b, riser) = (controller("A"), controller("B"), PropertyRiser())
      guard let interaction = riser.interaction else { fatalError("it is interactive") }
      b.transitioningDelegate = riser
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("update", at: .milliseconds(200)) { interaction.update(0.9) }
      simulation.schedule("cancel", at: .milliseconds(500)) { interaction.cancel() }
      simulation.schedule("catch", at: .milliseconds(600)) {
        let seen = 1 - (b.view.seen.position.y - 333.5) / 667
        interaction.pause()
        #expect(abs(interaction.percentComplete - seen) < 1e-9)
        #expect(interaction.percentComplete < 0.75 && interaction.percentComplete > 0.6)
      }
      simulation.schedule("update", at: .milliseconds(700)) { interaction.update(fraction) }
      simulation.schedule("look", at: .milliseconds(900)) {
        #expect(abs(b.view.seen.position.y - 333.5 - 667 * (1 - fraction)) < 1e-6)
      }
      simulation.schedule("end", at: .milliseconds(1_000)) {
        if finishes { interaction.finish() } else { interaction.cancel() }
      }
      simulation.schedule("keep", at: .milliseconds(3_000)) { _ = riser }
    }
    let transition = try #require(trace.transitions.first)
    #expect(transition.outcome == (finishes ? .completed : .cancelled))
    // A quarter of 0.4 s is left in both cases.
    #expect(abs(try #require(transition.ended).seconds - 1.1) < 0.03)
    #expect(trace.found.isEmpty)
  }

  @Test
  func `the rest follows the timing curve, if there is one`() throws {
    var heights: [Bool: Double] = [:]
    for hasCurve in [false, true] {
      HeadlessUIKitTests.play { window, simulation in
        let (a, b, riser) = (controller("A"), controller("B"), PropertyRiser())
        if hasCurve {
          riser.interaction?.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        }
        b.transitioningDelegate = riser
        window.rootViewController = a
        simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
        simulation.schedule("update", at: .milliseconds(200)) { riser.interaction?.update(0.5) }
        simulation.schedule("finish", at: .milliseconds(500)) { riser.interaction?.finish() }
        simulation.schedule("look", at: .milliseconds(600)) {
          heights[hasCurve] = b.view.seen.position.y - 333.5
        }
        simulation.schedule("keep", at: .milliseconds(3_000)) { _ = riser }
      }
    }
    // Half of the rest: in the middle if linear, far from it if it begins slowly.
    let (even, slow) = (try #require(heights[false]), try #require(heights[true]))
    #expect(abs(even - 667.0 / 4) < 30)
    #expect(slow > even + 40)
  }

  /// Makes its animator in `animateTransition`; asked before, it returns another one.
  private final class LateRiser: PropertyRiser {
    private var used: UIViewPropertyAnimator?

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      let animator = made(for: transitionContext)
      used = animator
      animator.startAnimation()
    }

    override func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { used ?? made(for: transitionContext) }
  }

  @Test(arguments: [false, true])
  func `an animator that animateTransition makes is the one in use`(isInteractive: Bool) {
    let trace = HeadlessUIKitTests.play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      let riser = LateRiser(duration: 0.5, isInteractive: isInteractive)
      simulation.keep(riser)
      b.transitioningDelegate = riser
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("update", at: .milliseconds(200)) { riser.interaction?.update(0.5) }
      simulation.schedule("look", at: .milliseconds(350)) {
        #expect(abs(b.view.seen.position.y - 667) < 20, "half way up")
      }
      simulation.schedule("finish", at: .milliseconds(500)) { riser.interaction?.finish() }
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed])
  }
}
