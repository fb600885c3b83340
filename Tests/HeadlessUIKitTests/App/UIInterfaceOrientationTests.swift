import HeadlessUIKit
import Testing

struct UIInterfaceOrientationTests {
  private final class UprightPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// Rotates the device and returns the width of the window.
  private func width(
    after size: SIMD2<Double>,
    _ prepare: @escaping (UIWindow, Stage) -> Void
  ) -> (width: CGFloat, trace: Trace) {
    var width: CGFloat = 0
    let trace = play { window, simulation in
      prepare(window, simulation)
      simulation.schedule(resizeTo: size, at: .milliseconds(2_000))
      simulation.schedule("look", at: .milliseconds(3_000)) {
        width = window.bounds.width
        #expect(UIApplication.shared.statusBarOrientation.isLandscape == (width > 375))
      }
    }
    return (width, trace)
  }

  @Test
  func `a page that supports only portrait prevents a rotation`() {
    let (kept, trace) = width(after: [667, 375]) { window, _ in
      let page = UprightPage()
      page.title = "A"
      window.rootViewController = page
    }
    #expect(kept == 375)
    #expect(trace.warnings == ["the screen does not rotate: A does not support the orientation"])
    let (turned, _) = width(after: [667, 375]) { window, _ in
      window.rootViewController = UIViewController()
    }
    #expect(turned == 667)
  }

  @Test
  func `the presented page that fills the screen decides`() {
    let cases: [(UIModalPresentationStyle, CGFloat)] = [
      (.fullScreen, 375), (.overFullScreen, 667),
    ]
    for (style, expected) in cases {
      let (width, _) = width(after: [667, 375]) { window, simulation in
        let (root, page) = (UIViewController(), UprightPage())
        page.modalPresentationStyle = style
        window.rootViewController = root
        simulation.schedule("present", at: .milliseconds(100)) {
          root.present(page, animated: false)
        }
      }
      #expect(width == expected)
    }
  }

  @Test
  func `a change of size without a rotation is always allowed`() {
    let (width, _) = width(after: [320, 667]) { window, _ in
      window.rootViewController = UprightPage()
    }
    #expect(width == 320)
  }

  @Test
  func `masks contain their orientations`() {
    #expect(UIInterfaceOrientationMask.all.contains(.landscape))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
  }
}
