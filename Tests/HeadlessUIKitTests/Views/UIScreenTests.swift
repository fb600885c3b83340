import HeadlessUIKit
import Testing

// Also tests: UISemanticContentAttribute.

struct UIScreenTests {
  @Test
  func `the main screen belongs to the current simulation's device`() {
    play(on: .phone120) { window, _ in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(UIScreen.main.maximumFramesPerSecond == 120)
      #expect(window.frame == UIScreen.main.bounds)
    }
    play(on: .phone60) { _, _ in
      #expect(UIScreen.main.bounds.height == 667)
      #expect(UIScreen.main.maximumFramesPerSecond == 60)
    }
  }

  @Test
  func `a snapshot of the screen shows the window`() {
    func digest(_ make: @escaping (UIWindow) -> UIView?) -> Digest {
      play { window, simulation in
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.backgroundColor = .red
        window.addSubview(view)
        simulation.schedule("snapshot", at: .milliseconds(200)) {
          let snapshot = make(window)
          view.removeFromSuperview()
          snapshot.map(window.addSubview)
        }
      }
      .digest
    }
    let shown = digest { _ in UIScreen.main.snapshotView(afterScreenUpdates: false) }
    #expect(shown == digest { $0.snapshotView(afterScreenUpdates: false) })
    #expect(shown != digest { _ in nil })
  }

  @Test
  func `layout runs from left to right`() {
    play { window, _ in
      #expect(window.effectiveUserInterfaceLayoutDirection == .leftToRight)
      let direction = UIView.userInterfaceLayoutDirection(for: .forceRightToLeft)
      #expect(direction == .rightToLeft)
    }
  }
}
