import CoreGraphics
import QuartzCore
import StageSupport
import Testing

// Also tests: QuartzCore/QuartzCore, CoreGraphics/CoreGraphics.

struct ModulesTests {
  @Test func `files that import QuartzCore and CoreGraphics by name find their names`() {
    let trace = play { window, _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      window.layer.addSublayer(layer)
      #expect(layer.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
      #expect(CGAffineTransform.identity.translatedBy(x: 1, y: 2).ty == 2)
    }
    #expect(trace.findings.isEmpty)
  }
}
