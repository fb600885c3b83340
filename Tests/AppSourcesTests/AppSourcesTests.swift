import HeadlessUIKit
import StageSupport
import Testing

// Also tests: HeadlessUIKit/Selector, HeadlessUIKit/UIGestureRecognizer+Selector.
// Also tests: HeadlessUIKit/UIControl+Selector, HeadlessUIKit/CADisplayLink+Selector.
// Also tests: HeadlessUIKit/Timer+Selector, HeadlessUIKit/NSObject+Perform.
// Also tests: HeadlessUIKit/RunningClocks.
// Also tests: HeadlessUIKit/UIBarButtonItem+Selector.

/// Plays the files in the folder App, which the plugin adapts while the tests are built.
struct AppSourcesTests {
  private final class Owner: NSObject, PhotoViewControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    var ticks: [Int] = []
    let animator = FlipAnimator()

    func photoViewControllerDidClose(_ controller: PhotoViewController) {
      controller.dismiss(animated: true)
    }

    func photoViewController(_ controller: PhotoViewController, didTick count: Int) {
      ticks.append(count)
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private func tap(_ stage: Stage, _ x: Double, _ y: Double, at time: Int64) {
    let samples: [(Int64, TouchSample.Phase)] = [(0, .began), (50, .ended)]
    stage.schedule(
      touches: samples.map { delay, phase in
        TouchSample(
          time: .zero + .milliseconds(time + delay),
          touchID: 0,
          phase: phase,
          location: SIMD2(x, y)
        )
      }
    )
  }

  @Test func `unmodified files of an app present, count, hear touches and close`() {
    let owner = Owner()
    var log: [String] = []
    let trace = play { window, stage in
      let (root, page) = (controller("root"), PhotoViewController())
      page.modalPresentationStyle = .fullScreen
      page.delegate = owner
      page.transitioningDelegate = owner
      window.rootViewController = root
      stage.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      stage.schedule("post", at: .milliseconds(600)) {
        NotificationCenter.default.post(name: NSNotification.Name("remember"), object: nil)
      }
      tap(stage, 200, 400, at: 800)
      tap(stage, 50, 80, at: 1_000)
      stage.schedule("look", at: .milliseconds(2_000)) {
        log = page.log
        #expect(page.view.window == nil && page.title == "Photo")
        NotificationCenter.default.post(name: NSNotification.Name("remember"), object: nil)
        #expect(page.log == log, "the observer is removed")
      }
    }
    #expect(
      log.filter { $0 != "step" }
        == ["iOS", "delayed", "block", "remember", "late", "tapped", "close true"].sorted {
          (log.firstIndex(of: $0) ?? 99) < (log.firstIndex(of: $1) ?? 99)
        }
    )
    #expect(log.contains("step"))
    #expect(owner.ticks == Array(1...owner.ticks.count) && owner.ticks.count > 5)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.map(\.text) == [])
  }

  @Test func `selectors are equal by name and know whose method they are`() {
    let close = Selector("close:", PhotoViewController.close(_:))
    #expect(close == "close:" && close.description == "close:")
    _ = play { _, _ in
      let page = PhotoViewController()
      #expect(page.responds(to: close) && !UIView().responds(to: close))
      #expect(!page.responds(to: "close:"))
    }
  }

  @Test func `a control without a target finds the responder, and a bar button its target`() {
    var log: [String] = []
    _ = play { window, stage in
      let page = PhotoViewController()
      let button = UIControl(frame: CGRect(x: 200, y: 200, width: 80, height: 40))
      button.addTarget(nil, action: Selector("late", PhotoViewController.late), for: .touchUpInside)
      let item = UIBarButtonItem(
        title: "Go",
        style: .plain,
        target: page,
        action: Selector("late", PhotoViewController.late)
      )
      page.view.addSubview(button)
      page.navigationItem.rightBarButtonItem = item
      window.rootViewController = UINavigationController(rootViewController: page)
      stage.schedule("send", at: .milliseconds(700)) { button.sendActions(for: .touchUpInside) }
      stage.schedule("remove", at: .milliseconds(710)) {
        button.removeTarget(nil, action: "late", for: .allEvents)
        button.sendActions(for: .touchUpInside)
      }
      stage.schedule("look", at: .milliseconds(800)) { log = page.log }
    }
    #expect(log.count { $0 == "late" } == 2)
  }

  @Test func `delayed requests can be cancelled`() {
    var log: [String] = []
    _ = play { _, stage in
      let page = PhotoViewController()
      let late = Selector("late", PhotoViewController.late)
      page.perform(late, with: nil, afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: page, selector: late, object: nil)
      page.perform(late, with: nil, afterDelay: 0.3)
      stage.schedule("look", at: .milliseconds(600)) { log = page.log }
    }
    #expect(log == ["late"])
  }

  @Test func `a selector with a name only is a fatal error that explains it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Simulation().run { _ in UIView().perform(Selector("nothing")) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("has a name only"))
  }
}
