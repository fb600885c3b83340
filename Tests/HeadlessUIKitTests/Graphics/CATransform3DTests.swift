import HeadlessUIKit
import Testing

struct CATransform3DTests {
  @Test
  func `elements are set and read by row and column`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    transform.m41 = 12
    #expect(transform.m34 == -1.0 / 500 && transform.m41 == 12 && transform.m11 == 1)
    #expect(!CATransform3DIsAffine(transform))
    transform.m34 = 0
    #expect(CATransform3DEqualToTransform(transform, CATransform3DMakeTranslation(12, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3D().m44 == 0)
    let counted = CATransform3D(
      m11: 1,
      m12: 2,
      m13: 3,
      m14: 4,
      m21: 5,
      m22: 6,
      m23: 7,
      m24: 8,
      m31: 9,
      m32: 10,
      m33: 11,
      m34: 12,
      m41: 13,
      m42: 14,
      m43: 15,
      m44: 16
    )
    #expect(
      [counted.m12, counted.m21, counted.m23, counted.m32, counted.m43] == [2, 5, 7, 10, 15]
    )
  }

  @Test
  func `an added transform applies first`() {
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let scaled = CATransform3DScale(move, 2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m41 == 10)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect(moved.m41 == 20 && moved.m42 == 60 && moved.m43 == 120)
    let turned = CATransform3DRotate(move, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-15 && turned.m41 == 10)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), move),
        scaled
      )
    )
  }

  @Test
  func `affine transforms convert to 3D and back`() {
    let plane = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    let leaning = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(CATransform3DGetAffineTransform(leaning) == .identity)
    let back = CATransform3DConcat(space, CATransform3DInvert(space))
    #expect(abs(back.m11 - 1) + abs(back.m41) + abs(back.m12) < 1e-12)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
