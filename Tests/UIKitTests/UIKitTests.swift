import HeadlessUIKit
import StageSupport
import Testing

struct UIKitTests {
  @Test
  func `a file that imports UIKit runs unchanged`() {
    let trace = Stage(profile: .phone60, seed: 1).run { window in
      let (root, page) = (UIViewController(), FadingPage())
      page.transitioningDelegate = page
      window.rootViewController = root
      root.present(page, animated: true)
    }
    #expect(trace.transitions.map(\.outcome) == [.completed])
    #expect(trace.frames.count > 10)
  }
}
