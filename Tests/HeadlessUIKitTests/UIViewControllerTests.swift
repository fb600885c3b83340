import HeadlessUIKit
import Testing

// Also tests: UIResponder.

struct UIViewControllerTests {
  @Test
  func `the view is loaded once, when it is first read`() {
    var loads = 0
    play { _, _ in
      let page = Page { _, callback in if callback == .didLoad { loads += 1 } }
      #expect(!page.isViewLoaded)
      #expect(page.viewIfLoaded == nil)
      page.loadViewIfNeeded()
      _ = page.view
      #expect(loads == 1)
      #expect(page.view.frame == UIScreen.main.bounds)
      #expect(page.view.next === page)
    }
  }

  @Test
  func `an app can create the view itself`() {
    final class Custom: UIView {}
    final class CustomPage: UIViewController {
      override func loadView() { view = Custom(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
    play { _, _ in #expect(CustomPage().view is Custom) }
  }

  @Test
  func `a controller without title is named after its type`() {
    final class NamelessPage: UIViewController {}
    let trace = play { window, _ in window.rootViewController = NamelessPage() }
    #expect(trace.callbacks().first == "NamelessPage viewDidLoad")
  }

  @Test
  func `being presented and dismissed is visible only in callbacks`() {
    var log: [String] = []
    play { window, simulation in
      let a = controller("A")
      let page = Page { page, callback in
        guard let isAnimated = callback.isAnimated else { return }
        log.append("\(page.isBeingPresented) \(page.isBeingDismissed) \(isAnimated)")
      }
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(page, animated: true) }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) {
        #expect(!page.isBeingPresented)
        a.dismiss(animated: false)
      }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(!page.isBeingDismissed)
        #expect(
          log == [
            "true false true", "true false true", "false true false", "false true false",
          ]
        )
      }
    }
  }
}
