import HeadlessUIKit
import Testing

struct NSObjectTests {
  @Test
  func `an object is of its class and of all superclasses`() {
    play { _, _ in
      let label: UIView = UILabel()
      #expect(label.isKind(of: UILabel.self) && label.isKind(of: UIView.self))
      #expect(label.isKind(of: UIResponder.self))
      #expect(!label.isKind(of: UIButton.self) && !UIView().isKind(of: UILabel.self))
    }
  }
}
