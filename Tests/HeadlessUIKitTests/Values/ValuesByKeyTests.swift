import HeadlessUIKit
import Testing

// Also tests: UIView+Accessibility, NSValue+Geometry, UIWindow+Level, UIScrollView+Settings.
// Also tests: UICoordinateSpace, UITraitCollection+Look.

struct ValuesByKeyTests {
  @Test func `the values that apps read by their names`() {
    play { window, stage in
      let (page, item) = (UIViewController(), UIBarButtonItem(title: "a", primaryAction: nil))
      #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
      #expect(item.value(forKey: "view") == nil)
      page.navigationItem.rightBarButtonItem = item
      window.rootViewController = UINavigationController(rootViewController: page)
      stage.schedule("look", at: .milliseconds(100)) {
        let view = item.value(forKey: "view") as? UIView
        #expect(view?.window === window && item.value(forKey: "title") as? String == "a")
        #expect(item.value(forKey: "enabled") as? Bool == true)
      }
    }
  }

  @Test func `an unknown key ends the run, and a layer stores anything`() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      play { _, _ in _ = UIBarButtonItem(title: "a", primaryAction: nil).value(forKey: "veiw") }
    }
    let app = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      play { _, _ in _ = UIApplication.value(forKeyPath: "other") }
    }
    for (result, key) in [(item, "veiw"), (app, "other")] {
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("not key value coding-compliant for the key \"\(key)\""))
    }
    play { window, _ in
      window.layer.setValue(3, forKey: "own")
      #expect(window.layer.value(forKey: "own") as? Int == 3)
      #expect(window.layer.value(forKey: "other") == nil)
    }
  }

  @Test func `accessibility is kept and changes nothing on screen`() {
    play { window, _ in
      let view = UIView()
      #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
      view.accessibilityLabel = "name"
      view.accessibilityIdentifier = "id"
      view.accessibilityTraits = [.button, .header]
      view.isAccessibilityElement = true
      view.accessibilityViewIsModal = true
      #expect(view.accessibilityLabel == "name" && view.accessibilityIdentifier == "id")
      #expect(view.accessibilityTraits.rawValue == 0x10001 && view.accessibilityViewIsModal)
      #expect(view.isAccessibilityElement && !view.accessibilityElementsHidden)
      window.windowLevel = .statusBar + 1
      #expect(window.windowLevel > .statusBar && window.windowLevel < .alert)
    }
  }

  @Test func `a value carries a transform in space, also into an animation`() {
    let transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    play { window, stage in
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.layer.addSublayer(layer)
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = NSValue(caTransform3D: transform)
      turn.duration = 10
      layer.add(turn, forKey: nil)
      stage.schedule("look", at: .milliseconds(50)) {
        #expect((layer.presentation()?.transform.m22 ?? 1) < 0.9)
      }
    }
  }

  @Test func `a colour that depends on the appearance is that of the light one`() {
    play { _, _ in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      #expect(color == .red && color.resolvedColor(with: .current) == color)
      #expect(UITraitCollection.current.layoutDirection == .leftToRight)
      let layer = CALayer()
      #expect(layer.cornerCurve == .circular)
      layer.cornerCurve = .continuous
      #expect(layer.cornerCurve.rawValue == "continuous")
    }
  }

  @Test func `coordinates convert between views and the screen`() {
    play { window, _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      let (screen, space) = (UIScreen.main.coordinateSpace, view as any UICoordinateSpace)
      #expect(space.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 21))
      #expect(screen.convert(CGPoint(x: 11, y: 21), to: space) == CGPoint(x: 1, y: 1))
      #expect(space.convert(view.bounds, to: screen) == view.frame)
      #expect(space.convert(view.frame, from: screen) == view.bounds)
      #expect(screen.bounds == window.bounds)
    }
  }

  @Test func `a drag dismisses the keyboard if it should`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    play { window, stage in
      let (list, field) = (UIScrollView(frame: window.bounds), Field())
      list.contentSize = CGSize(width: 375, height: 3_000)
      list.keyboardDismissMode = .onDrag
      window.addSubview(list)
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      stage.schedule("look", at: .milliseconds(50)) { #expect(field.isFirstResponder) }
      let way: [SIMD2<Double>] = (0...10).map { [100, 400 - 20 * Double($0)] }
      stage.schedule(touches: touchID(way, from: 100, every: 16))
      stage.schedule("look", at: .milliseconds(400)) { #expect(!field.isFirstResponder) }
    }
  }
}
