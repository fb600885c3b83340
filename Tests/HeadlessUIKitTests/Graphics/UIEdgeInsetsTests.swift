import HeadlessUIKit
import Testing

struct UIEdgeInsetsTests {
  @Test
  func `insets shrink a rectangle, and negative ones enlarge it`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: -8)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 106, height: 95))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).inset(by: .zero).size.width == 3)
  }
}
