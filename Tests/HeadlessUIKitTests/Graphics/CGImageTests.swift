import HeadlessUIKit
import Testing

// Also tests: CGContext+Drawing, CALayer+Contents.

struct CGImageTests {
  private func drawing(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { draw($0.cgContext) }
  }

  private func same(_ one: UIImage, _ other: UIImage) -> Bool {
    UIImageView(image: one).layer.look == UIImageView(image: other).layer.look
  }

  @Test func `an image has the pixels of the screen and keeps its look`() {
    play { _, stage in
      stage.simulation.addImage(named: "photo", size: [30, 20])
      guard let image = UIImage(named: "photo"), let pixels = image.cgImage else {
        Issue.record("no pixels")
        return
      }
      #expect(image.scale == UIScreen.main.scale)
      #expect(pixels.width == Int(30 * image.scale) && pixels.height == Int(20 * image.scale))
      let again = UIImage(cgImage: pixels, scale: image.scale, orientation: .up)
      #expect(again.size == image.size && same(again, image))
      let plain = UIImage(cgImage: pixels)
      #expect(plain.scale == 1 && plain.size.width == 30 * image.scale)
      #expect(plain.cgImage?.width == pixels.width)
      #expect(plain.withRenderingMode(.alwaysTemplate).scale == 1)
      let turned = UIImage(cgImage: pixels, scale: image.scale, orientation: .right)
      #expect(turned.size == CGSize(width: 20, height: 30) && !same(turned, image))
      let part = pixels.cropping(to: CGRect(x: -5, y: 0, width: 10, height: 4))
      #expect(part?.width == 5 && part?.height == 4)
      #expect(pixels.cropping(to: CGRect(x: 500, y: 0, width: 1, height: 1)) == nil)
      #expect(UIImage().cgImage == nil)
    }
  }

  @Test func `drawings differ if their colours, paths or gradients differ`() {
    play { _, _ in
      let box = CGRect(x: 0, y: 0, width: 5, height: 5)
      let drawings = [
        drawing { _ in },
        drawing { _ in
          UIColor.red.setFill()
          UIRectFill(box)
        },
        drawing { _ in
          UIColor.blue.setFill()
          UIRectFill(box)
        },
        drawing { _ in UIBezierPath(ovalIn: box).fill() },
        drawing { _ in UIBezierPath(ovalIn: box).stroke() },
        drawing { _ in UIBezierPath(rect: box).addClip() },
        drawing { context in
          guard let shade = gradient([0, 1]) else { return }
          context.drawLinearGradient(shade, start: .zero, end: .zero, options: [])
        },
        drawing { context in
          guard let shade = gradient([0, 0.5]) else { return }
          context.drawLinearGradient(shade, start: .zero, end: .zero, options: [])
        },
      ]
      for (place, one) in drawings.enumerated() {
        for (other, two) in drawings.enumerated() {
          #expect(same(one, two) == (place == other), "\(place) and \(other)")
        }
      }
    }
  }

  private func gradient(_ places: [CGFloat]) -> CGGradient? {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return unsafe CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors as CFArray,
      locations: places
    )
  }

  @Test func `a view that draws has a context, and only while it draws`() {
    final class Drawn: UIView {
      var size: CGSize?
      override func draw(_ rect: CGRect) {
        size = UIGraphicsGetCurrentContext().map { _ in rect.size }
        UIBezierPath(rect: rect).fill()
      }
    }
    play { window, stage in
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
      window.addSubview(view)
      view.setNeedsDisplay()
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(view.size == CGSize(width: 8, height: 9))
        #expect(UIGraphicsGetCurrentContext() == nil)
      }
    }
  }

  @Test func `a layer shows an image, or what another layer shows`() {
    play { window, stage in
      stage.simulation.addImage(named: "photo", size: [30, 20])
      let image = UIImage(named: "photo")
      let (first, second) = (CALayer(), CALayer())
      #expect(first.contents == nil)
      first.contents = image?.cgImage
      #expect(first.contents is CGImage && first.look != second.look)
      second.contents = first.contents
      #expect(first.look == second.look)
      second.contentsGravity = .center
      #expect(first.look != second.look)
      second.contents = image
      #expect(second.look == CALayer().look, "a UIImage is not shown")
      let (view, copy) = (UIImageView(image: image), CALayer())
      copy.contents = view.layer.contents
      #expect(copy.contents != nil && copy.look == view.layer.look)
      window.addSubview(view)
    }
  }
}

extension CALayer {
  /// What the layer shows, as a number.
  fileprivate var look: CGFloat? { value(forKeyPath: "contents") as? CGFloat }
}
