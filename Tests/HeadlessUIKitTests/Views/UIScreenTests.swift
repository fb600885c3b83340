import HeadlessUIKit
import Testing

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
}
