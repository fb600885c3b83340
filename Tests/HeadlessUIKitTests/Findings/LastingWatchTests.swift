import HeadlessUIKit
import JankTrace
import Testing

/// Pages that retain themselves, for each kind of departure.
struct LastingWatchTests {
  /// A page that is never released.
  private final class Leak: UIViewController {
    var itself: Leak?

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
      itself = self
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The pages reported at the end of a story, each with the step that made them leave.
  private func leaks(_ story: @escaping (Story) -> Void) -> [String] {
    let trace = Story.play(story, isFixed: false)
    #expect(Set(trace.rules) == [.pagesAreReleased], "\(trace.found)")
    return trace.findings.map { "\($0.subject) after \($0.step?.name ?? "nothing")" }.sorted()
  }

  @Test(arguments: [true, false])
  func `every page that a pop to the root removes has left`(animated: Bool) {
    let found = leaks { story in
      let stack = story.stack([controller("A"), Leak("B"), Leak("C"), Leak("D")])
      story.at(500, "home") { stack.controller.popToRootViewController(animated: animated) }
    }
    #expect(found == ["B after home", "C after home", "D after home"])
  }

  @Test(arguments: [true, false])
  func `every replaced page has left`(animated: Bool) {
    let found = leaks { story in
      let (a, c) = (controller("A"), controller("C"))
      let stack = story.stack([a, Leak("B"), Leak("D")])
      story.at(500, "set") { stack.controller.setViewControllers([a, c], animated: animated) }
    }
    #expect(found == ["B after set", "D after set"])
  }

  @Test(arguments: [true, false])
  func `every page of a chain that is dismissed as a whole has left`(animated: Bool) {
    let found = leaks { story in
      let a = controller("A")
      story.window.rootViewController = a
      story.at(100, "first") { a.present(Leak("B"), animated: true) }
      story.at(1_000, "second") {
        a.presentedViewController?.present(Leak("C"), animated: true)
      }
      story.at(2_000, "dismiss") { a.dismiss(animated: animated) }
    }
    #expect(found == ["B after dismiss", "C after dismiss"])
  }

  @Test func `a page whose push is cancelled has left`() {
    let found = leaks { story in
      let stack = story.stack([controller("A")])
      let driver = UIPercentDrivenInteractiveTransition()
      stack.delegate.pushing = .fading()
      stack.delegate.interaction = driver
      story.at(500, "push") { stack.controller.pushViewController(Leak("B"), animated: true) }
      story.at(600, "move") { driver.update(0.4) }
      story.at(700, "let go") { driver.cancel() }
    }
    #expect(found == ["B after push"])
  }

  @Test func `a page whose presentation is cancelled has left`() {
    let found = leaks { story in
      let (a, b, delegate) = (controller("A"), Leak("B"), ScriptedDelegate())
      story.window.rootViewController = a
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.presenting = .fading()
      delegate.interaction = driver
      b.transitioningDelegate = delegate
      story.at(500, "present") { a.present(b, animated: true) }
      story.at(600, "move") { driver.update(0.4) }
      story.at(700, "let go") { driver.cancel() }
      story.at(3_000, "rest") { _ = delegate }
    }
    #expect(found == ["B after present"])
  }

  @Test func `a page that stays after a cancelled pop has not left`() {
    let trace = Story.play(
      { story in
        let stack = story.stack([controller("A"), Leak("B")])
        stack.drag()
      },
      isFixed: false
    )
    #expect(trace.found.isEmpty)
  }

  // MARK: One mistake, one finding

  @Test func `an unwind that meets a presentation is reported once`() {
    let trace = playStoryboard([
      scene("First", actions: ["back:"], .init("next", .present("Second"))),
      scene("Second", .init("back", .unwind("back:")), .init("on", .present("Third"))),
      scene("Third"),
    ]) { simulation, first in
      simulation.schedule("next", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "next", sender: nil)
      }
      simulation.schedule("on", at: .milliseconds(1_000)) {
        first.presentedViewController?.performSegue(withIdentifier: "on", sender: nil)
      }
      simulation.schedule("back", at: .milliseconds(1_100)) {
        first.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
    }
    #expect(trace.rules == [.dismissesOneLevel], "\(trace.found)")
    #expect(trace.findings.first?.step?.name == "back")
  }

  @Test func `an unwind without effect is reported although the page is covered later`() {
    var semantics = ChosenSemantics.standard
    semantics.nestedRequests = .isDropped
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      UIStoryboard.define(
        "Main",
        scenes: [
          scene("First", actions: ["back:"]), scene("Second", .init("back", .unwind("back:"))),
        ]
      )
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let first = storyboard.instantiateViewController(withIdentifier: "First")
      let second = storyboard.instantiateViewController(withIdentifier: "Second")
      let stack = UINavigationController(rootViewController: first)
      window.rootViewController = stack
      simulation.schedule("push", at: .milliseconds(100)) {
        stack.pushViewController(second, animated: true)
      }
      simulation.schedule("back", at: .milliseconds(300)) {
        second.performSegue(withIdentifier: "back", sender: nil)
      }
      simulation.schedule("cover", at: .milliseconds(2_000)) {
        stack.pushViewController(controller("Third"), animated: true)
      }
    }
    // The finding that was noticed last has the earlier time.
    #expect(trace.rules == [.unwindUncovers, .navigatesOneAtATime], "\(trace.found)")
    #expect(trace.findings[0].time < trace.findings[1].time)
    #expect(trace.findings.map(\.step?.name) == ["back", "back"])
  }

  /// Plays a stack of two scenes, the second on top.
  private func playStack(
    _ scenes: @escaping () -> [UIStoryboard.Scene],
    _ more: @escaping (Stage, UINavigationController) -> Void
  ) -> Trace {
    HeadlessUIKitTests.play { window, simulation in
      UIStoryboard.define("Main", scenes: scenes())
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let stack = UINavigationController()
      stack.setViewControllers(
        ["First", "Second"].map(storyboard.instantiateViewController),
        animated: false
      )
      window.rootViewController = stack
      more(simulation, stack)
    }
  }

  @Test(arguments: [true, false], [100, 1_300] as [Int64])
  func `an unwind that pops is no finding if a page covers the stack meanwhile`(
    animated: Bool,
    delay: Int64
  ) {
    let scenes = {
      [scene("First", actions: ["back:"]), scene("Second", .init("back", .unwind("back:")))]
    }
    let trace = playStack(scenes) { simulation, stack in
      simulation.schedule("back", at: .milliseconds(1_000)) {
        stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
      simulation.schedule("cover", at: .milliseconds(1_000 + delay)) {
        stack.present(controller("Third"), animated: animated)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.pop, .present])
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test func `a page is released although one that it presented by a segue stays`() {
    let scenes = {
      [scene("First"), scene("Second", .init("on", .present("Third"))), scene("Third")]
    }
    let trace = playStack(scenes) { simulation, stack in
      simulation.schedule("on", at: .milliseconds(1_000)) {
        stack.topViewController?.performSegue(withIdentifier: "on", sender: nil)
      }
      simulation.schedule("pop", at: .milliseconds(2_000)) {
        stack.popViewController(animated: true)
      }
      simulation.schedule("look", at: .milliseconds(3_000)) {
        #expect(stack.viewControllers.count == 1 && stack.presentedViewController != nil)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test func `a transition in a container whose time is stopped waits without a finding`() {
    let trace = Story.play(
      { story in
        let stack = story.stack([controller("A")])
        let (b, delegate) = (controller("B"), ScriptedDelegate())
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionSpeed = 0
        delegate.presenting = .fading()
        delegate.interaction = driver
        b.transitioningDelegate = delegate
        stack.delegate.pushing = .fading()
        story.at(500, "present") { stack.controller.present(b, animated: true) }
        story.at(600, "move") { driver.update(0.4) }
        stack.push(controller("C"), at: 650)
        story.at(700, "let go") { driver.finish() }
        story.at(3_000, "rest") { _ = delegate }
      },
      isFixed: false
    )
    #expect(trace.rules == [.remainderHasSpeed], "\(trace.found)")
    #expect(trace.transitions.map(\.outcome) == [.unfinished, .unfinished])
  }
}
