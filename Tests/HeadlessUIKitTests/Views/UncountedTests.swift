import HeadlessUIKit
import Testing

struct UncountedTests {
  @Test
  func `a view that outlives its superviews has none`() {
    var superviews: [UIView?] = []
    var windows: [UIWindow?] = []
    play { _, simulation in
      let view = UIView()
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(view)
      #expect(view.superview?.superview === outer)
      #expect(view.isDescendant(of: outer))
      // Until then they wait for layout.
      simulation.schedule("look", at: .milliseconds(100)) {
        superviews.append(view.superview)
        windows.append(view.window)
        view.removeFromSuperview()
      }
    }
    #expect(superviews == [nil])
    #expect(windows == [nil])
  }

  @Test
  func `a layer that outlives its superlayer has none`() {
    var superlayers: [CALayer?] = []
    play { _, _ in
      let layer = CALayer()
      let mask = CALayer()
      do {
        let outer = CALayer()
        outer.addSublayer(layer)
        outer.mask = mask
        #expect(layer.superlayer === outer)
        #expect(mask.superlayer === outer)
      }
      superlayers = [layer.superlayer, mask.superlayer]
      layer.removeFromSuperlayer()
    }
    #expect(superlayers == [nil, nil])
  }

  @Test
  func `a layer that outlives its view animates its changes itself`() {
    var isBetween: [Bool] = []
    play { window, simulation in
      let view = UIView()
      let layer = view.layer
      window.layer.addSublayer(layer)
      simulation.schedule("move", at: .milliseconds(100)) {
        layer.opacity = 0.5
      }
      simulation.schedule("look", at: .milliseconds(200)) {
        let opacity = layer.presentation()?.opacity ?? 0
        isBetween.append(opacity > 0.5 && opacity < 1)
      }
    }
    #expect(isBetween == [true])
  }
}
