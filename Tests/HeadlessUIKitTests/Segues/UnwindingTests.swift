import HeadlessUIKit
import JankTrace
import Testing

// Also tests: Selector.

struct UnwindingTests {
  /// First presents Second, which presents Third; Third unwinds at 2 s by an action.
  private func playChain(
    actions: [String: [String]],
    back: UIStoryboard.Segue = .init("back", .unwind("back:")),
    _ more: @escaping (Stage, SceneController) -> Void = { _, _ in }
  ) -> Trace {
    playStoryboard([
      scene("First", actions: actions["First"] ?? [], .init("next", .present("Second"))),
      scene("Second", actions: actions["Second"] ?? [], .init("next", .present("Third"))),
      scene("Third", actions: actions["Third"] ?? [], back),
    ]) { simulation, first in
      simulation.schedule("to Second", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "next", sender: nil)
      }
      simulation.schedule("to Third", at: .milliseconds(1_000)) {
        first.presentedViewController?.performSegue(withIdentifier: "next", sender: nil)
      }
      simulation.schedule("back", at: .milliseconds(2_000)) {
        let third = first.presentedViewController?.presentedViewController
        third?.performSegue(withIdentifier: "back", sender: nil)
      }
      more(simulation, first)
    }
  }

  @Test func `a segue unwinds to the nearest view controller that has the action`() {
    let trace = playChain(actions: ["First": ["back:"], "Second": ["back:"], "Third": ["back:"]])
    #expect(
      trace.segueCallbacks(from: .milliseconds(1_990)) == [
        "Third prepare(for: back)", "Second back:", "Third perform back",
        "Third unwind(towards: Second)", "dismiss Third completeTransition(true)",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test func `a whole chain is dismissed in one visible animation`() {
    let trace = playChain(actions: ["First": ["back:"]])
    let back = trace.transitions.dropFirst(2)
    #expect(back.map(\.from) == ["Third"])
    #expect(back.map(\.to) == ["First"])
    #expect(trace.found.isEmpty)
  }

  @Test func `the action receives the segue`() {
    let trace = playChain(actions: ["First": ["back:"]]) { simulation, first in
      simulation.schedule("look", at: .milliseconds(3_000)) {
        #expect(first.message == "back")
        #expect(first.presentedViewController == nil)
      }
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `without an action on the path nothing happens`() {
    let trace = playChain(actions: [:])
    #expect(trace.segueCallbacks(from: .milliseconds(1_990)).isEmpty)
    #expect(trace.transitions.count == 2)
    #expect(trace.found.isEmpty)
    #expect(
      trace.warnings == ["no view controller on the unwind path has the action back:: Third stays"]
    )
  }

  @Test func `the warning explains which children a custom container has`() {
    let trace = playContainer(first: [], second: [])
    let warnings = trace.warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasSuffix("controllers on screen as children") == true, "\(warnings)")
  }

  @Test func `an unwind without animation takes no time`() throws {
    let trace = playChain(
      actions: ["First": ["back:"]],
      back: .init("back", .unwind("back:"), animates: false)
    )
    let back = try #require(trace.transitions.last)
    #expect(back.from == "Third")
    #expect(try #require(back.ended) - back.began < .milliseconds(50))
  }

  @Test func `an unwind segue class that neither pops nor dismisses is a finding`() {
    final class Idle: UIStoryboardSegue {
      override func perform() {}
    }
    let idle = UIStoryboard.Segue("back", .unwind("back:"), make: Idle.init)
    let trace = playChain(actions: ["First": ["back:"]], back: idle)
    #expect(trace.rules == [.unwindUncovers])
    #expect(trace.findings.first?.subject == "Third")
    #expect(trace.findings.first?.step?.name == "back")
  }

  @Test func `before iOS 9 the destination creates the segue`() {
    final class Old: UIStoryboardSegue {
      override func perform() { source.dismiss(animated: false) }
    }
    let trace = playChain(actions: ["Second": ["back:"]]) { simulation, first in
      simulation.schedule("old", at: .milliseconds(1_900)) {
        (first.presentedViewController as? SceneController)?.segueBack = {
          Old(identifier: $2, source: $1, destination: $0)
        }
      }
    }
    #expect(trace.transitions.last?.to == "Second")
    #expect(trace.callbacks().contains { $0.contains("unwind(towards") } == false)
    #expect(trace.found.isEmpty)
  }
}

/// Tests of the decisions of containers.
extension UnwindingTests {
  /// A container of two children, the second of which presents a view controller that unwinds.
  private func playContainer(
    first: [String],
    second: [String],
    box: [String] = []
  ) -> Trace {
    play { window, simulation in
      UIStoryboard.define(
        "Main",
        scenes: [
          scene("Page", .init("back", .unwind("back:"))),
          UIStoryboard.Scene("Box") { SceneContainer("Box", actions: box) },
        ]
      )
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let page = storyboard.instantiateViewController(withIdentifier: "Page")
      guard
        let box = storyboard.instantiateViewController(withIdentifier: "Box") as? SceneContainer
      else { return }
      box.add(SceneController("First", actions: first))
      box.add(SceneController("Second", actions: second))
      window.rootViewController = box
      simulation.schedule("present", at: .milliseconds(100)) { box.present(page, animated: true) }
      simulation.schedule("back", at: .milliseconds(1_000)) {
        page.performSegue(withIdentifier: "back", sender: nil)
      }
    }
  }

  @Test func `children are searched in order, before the container itself`() {
    let trace = playContainer(first: ["back:"], second: ["back:"], box: ["back:"])
    #expect(
      trace.segueCallbacks(from: .milliseconds(990)).prefix(5) == [
        "Page prepare(for: back)", "First back:", "Page perform back", "Page unwind(towards: Box)",
        "Box unwind(towards: First)",
      ]
    )
    let own = playContainer(first: [], second: [], box: ["back:"])
    #expect(own.segueCallbacks(from: .milliseconds(990)).contains("Box back:"))
  }

  @Test func `a container shows the child on the path, below the dismissed views`() {
    let trace = playContainer(first: ["back:"], second: [])
    #expect(trace.transitions.last?.from == "Page")
    #expect(trace.found.isEmpty)
  }

  @Test func `the child that contains the source is not searched`() {
    play { window, _ in
      UIStoryboard.define("Main", scenes: [scene("In", .init("back", .unwind("back:")))])
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let source = storyboard.instantiateViewController(withIdentifier: "In")
      let branch = SceneContainer("Branch")
      branch.add(source)
      branch.add(SceneController("Sibling", actions: ["back:"]))
      let box = SceneContainer("Box", actions: ["back:"])
      box.add(branch)
      window.rootViewController = box
      source.performSegue(withIdentifier: "back", sender: nil)
      #expect((branch.children[1] as? SceneController)?.message == "back")
      #expect(box.message == nil)
    }
  }
}

/// Tests of navigation and tab bar controllers.
extension UnwindingTests {
  /// The scenes A, B and C, the last of which unwinds to the nearest that has the action.
  private func pages(_ names: [String]) -> [UIViewController] {
    UIStoryboard.define(
      "Main",
      scenes: names.map { name in
        scene(
          name,
          actions: ["A", "B"].contains(name) ? ["back:"] : [],
          .init("back", .unwind("back:"))
        )
      }
    )
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    return names.map(storyboard.instantiateViewController)
  }

  @Test func `a navigation controller pops to the nearest view controller that has the action`() {
    let trace = play { window, simulation in
      let pages = pages(["A", "B", "C", "D"])
      let stack = UINavigationController()
      stack.setViewControllers(pages, animated: false)
      window.rootViewController = stack
      simulation.schedule("back", at: .milliseconds(100)) {
        pages[3].performSegue(withIdentifier: "back", sender: nil)
      }
      simulation.schedule("look", at: .milliseconds(2_000)) {
        #expect(stack.viewControllers == Array(pages[..<2]))
      }
    }
    #expect(trace.transitions.map(\.kind) == [.pop])
    #expect(trace.found.isEmpty)
  }

  @Test func `a stack below dismissed views has popped before it is uncovered`() {
    let trace = play { window, simulation in
      let pages = pages(["A", "X", "Y"])
      let stack = UINavigationController()
      stack.setViewControllers(Array(pages[..<2]), animated: false)
      window.rootViewController = stack
      pages[2].modalPresentationStyle = .fullScreen
      simulation.schedule("present", at: .milliseconds(100)) {
        pages[1].present(pages[2], animated: true)
      }
      simulation.schedule("back", at: .milliseconds(1_000)) {
        pages[2].performSegue(withIdentifier: "back", sender: nil)
      }
      simulation.schedule("look", at: .milliseconds(2_000)) {
        #expect(stack.viewControllers == [pages[0]])
        #expect(stack.presentedViewController == nil)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.present, .dismiss])
    #expect(trace.found.isEmpty)
  }

  @Test func `a tab bar controller selects the tab`() {
    let trace = play { window, simulation in
      let pages = pages(["A", "X"])
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      window.rootViewController = tabs
      simulation.schedule("back", at: .milliseconds(100)) {
        pages[1].performSegue(withIdentifier: "back", sender: nil)
        #expect(tabs.selectedIndex == 0)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.tab])
    #expect(trace.found.isEmpty)
  }

  @Test func `a show segue in a navigation controller pushes`() {
    let trace = play { window, simulation in
      UIStoryboard.define("Main", scenes: [scene("A", .init("go", .show("B"))), scene("B")])
      let first = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        withIdentifier: "A"
      )
      window.rootViewController = UINavigationController(rootViewController: first)
      simulation.schedule("go", at: .milliseconds(100)) {
        first.performSegue(withIdentifier: "go", sender: nil)
      }
    }
    #expect(trace.transitions.map(\.kind) == [.push])
    #expect(trace.found.isEmpty)
  }
}
