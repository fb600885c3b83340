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

  @Test(arguments: [0, 100])
  func `the root page is asked at the launch, so a page above it reverts nothing`(time: Int64) {
    let trace = play { window, stage in
      let (root, page) = (Dark(), UIViewController())
      page.modalPresentationStyle = .fullScreen
      window.rootViewController = root
      #expect(UIApplication.shared.isStatusBarHidden)
      stage.schedule("present", at: .milliseconds(time)) { root.present(page, animated: true) }
      stage.schedule("look", at: .milliseconds(900)) {
        #expect(!UIApplication.shared.isStatusBarHidden)
      }
      stage.schedule("dismiss", at: .milliseconds(1_000)) { root.dismiss(animated: true) }
    }
    #expect(trace.findings.isEmpty, "\(trace.found)")
  }

  @Test func `the status bar takes no space, so its frame has a width and no height`() {
    play { window, stage in
      window.rootViewController = UIViewController()
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 0))
      stage.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(UIApplication.shared.statusBarFrame.width == 667)
      }
    }
  }

  @Test func `a turn of the device is announced with the new orientation`() {
    play { window, stage in
      window.rootViewController = UIViewController()
      var heard: [UIDeviceOrientation] = []
      let name = UIDevice.orientationDidChangeNotification
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        heard.append(UIDevice.current.orientation)
      }
      stage.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      stage.schedule(resizeTo: [600, 375], at: .milliseconds(1_000))
      stage.schedule(resizeTo: [375, 667], at: .milliseconds(2_000))
      stage.schedule("look", at: .milliseconds(3_000)) {
        #expect(heard == [.landscapeLeft, .portrait])
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
