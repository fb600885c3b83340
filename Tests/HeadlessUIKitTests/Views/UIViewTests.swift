import HeadlessUIKit
import Testing

struct UIViewTests {
  @Test
  func `frame, bounds and centre describe the same rectangle`() {
    play { _, _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      view.center = CGPoint(x: 0, y: 0)
      #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
      view.layer.anchorPoint = .zero
      #expect(view.frame.origin == .zero)
    }
  }

  @Test
  func `subviews keep their insertion order`() {
    play { _, _ in
      let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
      parent.addSubview(a)
      parent.insertSubview(b, belowSubview: a)
      parent.insertSubview(c, aboveSubview: b)
      #expect(parent.subviews == [b, c, a])
      parent.bringSubviewToFront(b)
      parent.sendSubviewToBack(a)
      #expect(parent.subviews == [a, c, b])
      #expect(parent.layer.sublayers == [a.layer, c.layer, b.layer])
      UIView().addSubview(c)
      #expect(parent.subviews == [a, b])
      a.removeFromSuperview()
      #expect(a.superview == nil)
      #expect(parent.layer.sublayers == [b.layer])
    }
  }

  @Test
  func `points convert up and down the tree, bounds origins included`() {
    play { window, _ in
      let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.bounds.origin = CGPoint(x: 5, y: 5)
      let point = CGPoint(x: 1, y: 2)
      #expect(inner.convert(point, to: nil) == CGPoint(x: 106, y: 67))
      #expect(inner.convert(inner.convert(point, to: nil), from: nil) == point)
      #expect(inner.convert(point, to: outer) == CGPoint(x: 11, y: 22))
    }
  }

  @Test
  func `a touch hits the frontmost view that accepts touches`() {
    play { window, _ in
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let front = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      window.addSubview(back)
      window.addSubview(front)
      let (left, both) = (CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10))
      #expect(window.hitTest(left, with: nil) === back)
      #expect(window.hitTest(both, with: nil) === front)
      front.alpha = 0.005
      #expect(window.hitTest(both, with: nil) === back)
      front.alpha = 1
      front.isHidden = true
      #expect(window.hitTest(both, with: nil) === back)
      back.isUserInteractionEnabled = false
      #expect(window.hitTest(both, with: nil) === window)
      #expect(window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    }
  }

  @Test
  func `layout runs once before the commit, however often it is requested`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    play { window, simulation in
      let view = Counting()
      window.addSubview(view)
      view.setNeedsLayout()
      #expect(view.count == 0)
      simulation.schedule("check", at: .milliseconds(100)) {
        #expect(view.count == 1)
        view.frame.size.width = 10
        view.layoutIfNeeded()
        #expect(view.count == 2)
        view.layoutIfNeeded()
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        #expect(view.count == 2, "moving alone asks for no layout")
      }
    }
  }

  @Test
  func `a view is in a window while its root is`() {
    play { window, _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.window == nil)
      window.addSubview(outer)
      #expect(inner.window === window)
      #expect(inner.isDescendant(of: window))
      outer.removeFromSuperview()
      #expect(inner.window == nil)
    }
  }
}
