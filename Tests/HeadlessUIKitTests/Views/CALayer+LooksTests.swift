import HeadlessUIKit
import Testing

struct CALayerLooksTests {
  @Test
  func `appearance properties have UIKit's defaults and return what was set`() {
    play { _, _ in
      let layer = CALayer()
      #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
      #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
      #expect(layer.borderColor == UIColor.black.cgColor)
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      layer.backgroundColor = UIColor.red.cgColor
      layer.borderColor = UIColor.blue.cgColor
      layer.shadowColor = UIColor.green.cgColor
      layer.shadowOffset = CGSize(width: 4, height: 5)
      (layer.cornerRadius, layer.borderWidth, layer.shadowRadius) = (8, 2, 10)
      (layer.shadowOpacity, layer.masksToBounds) = (0.5, true)
      #expect(layer.backgroundColor == UIColor.red.cgColor)
      #expect(layer.borderColor == UIColor.blue.cgColor)
      #expect(layer.shadowColor == UIColor.green.cgColor)
      #expect(layer.shadowOffset == CGSize(width: 4, height: 5))
      #expect(layer.cornerRadius == 8 && layer.borderWidth == 2 && layer.shadowRadius == 10)
      #expect(layer.shadowOpacity == 0.5 && layer.masksToBounds)
      layer.backgroundColor = nil
      #expect(layer.backgroundColor == nil)
    }
  }

  @Test
  func `every appearance property changes the digest`() {
    let changes: [(UIView) -> Void] = [
      { _ in }, { $0.backgroundColor = .red }, { $0.layer.cornerRadius = 5 },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }, { $0.layer.shadowOpacity = 0.5 },
      { $0.layer.borderWidth = 1 }, { $0.clipsToBounds = true }, { $0.layer.zPosition = 3 },
      { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 2) },
      { $0.mask = UIView(frame: $0.bounds) },
    ]
    let digests = changes.map { change in
      play { window, _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        change(view)
      }
      .digest
    }
    #expect(Set(digests).count == changes.count)
  }
}
