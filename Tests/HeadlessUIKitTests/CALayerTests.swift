import HeadlessUIKit
import Testing

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
  func `times convert through the chain and back`() {
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
  func `a held layer shows one time for ever and answers nought for the way back`() {
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
  func `a layer is called what it was named, and nothing otherwise`() {
    play { _, _ in
      let layer = UIView().layer
      #expect(layer.name == nil)
      layer.name = "page"
      #expect(layer.name == "page")
    }
  }
}
