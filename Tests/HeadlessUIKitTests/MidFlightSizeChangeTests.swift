import HeadlessUIKit
import JankTrace
import Testing

/// Changes of size that wait for no transition.
struct MidFlightSizeChangeTests {
  private static let semantics: ChosenSemantics = {
    var semantics = ChosenSemantics.standard
    semantics.sizeChangeWaits = false
    return semantics
  }()

  /// Plays an app on a wide screen that becomes narrow at 200 ms.
  private func play(
    from start: SIMD2<Double> = [768, 1024],
    to end: SIMD2<Double> = [400, 800],
    at time: Int64 = 200,
    _ launch: @escaping (UIWindow, Stage) -> Void
  ) -> Trace {
    var profile = quietPhone
    profile.screenSize = start
    let simulation = Stage(profile: profile, semantics: Self.semantics)
    return simulation.run { window in
      launch(window, simulation)
      simulation.schedule(resizeTo: end, at: .milliseconds(time))
    }
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet, .popover, .custom,
    ],
    [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal]
  )
  func `a page in a transition has its final frame on the new screen`(
    style: UIModalPresentationStyle,
    transition: UIModalTransitionStyle
  ) {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      b.modalTransitionStyle = transition
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("look", at: .milliseconds(1_900)) {
        let presentation = b.presentationController
        #expect(presentation?.containerView?.frame == window.bounds)
        #expect(b.view.frame == presentation?.frameOfPresentedViewInContainerView)
        if ![.pageSheet, .formSheet, .popover].contains(style) {
          #expect(b.view.frame == window.bounds)
        }
      }
      simulation.schedule("dismiss", at: .milliseconds(2_000)) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(4_000)) {
        #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover])
  func `a dismissed page leaves its presenter at the new size`(style: UIModalPresentationStyle) {
    let trace = play(at: 2_200) { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("dismiss", at: .milliseconds(2_000)) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(4_000)) {
        #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test(arguments: [true, false])
  func `a style that changes in a transition removes or restores the presenter`(narrows: Bool) {
    let (wide, narrow): (SIMD2<Double>, SIMD2<Double>) = ([768, 1024], [375, 667])
    let (start, end) = narrows ? (wide, narrow) : (narrow, wide)
    let trace = play(from: start, to: end) { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .popover))
      let adapter = NarrowFiller()
      b.popoverPresentationController?.delegate = adapter
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("look", at: .milliseconds(1_900)) {
        #expect((a.view.window == nil) == narrows)
        #expect((b.view.frame == window.bounds) == narrows)
        #expect(b.view.superview?.subviews.count == 1)
      }
      simulation.schedule("dismiss", at: .milliseconds(2_000)) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(4_000)) {
        _ = adapter
        #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test(arguments: [true, false])
  func `a pushed page, or one whose pop is cancelled, fills the new screen`(pushes: Bool) {
    let trace = play(from: [375, 667], to: [667, 375]) { window, simulation in
      let story = Story(window: window, simulation: simulation, isFixed: true)
      let (a, b) = (controller("A"), controller("B"))
      let stack = story.stack(pushes ? [a] : [a, b])
      if pushes {
        stack.delegate.pushing = .fading()
        stack.push(b, at: 100)
      } else {
        stack.drag(at: 120)
      }
      story.at(2_000, "look") {
        #expect(stack.controller.topViewController === b)
        #expect(b.view.frame == window.bounds)
      }
      stack.pop(at: 2_100)
      story.at(3_000, "check") { #expect(a.view.frame == window.bounds) }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test func `a page of tabs in a transition fills the new screen`() {
    let trace = play { window, simulation in
      let tabs = UITabBarController()
      let (a, b, delegate) = (controller("A"), controller("B"), FadingTabs())
      tabs.viewControllers = [a, b]
      tabs.delegate = delegate
      window.rootViewController = tabs
      simulation.schedule("select", at: .milliseconds(100)) { tabs.selectedIndex = 1 }
      simulation.schedule("look", at: .milliseconds(1_900)) {
        _ = delegate
        #expect(b.view.frame == window.bounds)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test func `the transition keeps its coordinator after the change of size`() {
    var names: [Bool] = []
    let trace = play(at: 110) { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      for time: Int64 in [300, 550, 1_000] {
        simulation.schedule("look", at: .milliseconds(time)) {
          let coordinator = b.transitionCoordinator
          names.append(coordinator?.viewController(forKey: .to) === b)
        }
      }
    }
    // During the change of size the root provides the coordinator of that change.
    #expect(names == [false, true, false])
    #expect(trace.found.isEmpty)
  }
}

/// Makes a popover fill a narrow screen.
private final class NarrowFiller: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }
}

/// Fades from tab to tab.
private final class FadingTabs: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ScriptedAnimator.fading() }
}
