import HeadlessUIKit
import Testing

struct CGColorTests {
  @Test
  func `colours with the same components are equal`() {
    let grey = CGColor(gray: 0.5, alpha: 0.25)
    #expect(grey == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(grey.hashValue == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).hashValue)
    #expect(grey.alpha == 0.25)
    #expect(grey.numberOfComponents == grey.components?.count)
    #expect(grey.copy(alpha: 1) == CGColor(gray: 0.5, alpha: 1))
  }
}
