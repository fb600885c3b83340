import HeadlessUIKit
import Testing

struct UIAlertActionTests {
  @Test
  func `a disabled action disables its button`() {
    play { _, _ in
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Go", style: .default)
      action.isEnabled = false
      alert.addAction(action)
      alert.loadViewIfNeeded()
      let button = alert.view.subviews.first?.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.isEnabled == false && button?.currentTitle == "Go")
      action.isEnabled = true
      #expect(button?.isEnabled == true)
      #expect(alert.actions == [action] && action.style == .default)
    }
  }
}
