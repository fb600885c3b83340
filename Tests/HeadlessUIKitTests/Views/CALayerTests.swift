import HeadlessUIKit
import Testing

// Also tests: Geometry.

struct CALayerTests {
  @Test
  func `frame follows position, bounds and anchor point`() {
    play { _, _ in
      let layer = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)).layer
      #expect(layer.position == CGPoint(x: 25, y: 40))
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(layer.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
      layer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
      #expect(layer.position == CGPoint(x: 1, y: 12))
    }
  }

  @Test
  func `times convert through the superlayers and back`() {
    play { window, _ in
      let (outer, inner) = (UIView(), UIView())
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.layer.speed = 2
      outer.layer.beginTime = 1
      inner.layer.timeOffset = 10
      #expect(inner.layer.convertTime(3, from: nil) == 14)
      #expect(inner.layer.convertTime(14, to: nil) == 3)
      #expect(inner.layer.convertTime(4, from: outer.layer) == 14)
      #expect(inner.layer.convertTime(14, to: outer.layer) == 4)
    }
  }

  @Test
  func `a paused layer keeps its time and converts it back to 0`() {
    play { window, _ in
      let view = UIView()
      window.addSubview(view)
      view.layer.speed = 0
      view.layer.timeOffset = 0.25
      #expect(view.layer.convertTime(100, from: nil) == 0.25)
      #expect(view.layer.convertTime(0.25, to: nil) == 0)
    }
  }

  @Test
  func `a layer has the name that was set, or none`() {
    play { _, _ in
      let layer = UIView().layer
      #expect(layer.name == nil)
      layer.name = "page"
      #expect(layer.name == "page")
    }
  }

  @Test
  func `layers with and without views keep their insertion order`() {
    play { window, _ in
      let (a, b, c) = (CALayer(), CALayer(), CALayer())
      let view = UIView()
      let parent = window.layer
      parent.addSublayer(a)
      window.addSubview(view)
      parent.insertSublayer(b, below: view.layer)
      parent.insertSublayer(c, above: a)
      #expect(parent.sublayers == [a, c, b, view.layer])
      parent.insertSublayer(view.layer, at: 0)
      #expect(parent.sublayers == [view.layer, a, c, b])
      c.removeFromSuperlayer()
      #expect(c.superlayer == nil && parent.sublayers == [view.layer, a, b])
      view.layer.addSublayer(a)
      #expect(a.superlayer === view.layer && parent.sublayers == [view.layer, b])
    }
  }

  @Test
  func `a mask belongs to one layer and is not a sublayer`() {
    play { _, _ in
      let (one, other, mask) = (CALayer(), CALayer(), CALayer())
      one.mask = mask
      #expect(one.sublayers == nil && mask.superlayer === one)
      other.mask = mask
      #expect(one.mask == nil && other.mask === mask)
      other.mask = nil
      #expect(mask.superlayer == nil)
      one.mask = mask
      other.addSublayer(mask)
      #expect(one.mask == nil && other.sublayers == [mask])
    }
  }

  @Test
  func `the presentation is a separate layer, and nil before the first commit`() {
    play { window, simulation in
      let layer = CALayer()
      window.layer.addSublayer(layer)
      #expect(layer.presentation() == nil)
      simulation.schedule("look", at: .milliseconds(100)) {
        let before = layer.presentation()
        layer.position = CGPoint(x: 100, y: 0)
        #expect(before?.position == .zero)
        #expect(layer.presentation()?.position == .zero, "it has only begun to move")
        #expect(layer.position == CGPoint(x: 100, y: 0))
        before?.position = CGPoint(x: 7, y: 7)
        #expect(layer.position == CGPoint(x: 100, y: 0))
      }
      simulation.schedule("look", at: .milliseconds(500)) {
        #expect(layer.presentation()?.position == CGPoint(x: 100, y: 0))
      }
    }
  }

  @Test
  func `reading the presentation requests no frames`() {
    func frames(_ look: @escaping (CALayer) -> Void) -> Int {
      play { window, simulation in
        for step in 1..<20 {
          simulation.schedule("look", at: .milliseconds(Int64(50 * step))) { look(window.layer) }
        }
      }
      .frames.count
    }
    #expect(frames { _ = $0.presentation() } == frames { _ in })
  }
}
