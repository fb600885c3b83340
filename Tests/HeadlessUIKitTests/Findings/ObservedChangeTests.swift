import HeadlessUIKit
import JankTrace
import Testing

/// Overlapping changes of pages, and what one may hide of the other.
struct ObservedChangeTests {
  /// A mistake of the animator that presents S over a stack.
  struct Slip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let after: @Sendable (any UIViewControllerContextTransitioning) -> Void
  }

  private static let slips = [
    Slip(testDescription: "the page is not in the window") { context in
      context.view(forKey: .to)?.removeFromSuperview()
    },
    Slip(testDescription: "the page stays transformed") { context in
      context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    },
    Slip(testDescription: "the page is misplaced") { context in
      context.view(forKey: .to)?.frame.origin.x = 100
    },
    Slip(testDescription: "the page ignores touches") { context in
      context.view(forKey: .to)?.isUserInteractionEnabled = false
    },
  ]

  /// Presents S at 100 ms while a page is pushed below it.
  private func present(
    _ animator: ScriptedAnimator,
    pushingAt time: Int64,
    animated: Bool,
    style: UIModalPresentationStyle = .fullScreen
  ) -> Trace {
    play { window, simulation in
      let stack = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = stack
      let (page, delegate) = (controller("S", style: style), ScriptedDelegate())
      delegate.presenting = animator
      page.transitioningDelegate = delegate
      simulation.schedule("present", at: .milliseconds(100)) {
        stack.present(page, animated: true)
      }
      simulation.schedule("push", at: .milliseconds(time)) {
        stack.pushViewController(controller("B"), animated: animated)
      }
      simulation.schedule("end", at: .milliseconds(3_000)) { _ = delegate }
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `correct overlapping changes have no findings`(style: UIModalPresentationStyle) {
    for (time, animated) in [(50, true), (150, true), (150, false), (390, true)] {
      let trace = present(.fading(), pushingAt: Int64(time), animated: animated, style: style)
      #expect(trace.found.isEmpty)
    }
  }

  @Test(arguments: slips)
  func `a push below hides no mistake of a presentation`(slip: Slip) {
    for (time, animated) in [(50, true), (150, true), (150, false), (390, true)] {
      let trace = present(
        .fading(after: slip.after),
        pushingAt: Int64(time),
        animated: animated
      )
      #expect(trace.findings.contains { $0.subject == "S" && $0.step?.name == "present" })
      let error: Set<FindingRule> = [.successSettles, .nothingIsLeftBehind]
      #expect(!error.isDisjoint(with: trace.rules), "\(time) ms: \(trace.found)")
    }
  }

  /// Cancels the dismissal of the stack S while it pushes B.
  private func playCancel(
    style: UIModalPresentationStyle,
    dismissing: ScriptedAnimator
  ) -> Trace {
    play { window, simulation in
      let stack = UINavigationController(rootViewController: controller("A"))
      let root = controller("root")
      window.rootViewController = root
      let delegate = ScriptedDelegate()
      stack.title = "S"
      stack.modalPresentationStyle = style
      stack.transitioningDelegate = delegate
      delegate.dismissing = dismissing
      simulation.schedule("present", at: .milliseconds(100)) {
        root.present(stack, animated: false)
      }
      simulation.schedule("touch", at: .milliseconds(1_000)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stack.dismiss(animated: true)
      }
      simulation.schedule("push", at: .milliseconds(1_050)) {
        stack.pushViewController(controller("B"), animated: true)
      }
      simulation.schedule("let go", at: .milliseconds(1_100)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
      }
      simulation.schedule("end", at: .milliseconds(4_000)) { _ = delegate }
    }
  }

  @Test(arguments: [true, false])
  func `a push hides no mistake of a cancelled dismissal`(removes: Bool) {
    let trace = playCancel(
      style: .fullScreen,
      dismissing: .fading(after: { context in
        let page = context.view(forKey: .from)
        if removes { page?.removeFromSuperview() } else { page?.alpha = 0.5 }
      })
    )
    #expect(trace.findings.contains { $0.rule == .cancelRestores && $0.subject == "S" })
    // The pushed page is lost with its stack, which is no mistake of the push.
    #expect(!trace.findings.contains { $0.subject == "B" }, "\(trace.found)")
  }

  @Test func `a cancelled dismissal with a black screen is not reported as completed`() {
    let trace = playCancel(
      style: .overFullScreen,
      dismissing: .fading(
        before: { $0.viewController(forKey: .to)?.view.alpha = 0.5 },
        after: { $0.view(forKey: .from)?.removeFromSuperview() }
      )
    )
    #expect(trace.rules.contains(.cancelRestores))
    #expect(!trace.rules.contains(.nilViewIsUntouched), "\(trace.found)")
  }

  @Test func `a presentation in the completion of another change hides no mistake of its end`() {
    let trace = playModal(
      style: .overFullScreen,
      dismissing: .fading(after: { $0.viewController(forKey: .to)?.view.isHidden = true })
    ) { simulation, a, b, _ in
      simulation.schedule("again", at: .milliseconds(990)) {
        b.dismiss(animated: true) { a.present(controller("C", style: .popover), animated: true) }
      }
    }
    // The second dismissal is a mistake of its own.
    #expect(trace.rules == [.dismissesOneLevel, .nilViewIsUntouched], "\(trace.found)")
  }

  /// Dims the presenter for as long as its page is on screen.
  private final class Dimming: UIPresentationController {
    private let isFixed: Bool

    init(_ presented: UIViewController, _ presenter: UIViewController?, isFixed: Bool) {
      self.isFixed = isFixed
      super.init(presentedViewController: presented, presenting: presenter)
    }

    override func presentationTransitionWillBegin() {
      presentingViewController.view.alpha = 0.5
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed, isFixed { presentingViewController.view.alpha = 1 }
    }
  }

  /// Presents C over a stack as soon as B is dismissed, while the stack pushes a page.
  private func playNext(style: UIModalPresentationStyle, isFixed: Bool) -> Trace {
    play { window, simulation in
      let stack = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = stack
      let (b, c) = (controller("B", style: .custom), controller("C", style: style))
      let delegate = ScriptedDelegate()
      (delegate.presenting, delegate.dismissing) = (.fading(), .fading())
      delegate.presentation = { Dimming($0, $1, isFixed: isFixed) }
      (b.transitioningDelegate, c.transitioningDelegate) = (delegate, delegate)
      simulation.schedule("present", at: .milliseconds(100)) { stack.present(b, animated: true) }
      simulation.schedule("next", at: .milliseconds(1_000)) {
        b.dismiss(animated: true) { stack.present(c, animated: true) }
      }
      simulation.schedule("push", at: .milliseconds(1_200)) {
        stack.pushViewController(controller("D"), animated: true)
      }
      simulation.schedule("end", at: .milliseconds(3_000)) { _ = delegate }
    }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `a presentation in the completion hides no changed look`(style: UIModalPresentationStyle) {
    let trace = playNext(style: style, isFixed: false)
    #expect(trace.transitions.map(\.outcome) == Array(repeating: .completed, count: 4))
    #expect(trace.rules == [.nilViewIsUntouched], "\(trace.found)")
    #expect(trace.findings.map { $0.step?.name } == ["next"])
    #expect(trace.findings.allSatisfy { $0.time < .zero + .milliseconds(1_350) })
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `a presentation may dim a restored presenter again`(style: UIModalPresentationStyle) {
    let trace = playNext(style: style, isFixed: true)
    #expect(trace.found.isEmpty)
  }

  @Test func `a view left in the container of a stack is a finding`() {
    final class Dims: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        .some(
          ScriptedAnimator.fading(before: { context in
            let shade = UIView(frame: context.containerView.bounds)
            shade.isUserInteractionEnabled = false
            context.containerView.addSubview(shade)
          })
        )
      }
    }
    let trace = play { window, simulation in
      let stack = UINavigationController(rootViewController: controller("A"))
      let delegate = Dims()
      stack.delegate = delegate
      window.rootViewController = stack
      simulation.schedule("push", at: .milliseconds(100)) {
        stack.pushViewController(controller("B"), animated: true)
      }
      simulation.schedule("end", at: .milliseconds(2_000)) { _ = delegate }
    }
    #expect(trace.rules == [.nothingIsLeftBehind])
    #expect(trace.found.first?.contains("stays in the container of the pages") == true)
  }
}
