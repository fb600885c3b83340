import HeadlessUIKit
import Testing

struct UIViewTreeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `views and layers keep the same order after any insertion or move`(seed: UInt64) {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(bits >> 33) % count
    }
    play { window, _ in
      let parent = UIView()
      window.addSubview(parent)
      parent.layer.addSublayer(CALayer())
      let pool = (0..<6).map { _ in UIView() }
      for _ in 0..<60 {
        let (view, sibling) = (pool[next(6)], pool[next(6)])
        switch next(8) {
        case 0: parent.addSubview(view)
        case 1: parent.insertSubview(view, at: next(7))
        case 2: if view !== sibling { parent.insertSubview(view, belowSubview: sibling) }
        case 3: if view !== sibling { parent.insertSubview(view, aboveSubview: sibling) }
        case 4: parent.bringSubviewToFront(view)
        case 5: parent.sendSubviewToBack(view)
        case 6: view.removeFromSuperview()
        default:
          let count = parent.subviews.count
          if count > 1 { parent.exchangeSubview(at: next(count), withSubviewAt: next(count)) }
        }
        let own = Set(parent.subviews.map(\.layer))
        #expect(parent.layer.sublayers?.filter(own.contains) ?? [] == parent.subviews.map(\.layer))
        #expect(parent.subviews.allSatisfy { $0.superview === parent })
        #expect(pool.count { $0.superview != nil } == parent.subviews.count)
      }
    }
  }

  @Test
  func `exchanging swaps two subviews and leaves the others`() {
    play { _, _ in
      let parent = UIView()
      let parts = (0..<4).map { _ in UIView() }
      for part in parts { parent.addSubview(part) }
      parent.exchangeSubview(at: 3, withSubviewAt: 1)
      #expect(parent.subviews == [parts[0], parts[3], parts[2], parts[1]])
    }
  }

  @Test
  func `the callbacks of a move come in order`() {
    final class Listening: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append("will superview \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { log.append("did superview \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append("will window \(newWindow != nil)")
      }
      override func didMoveToWindow() { log.append("did window \(window != nil)") }
      override func didAddSubview(_ subview: UIView) { log.append("added") }
      override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
    }
    play { window, _ in
      let (outer, inner) = (Listening(), Listening())
      outer.addSubview(inner)
      #expect(inner.log == ["will superview true", "did superview true"])
      (outer.log, inner.log) = ([], [])
      window.addSubview(outer)
      #expect(inner.log == ["will window true", "did window true"])
      let arrival = ["will superview true", "will window true", "did window true"]
      #expect(outer.log == arrival + ["did superview true"])
      outer.log = []
      inner.removeFromSuperview()
      #expect(outer.log == ["removing"])
    }
  }

  @Test
  func `a tag finds the first view, and the tint colour is inherited`() {
    play { _, _ in
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.tag = 7
      #expect(outer.viewWithTag(7) === inner)
      #expect(outer.viewWithTag(8) == nil)
      #expect(inner.tintColor == .systemBlue)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      middle.tintColor = .green
      #expect(inner.tintColor == .green && outer.tintColor == .red)
    }
  }
}
