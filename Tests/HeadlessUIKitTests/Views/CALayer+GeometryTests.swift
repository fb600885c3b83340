import HeadlessUIKit
import Testing

struct CALayerGeometryTests {
  @Test
  func `under a transform the frame is the layer's bounding rectangle`() {
    play { _, _ in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
      view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
      #expect(view.frame == CGRect(x: 110, y: 90, width: 20, height: 40))
      #expect(view.center == CGPoint(x: 120, y: 110))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.minX - 110) < 1e-9)
    }
  }

  @Test
  func `a frame of the same size only moves a transformed view`() {
    play { _, _ in
      for transform in [
        CGAffineTransform(scaleX: 0.001, y: 0.001), CGAffineTransform(rotationAngle: 0.3),
        CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 5),
      ] {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        view.transform = transform
        let center = view.center
        view.frame = view.frame.offsetBy(dx: 0, dy: -667)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(abs(view.center.x - center.x) < 1e-9)
        #expect(abs(view.center.y - center.y + 667) < 1e-9)
      }
    }
  }

  @Test
  func `setting a frame of another size scales the bounds back`() {
    play { _, _ in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      view.frame = frame
      #expect(view.bounds.size == CGSize(width: 50, height: 25))
      #expect(view.frame == frame)
    }
  }

  @Test
  func `a view that was rotated away has the frame set meanwhile when it rotates back`() {
    play { _, _ in
      let place = CGRect(x: 0, y: 0, width: 375, height: 667)
      let view = UIView(frame: place)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 900
      for transform in [
        CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DRotate(perspective, 0.2, 1, 0, 0),
        CATransform3DScale(CATransform3DTranslate(perspective, 0, -50, 0), 0.8, 0.8, 1),
      ] {
        view.layer.transform = transform
        view.frame = place
        #expect(CATransform3DEqualToTransform(view.layer.transform, transform))
        view.layer.transform = CATransform3DIdentity
        #expect(view.frame == place)
      }
    }
  }

  @Test
  func `setting the anchor point moves the layer and keeps its position`() {
    play { _, _ in
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.position = CGPoint(x: 100, y: 100)
      #expect(layer.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
      layer.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(layer.position == CGPoint(x: 100, y: 100))
      #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      #expect(layer.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
      #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    }
  }
}
