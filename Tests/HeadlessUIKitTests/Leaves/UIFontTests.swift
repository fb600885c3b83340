import HeadlessUIKit
import Testing

struct UIFontTests {
  @Test
  func `system fonts have their documented sizes and line heights`() {
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 1e-3)
    #expect(UIFont.boldSystemFont(ofSize: 9).withSize(30).pointSize == 30)
    let sizes = [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .body, .caption1].map {
      UIFont.preferredFont(forTextStyle: $0).pointSize
    }
    #expect(sizes == [34, 28, 22, 20, 17, 12])
  }
}
