import HeadlessUIKit
import Testing

/// Balance of the appearance callbacks, and calls of them by the app.
struct AppearanceTests {
  @Test(arguments: [
    ([true, true], ["to viewWillAppear"]), ([false], []),
  ])
  func `a second begin is a finding without a callback`(begins: [Bool], log: [String]) {
    let trace = playContainer(forwards: false) { container, _, to in
      container.addChild(to)
      to.didMove(toParent: container)
      for isAppearing in begins { to.beginAppearanceTransition(isAppearing, animated: false) }
    }
    #expect(trace.act.filter { $0.contains("ppear") } == log)
    #expect(trace.findings.map(\.rule) == [.balancedAppearance])
    #expect(
      trace.found.first?.contains("Unbalanced calls to begin/end appearance transitions for to")
        == true
    )
  }

  @Test
  func `an end without a begin is a finding without a callback`() {
    let trace = playContainer(forwards: false) { _, from, _ in from.endAppearanceTransition() }
    #expect(trace.act.isEmpty)
    #expect(trace.findings.map(\.rule) == [.balancedAppearance])
  }

  @Test
  func `the opposite of a begin reverses it`() {
    let trace = playContainer(forwards: false) { _, from, _ in
      from.beginAppearanceTransition(false, animated: true)
      from.beginAppearanceTransition(true, animated: true)
      from.endAppearanceTransition()
    }
    #expect(trace.act == ["from viewWillDisappear", "from viewWillAppear", "from viewDidAppear"])
    #expect(trace.found.isEmpty)
  }

  @Test
  func `forwarding by hand in addition to the system is a finding`() {
    let trace = playContainer { container, _, to in
      container.addChild(to)
      to.beginAppearanceTransition(true, animated: false)
      container.view.addSubview(to.view)
      to.endAppearanceTransition()
      to.didMove(toParent: container)
    }
    #expect(trace.findings.map(\.rule) == [.callbacksAreTheSystems, .callbacksAreTheSystems])
  }

  @Test
  func `calling an appearance method directly is a finding`() {
    let trace = playContainer { _, from, _ in from.viewDidAppear(false) }
    #expect(
      trace.found == [
        "F25 Calling -viewDidAppear: directly on a view controller is not supported: from"
      ]
    )
  }

  @Test
  func `calling another appearance method of super is a finding`() {
    final class Confused: UIViewController {
      override func viewDidDisappear(_ animated: Bool) { super.viewDidAppear(animated) }
    }
    let trace = playContainer { container, _, _ in
      let page = Confused()
      container.addChild(page)
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    #expect(trace.findings.map(\.rule) == [.callbacksAreTheSystems])
  }

  @Test
  func `a child ends its own change first and then disappears with its parent`() {
    let trace = play { window, simulation in
      let (box, to) = (Container(), controller("to"))
      box.title = "Box"
      window.rootViewController = box
      simulation.schedule("act", at: .milliseconds(100)) {
        box.addChild(to)
        let from = controller("from")
        box.addChild(from)
        box.view.addSubview(from.view)
        from.didMove(toParent: box)
        box.transition(from: from, to: to, duration: 1, animations: { to.view.alpha = 0.9 }) { _ in
          from.willMove(toParent: nil)
          from.removeFromParent()
          to.didMove(toParent: box)
        }
        box.present(controller("page"), animated: true)
      }
    }
    #expect(trace.found.isEmpty)
    #expect(
      trace.callbacks().filter { $0.hasPrefix("to view") && $0.contains("ppear") } == [
        "to viewWillAppear", "to viewDidAppear", "to viewWillDisappear", "to viewDidDisappear",
      ]
    )
  }

  @Test(arguments: [true, false])
  func `a page covered in its covered stack is notified once`(animated: Bool) {
    let trace = play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = navigation
      simulation.schedule("present", at: .milliseconds(100)) {
        navigation.present(controller("cover"), animated: true)
      }
      simulation.schedule("push", at: .milliseconds(250)) {
        navigation.pushViewController(controller("B"), animated: animated)
      }
      simulation.schedule("uncover", at: .milliseconds(2_000)) {
        navigation.dismiss(animated: true)
      }
    }
    let heard = trace.callbacks(from: .milliseconds(90)).filter { $0.contains("ppear") }
    #expect(
      heard.filter { $0.hasPrefix("A ") } == ["A viewWillDisappear", "A viewDidDisappear"]
    )
    #expect(heard.filter { $0.hasPrefix("B ") }.last == "B viewDidAppear")
    #expect(trace.found.isEmpty)
  }
}
