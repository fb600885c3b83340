import HeadlessUIKit
import Testing

struct CGAffineTransformTests {
  private let mixed = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

  private func expectClose(_ a: CGPoint, _ b: CGPoint) {
    #expect(abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12, "\(a) against \(b)")
  }

  @Test
  func `concatenating applies the receiver first`() {
    let (move, scale) = (
      CGAffineTransform(translationX: 10, y: 0), CGAffineTransform(scaleX: 2, y: 3)
    )
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
  }

  @Test
  func `a quarter turn rotates x to y`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1))
    expectClose(CGPoint(x: 1, y: 0).applying(.identity.rotated(by: .pi / 2)), CGPoint(x: 0, y: 1))
  }

  @Test
  func `inverted reverts a transform, and returns a singular one unchanged`() {
    let point = CGPoint(x: 3, y: 5)
    expectClose(point.applying(mixed).applying(mixed.inverted()), point)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !mixed.isIdentity)
  }

  @Test
  func `sizes ignore translations, and rectangles become their bounding box`() {
    #expect(CGSize(width: 2, height: 1).applying(mixed) == CGSize(width: 3, height: 4))
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 2.0.squareRoot()
    expectClose(turned.origin, CGPoint(x: -half, y: -half))
    expectClose(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 2 * half, y: 2 * half))
  }
}
