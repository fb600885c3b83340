import HeadlessUIKit
import JankTrace
import Testing

/// How a finding describes a view that a cancel did not restore.
struct LookWordsTests {
  private func cancel(_ change: @escaping (UIView) -> Void) -> String {
    playModal(dismissing: .fading(before: { $0.view(forKey: .from).map(change) })) {
      simulation,
      _,
      _,
      delegate in
      simulation.schedule("touch", at: .milliseconds(990)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
      }
      simulation.schedule("let go", at: .milliseconds(1_100)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
      }
    }.findings.first { $0.rule == .cancelRestores }?.text ?? ""
  }

  @Test func `points have at most two decimals`() {
    let text = cancel { $0.center.x += 1 / 3.0 }
    #expect(text.hasSuffix("position was (187.5, 333.5) and is (187.83, 333.5)"), "\(text)")
  }

  @Test func `a transform is described by its scale and translation`() {
    let scaled = cancel { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    #expect(scaled.hasSuffix("transform was the identity and is a scale of (0.5, 0.5, 1)"))
    let both = cancel {
      $0.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 10)
    }
    #expect(both.hasSuffix("is a scale of (2, 2, 1) and a translation by (0, 10, 0)"))
    let turned = cancel { $0.transform = CGAffineTransform(rotationAngle: 1) }
    #expect(turned.hasSuffix("transform was the identity and is a rotation or perspective"))
  }

  @Test func `no finding contains type names`() {
    let text = cancel { page in
      page.bounds.size.width = 100
      page.backgroundColor = .red
      page.isHidden = true
    }
    #expect(text.contains("bounds was (0, 0, 375, 667) and is (0, 0, 100, 667)"))
    #expect(text.contains("isHidden was false and is true"))
    #expect(!text.contains("SIMD") && !text.contains("Optional"))
  }
}
