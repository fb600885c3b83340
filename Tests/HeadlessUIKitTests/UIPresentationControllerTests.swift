import HeadlessUIKit
import Testing

// Also tests: UIModalPresentationStyle, UIViewControllerTransitioningDelegate.

struct UIPresentationControllerTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `the presenter's view returns to its old superview`(
    style: UIModalPresentationStyle
  ) {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      let (behind, front) = (UIView(), UIView())
      window.addSubview(behind)
      window.rootViewController = a
      window.addSubview(front)
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect((a.view.superview == nil) == (style == .fullScreen))
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { a.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(window.subviews == [behind, a.view, front])
      }
    }
  }

  @Test
  func `a presentation over the current context covers the controller that defines it`() {
    play { window, simulation in
      let (root, child, page) = (
        controller("root"), controller("child"), controller("page", style: .currentContext)
      )
      window.rootViewController = root
      child.definesPresentationContext = true
      root.addChild(child)
      child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      simulation.schedule("present", at: .zero) { child.present(page, animated: false) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(page.presentingViewController === child)
        #expect(child.presentedViewController === page)
        #expect(root.presentedViewController == nil)
        #expect(page.view.superview?.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
        #expect(page.view.superview?.superview === root.view)
        #expect(child.view.superview == nil)
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { page.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(root.view.subviews == [child.view])
        #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
      }
    }
  }

  @Test
  func `full screen is presented by the controller that fills the screen`() {
    play { window, simulation in
      let (root, child, page) = (controller("root"), controller("child"), controller("page"))
      window.rootViewController = root
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      simulation.schedule("present", at: .zero) { child.present(page, animated: false) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(page.presentingViewController === root)
        #expect(child.presentedViewController === page)
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { child.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(root.presentedViewController == nil)
      }
    }
  }

  @Test
  func `the presentation controller exists before the presentation, for its delegate`() {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .automatic))
      window.rootViewController = a
      let prepared = b.presentationController
      #expect(prepared?.presentationStyle == .pageSheet)
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(b.presentationController === prepared)
        #expect(prepared?.presentingViewController === a)
        #expect(prepared?.containerView?.window === window)
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { a.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(prepared?.containerView == nil)
      }
    }
  }

  @Test
  func `a wrapper replaces the page's view in the context`() {
    final class Wrapping: UIPresentationController {
      let wrapper = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      override var presentedView: UIView? { wrapper }
      override var frameOfPresentedViewInContainerView: CGRect { wrapper.frame }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Wrapping(presentedViewController: presented, presenting: presenting)
      }
    }
    play { window, simulation in
      let (a, b, source) = (controller("A"), controller("B", style: .custom), Source())
      b.transitioningDelegate = source
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("look", at: .milliseconds(100)) {
        let coordinator = b.transitionCoordinator
        #expect(coordinator?.view(forKey: .to) === b.presentationController?.presentedView)
        #expect(coordinator?.view(forKey: .from) == nil)
      }
      simulation.schedule("check", at: .milliseconds(1_000)) {
        _ = source
        #expect(
          b.presentationController?.presentedView?.frame
            == CGRect(x: 10, y: 10, width: 100, height: 100)
        )
      }
    }
  }

  @Test
  func `without animation the animator of a custom presentation is called too`() {
    let trace = play { window, simulation in
      let (a, b, delegate) = (controller("A"), controller("B", style: .custom), Delegate())
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("keep", at: .milliseconds(1_000)) {
        #expect(delegate.animator.ended == [true])
      }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed])
  }

  @Test(arguments: [false, true])
  func `a wrapper may lie elsewhere in the container, unless a frame is stated`(isStated: Bool) {
    final class Wrapping: UIPresentationController {
      let wrapper = UIView()
      var stated: CGRect?
      override var presentedView: UIView? { wrapper }
      override var frameOfPresentedViewInContainerView: CGRect {
        stated ?? super.frameOfPresentedViewInContainerView
      }
      override func presentationTransitionWillBegin() {
        wrapper.addSubview(presentedViewController.view)
        containerView?.addSubview(wrapper)
        wrapper.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
      }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      let isStated: Bool
      init(isStated: Bool) { self.isStated = isStated }
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let controller = Wrapping(presentedViewController: presented, presenting: presenting)
        if isStated { controller.stated = CGRect(x: 0, y: 400, width: 375, height: 267) }
        return controller
      }
      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        ScriptedAnimator { context in
          UIView.animate(withDuration: 0.2, animations: { presented.view.alpha = 0.9 }) { _ in
            context.completeTransition(true)
          }
        }
      }
    }
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .custom))
      let source = Source(isStated: isStated)
      simulation.keep(source)
      b.transitioningDelegate = source
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
    }
    #expect(trace.findings.map(\.rule) == (isStated ? [.successSettles] : []))
  }

  /// Presents a page by the app's own or the system's presentation controller, and leaves it where
  /// its animator puts it.
  private final class Placing: NSObject, UIViewControllerTransitioningDelegate {
    final class OwnPresentation: UIPresentationController {}

    private let isOwn: Bool
    private let y: CGFloat

    init(isOwn: Bool, y: CGFloat) { (self.isOwn, self.y) = (isOwn, y) }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      isOwn
        ? OwnPresentation(presentedViewController: presented, presenting: presenting)
        : UIPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ScriptedAnimator { [y] context in
        presented.view.frame = CGRect(x: 0, y: y, width: 375, height: 367)
        context.containerView.addSubview(presented.view)
        presented.view.alpha = 0
        UIView.animate(withDuration: 0.2, animations: { presented.view.alpha = 1 }) { _ in
          context.completeTransition(true)
        }
      }
    }
  }

  @Test(
    arguments: [
      (true, 300, false, []), (false, 300, false, [.successSettles]),
      (true, 667, false, [.successSettles]), (true, 300, true, [.sizeChangeIsFollowed]),
    ] as [(Bool, CGFloat, Bool, [FindingRule])]
  )
  func `an animator places a page that is seen, by the app's presentation, on an unchanged size`(
    isOwn: Bool,
    y: CGFloat,
    isResized: Bool,
    rules: [FindingRule]
  ) {
    var semantics = ChosenSemantics.standard
    semantics.sizeChangeWaits = false
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let (a, b) = (controller("A"), controller("B", style: .custom))
      let delegate = Placing(isOwn: isOwn, y: y)
      simulation.keep(delegate)
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      if isResized { simulation.schedule(resizeTo: [400, 800], at: .milliseconds(200)) }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed])
    let places: Set<FindingRule> = [.successSettles, .sizeChangeIsFollowed]
    #expect(trace.findings.map(\.rule).filter(places.contains) == rules)
  }
}
