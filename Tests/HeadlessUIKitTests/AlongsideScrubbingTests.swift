import HeadlessUIKit
import JankTrace
import Testing

/// Animations alongside a transition that a gesture drives.
struct AlongsideScrubbingTests {
  /// The interaction controller of the transition.
  enum Driver: CaseIterable {
    /// The percent-driven class, which holds the container.
    case percentDriven
    /// An app's own interaction, which moves the page itself.
    case own
  }

  /// An interaction that moves the page itself and reports its progress.
  private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      guard let page = transitionContext.view(forKey: .to) else { return }
      page.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(page)
    }

    func update(_ fraction: CGFloat) {
      context?.updateInteractiveTransition(fraction)
    }

    func end(_ finishes: Bool, in simulation: Stage, at time: Int64) {
      if finishes {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      simulation.schedule("over", at: .milliseconds(time)) { [self] in
        if !finishes { context?.view(forKey: .to)?.removeFromSuperview() }
        context?.completeTransition(finishes)
        context = nil
      }
    }
  }

  private final class Source: NSObject, UIViewControllerTransitioningDelegate {
    let driven = UIPercentDrivenInteractiveTransition()
    let own = OwnInteraction()
    let driver: Driver

    init(_ driver: Driver) {
      self.driver = driver
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver == .own ? own : driven
    }

    func update(_ fraction: CGFloat) {
      if driver == .own { own.update(fraction) } else { driven.update(fraction) }
    }

    func end(_ finishes: Bool, in simulation: Stage) {
      switch driver {
      case .own: own.end(finishes, in: simulation, at: 1_300)
      case .percentDriven: if finishes { driven.finish() } else { driven.cancel() }
      }
    }
  }

  /// A page with a mark in it and a bar beside the container; both animate alongside.
  private final class ScrubbedPage: UIViewController {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var window: UIWindow?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(mark)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      window?.addSubview(bar)
      window = nil
      let (mark, bar) = (mark, bar)
      transitionCoordinator?.animate(alongsideTransition: { _ in
        mark.frame.origin.x = 100
        UIView.animateKeyframes(
          withDuration: 0.4,
          delay: 0,
          options: [.calculationModeLinear, .init(rawValue: 3 << 16)],
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              mark.frame.origin.y = 200
            }
          }
        )
      })
      transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in bar.alpha = 0 }
    }
  }

  @Test(arguments: Driver.allCases, [true, false])
  func `alongside animations follow the fraction, including keyframe paths`(
    driver: Driver,
    finishes: Bool
  ) {
    let fractions: [CGFloat] = [0.1, 0.4, 0.75, 0.5, 0.25, 0]
    let trace = play { window, simulation in
      let (a, page, source) = (controller("A"), ScrubbedPage(), Source(driver))
      page.transitioningDelegate = source
      page.window = window
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(page, animated: true) }
      for (index, fraction) in fractions.enumerated() {
        let time = 200 + Int64(index) * 100
        simulation.schedule("update", at: .milliseconds(time)) { source.update(fraction) }
        simulation.schedule("look", at: .milliseconds(time + 50)) {
          let place = page.mark.seen.position
          #expect(abs(place.x - 5 - 100 * fraction) < 1e-9)
          #expect(abs(place.y - 5 - 200 * max(2 * fraction - 1, 0)) < 1e-9)
          #expect(abs(CGFloat(page.bar.seen.opacity) - (1 - fraction)) < 1e-6)
        }
      }
      simulation.schedule("let go", at: .milliseconds(800)) {
        source.update(0.25)
        source.end(finishes, in: simulation)
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(page.mark.frame.origin.x == (finishes ? 100 : 0))
        #expect(page.mark.frame.origin.y == (finishes ? 200 : 0))
        #expect(page.bar.alpha == (finishes ? 0 : 1))
        #expect(page.bar.layer.speed == 1)
        #expect(page.mark.layer.speed == 1)
        page.bar.removeFromSuperview()
        _ = source
      }
    }
    #expect(trace.transitions.map(\.outcome) == [finishes ? .completed : .cancelled])
  }
}
