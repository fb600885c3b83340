import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: ContainerContext.

struct ContextContainerControllerTests {
  private struct Outcome {
    let trace: Trace
    let progress: [Double]
    let selected: Int
    let children: Int
    let hasCoordinator: Bool
  }

  /// A container of two pages that is dragged to the left by a distance, or shows the second page.
  private func run(
    draggingBy way: Double? = nil,
    _ makeAnimator: @escaping (Effect) -> any UIViewControllerAnimatedTransitioning = { effect in
      EffectAnimator(effect) { CoreAnimationPlayer() }
    }
  ) -> Outcome {
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(
      profile: profile,
      seed: 1,
      watchedLayers: ["First"],
      semantics: ChosenSemantics(iOS: 12)
    )
    var progress: [Double] = []
    var (selected, children, hasCoordinator) = (-1, 0, false)
    let trace = simulation.run { window in
      let pages = ["First", "Second"].map { name -> UIViewController in
        let page = UIViewController()
        page.title = name
        return page
      }
      let box = ContextContainerController(
        pages: pages,
        tracker: DragTracker(.sideways, travel: 200),
        makeAnimator: { makeAnimator(.shift(duration: 0.4, towards: $0 ? .left : .right)) }
      )
      box.title = "Box"
      box.progressDidChange = { progress.append($2) }
      window.rootViewController = box
      if let way {
        simulation.schedule(touches: Self.touchID(way))
      } else {
        simulation.schedule("go", at: .milliseconds(100)) { box.select(1, animated: true) }
      }
      simulation.schedule("look", at: .milliseconds(250)) {
        hasCoordinator = pages[1].transitionCoordinator != nil
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        (selected, children) = (box.selectedIndex, box.children.count)
      }
    }
    return Outcome(
      trace: trace,
      progress: progress,
      selected: selected,
      children: children,
      hasCoordinator: hasCoordinator
    )
  }

  private static func touchID(_ way: Double) -> [TouchSample] {
    (0...31).map { index -> TouchSample in
      let phase: TouchSample.Phase = index == 0 ? .began : index == 31 ? .ended : .moved
      let x = 300 - way * min(1, Double(index) / 20)
      let time = Instant.zero + .milliseconds(100 + 10 * Int64(index))
      return TouchSample(time: time, touchID: 0, phase: phase, location: [x, 300])
    }
  }

  @Test
  func `without a gesture an animator runs in the container's own context`() throws {
    let outcome = run()
    let transition = try #require(outcome.trace.transitions.first)
    #expect(transition.kind == .exchange && transition.outcome == .completed)
    let length = try #require(transition.ended) - transition.began
    #expect(abs(length.seconds - 0.4) < 0.02)
    #expect(outcome.selected == 1 && outcome.children == 1)
    #expect(outcome.progress == outcome.progress.sorted() && outcome.progress.last == 1)
    #expect(outcome.trace.findings.isEmpty)
  }

  private final class IdleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  @Test(arguments: [nil, 90, 150] as [Double?])
  func `an animator that does nothing is found when it is due, and the run settles`(
    way: Double?
  ) throws {
    let trace = run(draggingBy: way) { _ in IdleAnimator() }.trace
    #expect(trace.cameToRest)
    #expect(trace.findings.map(\.rule) == [.completesOnce])
    // The release at 410 ms, or the request of the change at 100 ms.
    let due = try #require(trace.findings.first).time - Instant.zero
    #expect(abs(due.seconds - (way == nil ? 0.5 : 0.81)) < 0.03)
  }

  @Test
  func `the system has no coordinator for such a change`() {
    #expect(!run().hasCoordinator)
  }

  @Test
  func `a gesture that goes far enough completes the change`() throws {
    let outcome = run(draggingBy: 150)
    #expect(outcome.trace.transitions.map(\.outcome) == [.completed])
    #expect(outcome.trace.transitions.map(\.isInteractive) == [true])
    #expect(outcome.selected == 1 && outcome.children == 1)
    #expect(outcome.progress.contains { abs($0 - 0.7) < 1e-9 })
    #expect(outcome.progress.last == 1)
    #expect(outcome.trace.findings.isEmpty)
  }

  @Test
  func `a display link reverses the change by equal steps per refresh`() throws {
    let outcome = run(draggingBy: 90)
    #expect(outcome.trace.transitions.map(\.outcome) == [.cancelled])
    #expect(outcome.selected == 0 && outcome.children == 1)
    let top = try #require(outcome.progress.firstIndex { abs($0 - 0.4) < 1e-9 })
    let back = outcome.progress[top...].drop { abs($0 - 0.4) < 1e-9 }
    #expect(back.count > 5 && back.last == 0)
    let steps = zip(back, back.dropFirst()).map { $0 - $1 }.filter { $0 > 1e-9 }
    for step in steps.dropLast() { #expect(abs(step - 1 / 60 / 0.4) < 1e-6) }
    #expect(outcome.trace.findings.isEmpty)
  }

  @Test(
    arguments: Strategy.all.filter(\.isInteractive).map(\.name),
    [(way: 90.0, end: TransitionRecord.Outcome.cancelled), (150, .completed)]
  )
  func `every interactive strategy follows the gesture and its outcome`(
    name: String,
    drag: (way: Double, end: TransitionRecord.Outcome)
  ) throws {
    let strategy = try #require(Strategy.all.first { $0.name == name })
    let outcome = run(draggingBy: drag.way) { effect in
      do throws(MotionError) {
        return try strategy.makeAnimator(effect)
      } catch {
        preconditionFailure("an even shift has a motion: \(error)")
      }
    }
    #expect(outcome.trace.transitions.map(\.outcome) == [drag.end])
    // A restarted animation jumps to its beginning, which is a finding.
    let jumps = name == "redirect-restart" && drag.end == .cancelled
    #expect(outcome.trace.findings.map(\.rule) == (jumps ? [.motionIsContinuous] : []))
    #expect(outcome.trace.cameToRest)
    #expect(outcome.selected == (drag.end == .completed ? 1 : 0) && outcome.children == 1)
    let places = outcome.trace.samples.map(\.position.x)
    // The first 10 of the 200 points are the recogniser's slop. A paused animation keeps its curve.
    // A sampled one is straight between values.
    let progress = (drag.way - 10) / 200
    let follows = ["property-animator", "linear-return", "spring-return"].contains(name)
    let curve = TimingCurve.easeInEaseOut
    let share = follows ? progress : curve.value(at: progress * 0.4, duration: 0.4)
    let held = 187.5 - 375 * share
    #expect(places.contains { abs($0 - held) < (follows ? 1e-6 : 0.5) }, "\(held) \(places)")
    if drag.end == .cancelled { #expect(places.last == 187.5) }
  }

  @Test
  func `a cancelled change never shows the end of the animation`() {
    let outcome = run(draggingBy: 90)
    let places = outcome.trace.samples.map(\.position.x)
    let farthest = places.min() ?? 0
    // 0.4 of the distance of 375 points, moved by the touch.
    #expect(farthest > 187.5 - 0.41 * 375)
    #expect(places.last == 187.5)
  }

  @Test
  func `without an animator the page appears at once, and children are notified in order`() throws {
    let trace = play { simulation, box, _ in
      simulation.schedule("go", at: .milliseconds(100)) { box.select(1, animated: false) }
    }
    let change = try #require(trace.transitions.first)
    #expect(change.outcome == .completed && change.kind == .exchange)
    let moves = trace.events.filter { $0.kind == .callback && $0.name.hasPrefix("didMove") }
    #expect(moves.suffix(2).map(\.subject) == ["First", "Second"])
  }

  @Test(arguments: [true, false])
  func `a container that rotates during a change gives its page the new size`(isLater: Bool) {
    var frames: [CGRect] = []
    _ = play { simulation, box, pages in
      simulation.schedule("go", at: .milliseconds(100)) { box.select(1, animated: true) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(isLater ? 1_000 : 250))
      simulation.schedule("look", at: .milliseconds(2_000)) { frames.append(pages[1].view.frame) }
    }
    #expect(frames == [CGRect(x: 0, y: 0, width: 667, height: 375)])
  }

  @Test(arguments: [250, 1_000])
  func `an unwind goes to its page after the current change`(time: Int64) {
    let trace = play { simulation, box, pages in
      simulation.schedule("go", at: .milliseconds(100)) { box.select(1, animated: true) }
      simulation.schedule("back", at: .milliseconds(time)) {
        let segue = UIStoryboardSegue(identifier: "back", source: pages[1], destination: pages[0])
        box.unwind(for: segue, towards: pages[0])
      }
      simulation.schedule("end", at: .milliseconds(3_000)) {
        #expect(box.selectedIndex == 0 && box.children == [pages[0]])
      }
    }
    #expect(trace.transitions.map(\.to) == ["Second", "First"])
    #expect(trace.transitions.allSatisfy { $0.outcome == .completed })
    #expect(trace.transitions[1].began >= trace.transitions[0].ended ?? .zero)
    #expect(trace.findings.isEmpty)
  }

  private func play(
    _ script:
      @escaping (
        _ simulation: Stage, _ box: ContextContainerController, _ pages: [UIViewController]
      ) -> Void
  ) -> Trace {
    let simulation = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12))
    return simulation.run { window in
      let pages = ["First", "Second"].map { name -> UIViewController in
        let page = UIViewController()
        page.title = name
        return page
      }
      let box = ContextContainerController(
        pages: pages,
        makeAnimator: { isForward in
          EffectAnimator(.shift(duration: 0.4, towards: isForward ? .left : .right)) {
            CoreAnimationPlayer()
          }
        }
      )
      window.rootViewController = box
      script(simulation, box, pages)
    }
  }
}
