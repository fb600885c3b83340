import HeadlessUIKit
import Testing

struct UIViewAutoresizingTests {
  /// The frame of a subview at (10, 20) of 30 by 40 in a view that grows from 100 to 200 by 300.
  private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
    var frame = CGRect.zero
    play { _, _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      outer.addSubview(inner)
      inner.autoresizingMask = mask
      outer.frame.size = CGSize(width: 200, height: 300)
      frame = inner.frame
    }
    return frame
  }

  @Test
  func `flexible margins and lengths share the growth in proportion`() {
    #expect(frame([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 240)
    )
    #expect(frame(.flexibleLeftMargin).minX == 110)
    // Above and below there are 20 and 40 points, which share 200 in proportion.
    let middle = frame([.flexibleTopMargin, .flexibleBottomMargin])
    #expect(abs(middle.minY - 20 - 200.0 / 3) < 1e-12 && middle.height == 40)
    let all = frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(all.minX == 20 && all.width == 60)
  }

  @Test
  func `subviews do not resize without autoresizing`() {
    play { _, _ in
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.autoresizesSubviews = false
      outer.bounds.size.width = 50
      #expect(inner.frame == .zero)
    }
  }

  @Test
  func `flexible lengths of zero share the growth equally`() {
    play { _, _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
      outer.frame.size.width = 80
      #expect(inner.frame == CGRect(x: 40, y: 0, width: 40, height: 0))
    }
  }
}
