import HeadlessUIKit
import Testing

struct UIWindowTests {
  @Test
  func `the root controller fills the window and hears that it appears`() {
    let trace = play { window, _ in
      let a = controller("A")
      window.rootViewController = a
      #expect(a.view.superview === window)
      #expect(a.view.frame == window.bounds)
    }
    #expect(trace.callbacks() == ["A viewDidLoad", "A viewWillAppear", "A viewDidAppear"])
  }

  @Test
  func `another root takes the place of the first`() {
    play { window, _ in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      window.rootViewController = b
      #expect(window.subviews == [b.view])
      #expect(a.view.window == nil)
    }
  }
}
