import HeadlessUIKit
import Testing

struct UIBarButtonItemTests {
  private final class ItemPage: UIViewController {
    var taps = 0
    func add() { taps += 1 }
  }

  /// The centre of an item's button on the screen.
  private func place(of item: UIBarButtonItem?, in page: UIViewController) -> SIMD2<Double> {
    let bar = page.navigationController?.navigationBar
    func find(_ view: UIView?) -> UIButton? {
      guard let view else { return nil }
      if let button = view as? UIButton, button.currentTitle == item?.title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let button = find(bar) else { return .zero }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    return SIMD2(Double(middle.x), Double(middle.y))
  }

  @Test
  func `a button in the bar calls its method and is at the specified edge`() {
    let page = Box<ItemPage>()
    play { window, simulation in
      let made = ItemPage()
      page.value = made
      made.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add,
        target: made,
        action: ItemPage.add
      )
      made.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Menu",
        style: .plain,
        target: made,
        action: ItemPage.add
      )
      window.rootViewController = UINavigationController(rootViewController: made)
      simulation.schedule("look", at: .milliseconds(100)) {
        let right = place(of: made.navigationItem.rightBarButtonItem, in: made)
        let left = place(of: made.navigationItem.leftBarButtonItem, in: made)
        #expect(right.x > 320 && left.x < 60 && right.y == left.y)
        simulation.schedule(touches: touchID([right], from: 200))
        simulation.schedule(touches: touchID([left], from: 400))
      }
      simulation.schedule("switch off", at: .milliseconds(600)) {
        #expect(made.taps == 2)
        made.navigationItem.rightBarButtonItem?.isEnabled = false
        let right = place(of: made.navigationItem.rightBarButtonItem, in: made)
        simulation.schedule(touches: touchID([right], from: 700))
      }
    }
    #expect(page.value?.taps == 2)
  }

  @Test
  func `a left item replaces the back button`() {
    play { window, simulation in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      navigation.pushViewController(second, animated: false)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
      simulation.schedule(touches: touchID([[20, 22]], from: 200))
      simulation.schedule("look", at: .milliseconds(1_500)) {
        #expect(navigation.topViewController === second)
        #expect(view.window === window)
        second.navigationItem.leftBarButtonItem = nil
        #expect(view.superview == nil)
        simulation.schedule(touches: touchID([[20, 22]], from: 1_600))
      }
      simulation.schedule("look", at: .milliseconds(3_000)) {
        #expect(navigation.topViewController === first)
      }
    }
  }
}

/// Carries a value out of a closure.
private final class Box<Value> {
  var value: Value?
}
