import HeadlessUIKit
import Testing

// Also tests: UIDevice, UIAccessibility, UIFeedbackGenerator, ControllerPreferences, UIResponder.

struct StatusBarTests {
  private final class Dark: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private final class Holder: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
  }

  @Test func `the controller on screen decides, or the child that it names`() {
    play { window, stage in
      let (root, dark) = (Holder(), Dark())
      root.addChild(dark)
      window.rootViewController = root
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      #expect(!UIApplication.shared.isStatusBarHidden)
      let page = Dark()
      page.modalPresentationStyle = .overFullScreen
      stage.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      stage.schedule("look", at: .milliseconds(1_000)) {
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(!UIApplication.shared.isStatusBarHidden, "it does not capture the status bar")
        page.modalPresentationCapturesStatusBarAppearance = true
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(UIApplication.shared.isStatusBarHidden)
      }
    }
  }

  @Test func `the device is that of the profile`() {
    play { _, _ in
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.orientation == .portrait)
      #expect(UIDevice.current.systemVersion == "26")
      #expect(UIDevice.current.name == "phone-60")
    }
  }

  @Test func `a view ends the editing of what it contains`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    play { window, _ in
      let (outer, field, other) = (UIView(), Field(), UIView())
      outer.addSubview(field)
      window.addSubview(outer)
      #expect(!other.becomeFirstResponder())
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      #expect(!other.endEditing(true) && field.isFirstResponder)
      #expect(outer.endEditing(false) && !field.isFirstResponder)
    }
  }
}
