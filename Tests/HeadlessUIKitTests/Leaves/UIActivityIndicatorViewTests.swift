import HeadlessUIKit
import Testing

struct UIActivityIndicatorViewTests {
  @Test func `a wheel turns in steps between start and stop`() {
    var angles: Set<Int> = []
    play { window, stage in
      let wheel = UIActivityIndicatorView(style: .large)
      #expect(wheel.isHidden && wheel.bounds.size == CGSize(width: 37, height: 37))
      window.addSubview(wheel)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      for time in stride(from: 100, through: 900, by: 10) {
        stage.schedule("look", at: .milliseconds(Int64(time))) {
          let shown = wheel.layer.sublayers?.first?.presentation()
          let angle = shown?.value(forKeyPath: "transform.rotation.z") as? CGFloat
          angles.insert(Int(((angle ?? 0) * 100).rounded()))
        }
      }
      stage.schedule("stop", at: .milliseconds(950)) {
        wheel.stopAnimating()
        #expect(wheel.isHidden && !wheel.isAnimating)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
      }
    }
    #expect(angles.count == 8)
  }
}
