import HeadlessUIKit
import Testing

struct CAKeyframeAnimationTests {
  private func values(
    of keyPath: String = "position.x",
    at times: [Double],
    _ set: @escaping (CAKeyframeAnimation) -> Void,
    look: @escaping (CALayer) -> Double = { $0.position.x }
  ) -> [Double] {
    scrub(
      at: times,
      { view in
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.duration = 1
        set(animation)
        view.layer.add(animation, forKey: nil)
      },
      look: look
    )
  }

  @Test
  func `values are reached at their times`() {
    let seen = values(at: [0, 0.1, 0.2, 0.6, 0.8]) {
      $0.values = [0, 10, 4]
      $0.keyTimes = [0, 0.2, 1]
    }
    #expect(zip(seen, [0, 5, 10, 7, 5.5]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(values(at: [0.25, 0.5]) { $0.values = [0, 10, 4] } == [5, 10])
  }

  @Test
  func `calculation modes interpolate between the values`() {
    let discrete = values(at: [0, 0.3, 0.34, 0.9]) {
      $0.values = [1, 2, 3]
      $0.calculationMode = .discrete
    }
    #expect(discrete == [1, 1, 2, 3])
    let paced = values(at: [0.25, 0.5]) {
      $0.values = [0, 10, 40]
      $0.calculationMode = .paced
    }
    #expect(paced == [10, 20])
    let cubic = values(at: [0.25, 0.5]) {
      $0.values = [0, 10, 0]
      $0.calculationMode = .cubic
    }
    #expect(cubic == [6.25, 10])
  }

  @Test
  func `timing functions apply to each segment, and one to the whole`() {
    let easeIn = TimingCurve.easeIn.value(at: 0.5, duration: 1)
    let segment = values(at: [0.25, 0.75]) {
      $0.values = [0, 1, 2]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    #expect(segment == [easeIn, 1.5])
    let whole = values(at: [0.5]) {
      $0.values = [0, 2, 2]
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(abs(whole[0] - 4 * easeIn) < 1e-12)
  }

  @Test
  func `keyframes animate transforms`() {
    let seen = values(
      of: "transform",
      at: [0.25, 0.5],
      {
        $0.values = [
          CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1), CATransform3DIdentity,
        ]
      },
      look: { $0.transform.m11 }
    )
    #expect(seen == [2, 3])
  }

  @Test
  func `an animation without values has no effect`() {
    #expect(values(at: [0.5]) { $0.values = nil } == [5])
  }
}
