import HeadlessUIKit
import JankAnimators
import Testing

struct KeyframePlayerTests {
  @Test
  func `sampled values are on the curve, with straight lines between them`() throws {
    let baked = try Performance(.keyframes, .bounce(), on: .phone120).moving
    let exact = try Performance(.coreAnimation, .bounce(), on: .phone120).moving
    #expect(baked.count == exact.count && baked.count > 90)
    let errors = zip(baked, exact).map { abs($0.offset - $1.offset) }
    // The spring's largest acceleration times the square of 1/60 s, an eighth of it.
    #expect((errors.max() ?? 0) < 667 * 190 / 3_600 / 8)
    #expect((errors.max() ?? 0) > 1)
    #expect(errors.last == 0)
  }

  @Test
  func `straight moves are not sampled in advance`() throws {
    let baked = try Performance(.keyframes)
    let exact = try Performance(.coreAnimation)
    for (left, right) in zip(baked.moving, exact.moving) {
      #expect(abs(left.offset - right.offset) < 1e-9)
    }
  }
}
