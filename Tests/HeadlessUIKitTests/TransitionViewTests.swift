import HeadlessUIKit
import Testing

struct TransitionViewTests {
  @Test
  func `a container swallows touches during a transition, then they reach the page`() {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      let middle = CGPoint(x: 187, y: 333)
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("look", at: .milliseconds(500)) {
        #expect(window.hitTest(middle, with: nil) === b.view.superview)
      }
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(window.hitTest(middle, with: nil) === b.view)
      }
    }
  }
}
