import Foundation
import HeadlessUIKit
import Testing

struct UIImageTests {
  @Test
  func `an app has the images that the script added`() {
    play { _, simulation in
      #expect(UIImage(named: "photo") == nil)
      simulation.addImage(named: "photo", size: [30, 20])
      let photo = UIImage(named: "photo")
      #expect(photo?.size == CGSize(width: 30, height: 20))
      #expect(photo?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
      #expect(UIImage().size == .zero)
    }
  }

  @Test
  func `an image of a bundle is the app's image with the name`() {
    play { _, simulation in
      simulation.addImage(named: "photo", size: [30, 20])
      let photo = UIImage(named: "photo", in: .main, compatibleWith: nil)
      #expect(photo?.size == CGSize(width: 30, height: 20))
      #expect(UIImage(named: "other", in: nil, compatibleWith: nil) == nil)
    }
  }
}
