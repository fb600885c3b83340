import HeadlessUIKit
import JankEngine
import Testing

// Also tests: CALayer+KeyValues, LayerExtras, AssociatedObjects, NSKeyValueObservation.
// Also tests: CACornerMask, OldNames.

struct ValuesTests {
  @Test func `layers have values by key path, also keys of the app`() {
    play { window, _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 25, y: 40))
      #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 40)
      #expect(layer.value(forKeyPath: "bounds.size") as? CGPoint == CGPoint(x: 30, y: 40))
      layer.setValue(0.5, forKeyPath: "opacity")
      layer.setValue(2.0, forKeyPath: "transform.scale.x")
      layer.setValue(100.0, forKeyPath: "position.x")
      #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 100, y: 40))
      #expect(layer.transform.m11 == 2 && layer.transform.m22 == 1)
      #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
      layer.setValue("mine", forKey: "note")
      #expect(layer.value(forKey: "note") as? String == "mine")
      #expect(layer.value(forKey: "other") == nil)
      _ = window
    }
  }

  @Test func `a shadow path is what saves the offscreen pass`() {
    play { _, _ in
      let layer = CALayer()
      layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
      #expect(layer.effects == [.shadowPath])
      layer.shadowPath = nil
      #expect(layer.effects == [] && layer.maskedCorners.rawValue == 15)
      layer.maskedCorners = [.layerMinXMinYCorner]
      #expect(layer.effects == [] && layer.maskedCorners == [.layerMinXMinYCorner])
    }
  }

  @Test func `filters and the names of old code are accepted`() {
    final class Square: UIView {
      override func sizeToFit() { frame.size = CGSize(width: 7, height: 7) }
    }
    play { window, _ in
      let view = Square()
      window.addSubview(view)
      view.layer.filters = ["blur"]
      #expect(view.layer.filters?.first as? String == "blur" && view.layer.effects == [])
      view.sizeToFit()
      let (count, limit): (NSInteger, NSUInteger) = (Int(view.frame.width), 7)
      #expect(count == Int(limit) && HUGE == MAXFLOAT && MAXFLOAT == .greatestFiniteMagnitude)
      #expect(CGFLOAT_MAX > CGFloat(HUGE))
    }
  }

  @Test func `actions replace implicit animations`() {
    final class Still: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { NSNull() }
    }
    play { window, stage in
      let (still, plain, other) = (Still(), CALayer(), CALayer())
      let turn = CABasicAnimation(keyPath: "opacity")
      turn.duration = 2
      other.actions = ["opacity": turn]
      for layer in [still, plain, other] { window.layer.addSublayer(layer) }
      stage.schedule("change", at: .milliseconds(100)) {
        for layer in [still, plain, other] { layer.opacity = 0 }
        #expect(still.animationKeys() == nil)
        #expect(plain.animationKeys() == ["opacity"])
        #expect(other.animation(forKey: "opacity") != nil)
      }
    }
  }

  @Test func `the delegate of a layer decides on actions and provides contents`() {
    final class Owner: NSObject, CALayerDelegate {
      var shown = 0
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
      func display(_ layer: CALayer) { shown += 1 }
    }
    let owner = Owner()
    play { window, stage in
      let layer = CALayer()
      layer.delegate = owner
      window.layer.addSublayer(layer)
      stage.schedule("change", at: .milliseconds(100)) {
        layer.opacity = 0
        layer.cornerRadius = 3
        #expect(layer.animationKeys() == ["cornerRadius"])
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        #expect(owner.shown == 0, "the next frame asks")
      }
    }
    #expect(owner.shown == 1)
  }

  @Test func `layer classes override what apps override`() {
    final class Boxed: CALayer {
      var note = "new"
      override init() { super.init() }
      override init(layer: Any) {
        note = (layer as? Boxed)?.note ?? "none"
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var frame: CGRect { didSet { note = "moved" } }
    }
    play { _, _ in
      let box = Boxed()
      box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let copy = Boxed(layer: box)
      #expect(copy.note == "moved" && copy.frame == box.frame)
    }
  }

  @Test func `associated objects live as long as their owner`() {
    final class Value {}
    play { _, _ in
      weak var weakValue: Value?
      var name: UInt8 = 0
      unsafe withUnsafePointer(to: &name) { key in
        var owner: UIView? = UIView()
        var value: Value? = Value()
        weakValue = value
        if let owner {
          unsafe objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          #expect(unsafe objc_getAssociatedObject(owner, key) as? Value === value)
        }
        value = nil
        #expect(weakValue != nil)
        owner = nil
        let other = UIView()
        unsafe objc_setAssociatedObject(other, key, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(weakValue == nil)
        #expect(unsafe objc_getAssociatedObject(other, key) as? Int == 5)
        unsafe objc_setAssociatedObject(other, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(unsafe objc_getAssociatedObject(other, key) == nil)
      }
    }
  }

  @Test func `observers get the offset at once and other values before the layout`() {
    var log: [String] = []
    play { window, stage in
      let scroll = UIScrollView(frame: window.bounds)
      window.addSubview(scroll)
      let offset = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
        log.append("\(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
      }
      let alpha = scroll.observe(\.alpha) { view, change in
        #expect(change.newValue == nil)
        log.append("alpha \(view.alpha)")
      }
      stage.schedule("change", at: .milliseconds(100)) {
        scroll.alpha = 0.5
        scroll.contentOffset.y = 10
        log.append("set")
      }
      stage.schedule("end", at: .milliseconds(200)) {
        offset.invalidate()
        scroll.contentOffset.y = 20
        _ = alpha
      }
    }
    #expect(log == ["0.0 to 10.0", "alpha 0.5", "set"])
  }
}
