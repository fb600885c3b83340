import HeadlessUIKit
import StageSupport
import Testing

struct HomeSimulationTests {
  @Test func `a layer of a finished run keeps its last values`() throws {
    var kept: UIWindow?
    _ = Simulation(profile: quietPhone).run { window in
      window.rootViewController = controller("Main")
      kept = window
    }
    let window = try #require(kept)
    let shown = try #require(window.layer.presentation())
    #expect(shown.bounds == window.layer.bounds)
  }

  @Test func `a presentation controller can be read before the run begins`() {
    let page = controller("Page", style: .pageSheet)
    let presentation = page.presentationController
    #expect(presentation?.presentedViewController === page)
    play { window, stage in
      let main = controller("Main")
      window.rootViewController = main
      stage.schedule("present", at: .milliseconds(100)) {
        main.present(page, animated: true, completion: stage.expect("completion") {})
      }
    }
  }

  @Test func `objects of one run can be used in the next`() {
    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
      let animator = SlideAnimator()
      let driver = UIPercentDrivenInteractiveTransition()

      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    var presenter: Presenter?
    func presented() -> Trace {
      play { window, stage in
        let used = presenter ?? Presenter()
        presenter = used
        let (main, page) = (controller("Main"), controller("Page", style: .custom))
        page.transitioningDelegate = used
        window.rootViewController = main
        stage.schedule("present", at: .milliseconds(100)) {
          main.present(page, animated: true, completion: stage.expect("completion") {})
        }
        stage.schedule("drag", at: .milliseconds(200)) { used.driver.update(0.4) }
        stage.schedule("lift", at: .milliseconds(250)) { used.driver.finish() }
      }
    }
    let first = presented()
    #expect(first.transitions.count == 1)
    #expect(presented().digest == first.digest)
  }

  @Test func `a link of an earlier run ends no link of a later one`() {
    final class Ticker {
      var link: CADisplayLink?
      deinit { link?.invalidate() }
    }
    var held: Ticker? = Ticker()
    play(until: .milliseconds(300)) { _, _ in
      held?.link = CADisplayLink { _ in }
      held?.link?.add(to: .main, forMode: .common)
    }
    var ticks = 0
    play(until: .milliseconds(600)) { _, stage in
      let link = CADisplayLink { _ in ticks += 1 }
      link.add(to: .main, forMode: .common)
      stage.schedule("release", at: .milliseconds(100)) { held = nil }
      stage.schedule("stop", at: .milliseconds(500)) { link.invalidate() }
    }
    #expect(ticks > 25)
  }
}
