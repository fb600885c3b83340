import HeadlessUIKit
import Testing

struct UIViewControllerPresentationTests {
  @Test
  func `present returns before anything begins, and everything follows the commit`() {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        a.present(b, animated: true)
        #expect(a.presentedViewController === b)
        #expect(b.isViewLoaded)
        #expect(b.view.window == nil)
      }
    }
    #expect(trace.transitions.count == 1)
    #expect(trace.transitions[0].requested < trace.transitions[0].began)
  }

  @Test
  func `presenting while presenting is rejected, and its completion is dropped`() {
    var completions: [String] = []
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        a.present(controller("B"), animated: true) { completions.append("B") }
        a.present(controller("C"), animated: true) { completions.append("C") }
      }
    }
    #expect(completions == ["B"])
    #expect(
      trace.found == ["F11 Attempt to present C on A (from A) while a presentation is in progress"]
    )
  }

  @Test
  func `a controller whose view is not in a window cannot present`() {
    let trace = play { window, simulation in
      window.rootViewController = controller("A")
      simulation.schedule("present", at: .zero) {
        controller("B").present(controller("C"), animated: true)
      }
    }
    #expect(trace.found.first?.hasSuffix("whose view is not in the window hierarchy") == true)
    #expect(trace.transitions.isEmpty)
  }

  @Test
  func `dismissing twice dismisses once, and the page behind stays`() {
    let trace = play { window, simulation in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("present", at: .milliseconds(100)) { b.present(c, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(200)) {
        c.dismiss(animated: true)
        c.dismiss(animated: true)
      }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(a.presentedViewController === b)
        #expect(b.presentedViewController == nil)
      }
    }
    #expect(trace.found == ["F28 Attempt to dismiss C while a transition is in progress"])
  }

  @Test
  func `the completions come after the last appearance callback`() {
    var log: [String] = []
    play { window, simulation in
      let (a, b) = (controller("A"), Page())
      b.hears = { _, callback in
        if case .didAppear = callback { log.append("did appear") }
        if case .didDisappear = callback { log.append("did disappear") }
      }
      window.rootViewController = a
      simulation.schedule("present", at: .zero) {
        a.present(b, animated: true) { log.append("presented") }
      }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) {
        a.dismiss(animated: true) { log.append("dismissed") }
      }
    }
    #expect(log == ["did appear", "presented", "did disappear", "dismissed"])
  }

  @Test
  func `dismissing a controller that was never presented is rejected`() {
    let trace = play { window, _ in
      let a = controller("A")
      window.rootViewController = a
      a.dismiss(animated: true)
    }
    #expect(trace.found == ["F28 Attempt to dismiss A, which is not presented"])
  }

  @Test
  func `a presented controller is released after its dismissal`() {
    weak var page: UIViewController?
    play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      simulation.schedule("present", at: .zero) {
        let b = controller("B")
        page = b
        a.present(b, animated: true)
      }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) { a.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(3_000)) { #expect(page == nil) }
    }
  }

  @Test
  func `a child of another controller is not presented`() {
    let trace = play { window, simulation in
      let (a, child) = (controller("A"), controller("child"))
      window.rootViewController = a
      a.addChild(child)
      a.view.addSubview(child.view)
      child.didMove(toParent: a)
      simulation.schedule("present", at: .milliseconds(100)) { a.present(child, animated: true) }
    }
    #expect(
      trace.found == [
        """
        F11 NSInvalidArgumentException: Application tried to present modally a view controller \
        child that has a parent view controller A
        """
      ]
    )
    #expect(trace.transitions.isEmpty)
  }
}
