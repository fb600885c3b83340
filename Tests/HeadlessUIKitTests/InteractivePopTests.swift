import HeadlessUIKit
import JankMotion
import JankTrace
import Testing

// Also tests: ContainerRootView, UINavigationControllerDelegate.

struct InteractivePopTests {
  /// The presented positions of page B after its arrival, in points from its final position.
  private func offsets(_ trace: Trace) -> [Double] {
    let offsets = trace.samples.filter { $0.layer == "B" }.map { $0.position.x - 187.5 }
    return Array(offsets.drop { $0 != 0 })
  }

  @Test
  func `the page follows the touch point for point once the gesture has begun`() throws {
    let played = playPop(touchIDs: edgeSwipe(120, rests: true))
    // The four points until the decision are lost.
    let peak = try #require(offsets(played.trace).max())
    #expect(abs(peak - 116) < 1e-9)
    #expect(offsets(played.trace).last == 0)
    #expect(played.trace.transitions.last?.isInteractive == true)
  }

  @Test
  func `the transition starts at the position of the touch`() throws {
    // Decided at once, far in, and then at rest: no later movement reports the position.
    let swipe = touchID(
      [[5, 300], [105, 300]] + Array(repeating: [105, 300], count: 20),
      from: 1_000
    )
    let peak = try #require(offsets(playPop(touchIDs: swipe).trace).max())
    #expect(abs(peak - 96) < 1e-9)
  }

  @Test(
    arguments: [
      (travel: 100, rests: true, pops: false), (travel: 180, rests: true, pops: false),
      (travel: 200, rests: true, pops: true), (travel: 100, rests: false, pops: true),
      (travel: 30, rests: false, pops: false),
    ]
  )
  func `a fling or more than half the distance pops`(travel: Double, rests: Bool, pops: Bool) {
    let played = playPop(touchIDs: edgeSwipe(travel, rests: rests))
    #expect(played.stack == (pops ? "A" : "A B"))
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `a fling back cancels beyond the middle`() {
    let way = line([5, 300], [305, 300], steps: 30) + line([295, 300], [255, 300], steps: 4)
    #expect(playPop(touchIDs: touchID(way, from: 1_000)).stack == "A B")
  }

  @Test(arguments: [false, true])
  func `a stack that a storyboard creates pops by touch as another does`(_ isCoded: Bool) {
    let played = playPop(touchIDs: edgeSwipe(200, rests: true), isCoded: isCoded)
    #expect(played.stack == "A" && played.trace.found.isEmpty)
  }

  @Test
  func `another release policy can decide`() {
    var semantics = ChosenSemantics.standard
    semantics.popRelease = DirectionPolicy()
    #expect(playPop(touchIDs: edgeSwipe(60), semantics: semantics).stack == "A")
  }

  @Test
  func `a swipe that is over in the frame of its recognition is no finding of the app`() {
    let way = line([5, 300], [305, 300], steps: 4)
    let played = playPop(touchIDs: touchID(way, from: 1_035, every: 2))
    #expect(played.stack == "A")
    #expect(played.trace.transitions.last?.isInteractive == true)
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `a policy that pops after a rest near the edge is no finding of the app`() throws {
    var semantics = ChosenSemantics.standard
    semantics.popRelease = try ShareOrSpeedPolicy(share: 0.01, speed: 1_000)
    let played = playPop(touchIDs: edgeSwipe(30, rests: true), semantics: semantics)
    #expect(played.stack == "A")
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `a touch that the system cancels cancels the pop`() {
    let played = playPop(touchIDs: edgeSwipe(300, rests: true, ending: .cancelled))
    #expect(played.stack == "A B")
    #expect(played.trace.transitions.last?.outcome == .cancelled)
    #expect(played.trace.found.isEmpty)
  }

  // MARK: Refused

  @Test
  func `the gesture does not begin on the first page`() {
    let played = playPop(touchIDs: edgeSwipe(250, from: 1_000) + edgeSwipe(250, from: 2_500))
    #expect(played.stack == "A")
    #expect(played.trace.transitions.map(\.kind) == [.push, .pop])
    #expect(played.trace.found.isEmpty)
  }

  @Test(arguments: [[5, 300], [25, 300]] as [SIMD2<Double>])
  func `the gesture starts at the edge and moves inwards`(start: SIMD2<Double>) {
    let away = start.x < 20 ? line(start, [0, 500]) : line(start, start + [250, 0])
    #expect(playPop(touchIDs: touchID(away, from: 1_000)).stack == "A B")
  }

  @Test
  func `the gesture does not begin during a transition`() {
    let played = playPop(touchIDs: edgeSwipe(250, from: 150))
    #expect(played.stack == "A B")
    #expect(played.trace.found.isEmpty)
  }

  @Test(arguments: ["bar", "button", "page"])
  func `a hidden bar or button, or a page above, prevents the gesture`(reason: String) {
    let played = playPop(touchIDs: edgeSwipe(250)) { stage in
      stage.simulation.schedule("hide", at: .milliseconds(850)) {
        switch reason {
        case "bar": stage.navigation.isNavigationBarHidden = true
        case "button": stage.b.navigationItem.hidesBackButton = true
        default:
          let page = controller("C", style: .overFullScreen)
          stage.navigation.present(page, animated: false)
          page.view.isHidden = true
        }
      }
    }
    #expect(played.stack == "A B")
    #expect(!played.log.contains("B viewWillDisappear"))
  }

  // MARK: The delegate of the navigation controller

  @Test
  func `a delegate that could animate and does not disables the gesture, a finding`() {
    let played = playPop(touchIDs: edgeSwipe(250)) { stage in
      let delegate = LoggedNavigationDelegate(stage.log)
      delegate.usesSystemAnimator = true
      stage.navigation.delegate = delegate
      stage.simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(played.stack == "A B")
    #expect(played.trace.rules == [.interactionIsDriven])
  }

  @Test(arguments: [true, false])
  func `a delegate that could animate disables the gesture for the initial pages`(
    animates: Bool
  ) {
    var count = 0
    let trace = play { window, simulation in
      let story = Story(window: window, simulation: simulation, isFixed: true)
      let stack = story.stack([controller("A"), controller("B")])
      stack.delegate.popping = animates ? .fading() : nil
      simulation.schedule(touches: edgeSwipe(250))
      story.at(3_000, "look") { count = stack.controller.viewControllers.count }
    }
    #expect(count == 2)
    #expect(trace.transitions.isEmpty)
    #expect(trace.rules == (animates ? [] : [.interactionIsDriven]))
  }

  @Test(arguments: [true, false])
  func `a delegate that animates, or an app with a drag of its own, is no finding`(animates: Bool) {
    let played = playPop(touchIDs: edgeSwipe(250)) { stage in
      let delegate = LoggedNavigationDelegate(stage.log)
      delegate.usesSystemAnimator = !animates
      stage.navigation.delegate = delegate
      if !animates { stage.navigation.view.addGestureRecognizer(UIPanGestureRecognizer()) }
      stage.simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(played.stack == "A B")
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `if the app enables the gesture all the same, its animator plays by time`() {
    let played = playPop(touchIDs: edgeSwipe(40, rests: true)) { stage in
      let (delegate, judge) = (LoggedNavigationDelegate(stage.log), Judge())
      stage.navigation.delegate = delegate
      stage.navigation.interactivePopGestureRecognizer?.delegate = judge
      stage.simulation.schedule("keep", at: .milliseconds(3_000)) { _ = (delegate, judge) }
    }
    #expect(played.stack == "A")
    #expect(played.trace.transitions.last?.isInteractive == false)
    #expect(played.trace.found.isEmpty)
  }

  // MARK: The delegate of the recogniser

  @Test
  func `with its own delegate the gesture works while the button is hidden`() {
    let played = playPop(touchIDs: edgeSwipe(250)) { stage in
      let judge = Judge()
      stage.b.navigationItem.hidesBackButton = true
      stage.navigation.interactivePopGestureRecognizer?.delegate = judge
      stage.simulation.schedule("keep", at: .milliseconds(3_000)) { _ = judge }
    }
    #expect(played.stack == "A")
    #expect(played.trace.found.isEmpty)
  }

  @Test(arguments: [(2_500, "on the root controller"), (1_260, "while a transition is running")])
  func `a delegate that rejects nothing freezes the app, which is a finding`(
    start: Int64,
    reason: String
  ) {
    let played = playPop(touchIDs: edgeSwipe(250) + edgeSwipe(250, from: start)) { stage in
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    }
    #expect(played.stack == "A")
    #expect(played.trace.rules == [.popGestureWaits])
    #expect(played.trace.found.first?.contains(reason) == true)
  }

  @Test
  func `a stack that the app pops during the gesture is a finding`() {
    let played = playPop(touchIDs: edgeSwipe(100, rests: true)) { stage in
      stage.navigation.viewControllers = [stage.a, LoggedPage("C", stage.log)]
      stage.simulation.schedule("pop", at: .milliseconds(1_150)) {
        stage.navigation.popToRootViewController(animated: true)
      }
    }
    #expect(played.trace.rules == [.navigatesOneAtATime])
    #expect(played.stack == "A")
  }
}
