import HeadlessUIKit
import Testing

struct UIWindowTests {
  @Test
  func `the root view controller fills the window and appears`() {
    let trace = play { window, _ in
      let a = controller("A")
      window.rootViewController = a
      #expect(a.view.superview === window)
      #expect(a.view.frame == window.bounds)
    }
    #expect(trace.callbacks() == ["A viewDidLoad", "A viewWillAppear", "A viewDidAppear"])
  }

  @Test
  func `a new root replaces the first`() {
    play { window, _ in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      window.rootViewController = b
      #expect(window.subviews == [b.view])
      #expect(a.view.window == nil)
    }
  }
}
