import HeadlessUIKit
import Testing

// Also tests: AnimationContext, RunningAnimations.

struct AnimationBlockTests {
  @Test
  func `a block completes once, after its last animation`() {
    var ends: [Double] = []
    play { window, simulation in
      let (one, other) = (UIView(), UIView())
      window.addSubview(one)
      window.addSubview(other)
      simulation.schedule("animate", at: .zero) {
        UIView.animate(
          withDuration: 0.5,
          animations: {
            one.alpha = 0
            other.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          },
          completion: { _ in ends.append(CACurrentMediaTime()) }
        )
      }
    }
    #expect(ends.count == 1)
    #expect(abs((ends.first ?? 0) - 0.5) < 0.04)
  }

  @Test
  func `removing one animation makes the whole block unfinished`() {
    var finished: [Bool] = []
    play { window, simulation in
      let (one, other) = (UIView(), UIView())
      window.addSubview(one)
      window.addSubview(other)
      simulation.schedule("animate", at: .zero) {
        UIView.animate(
          withDuration: 0.5,
          animations: {
            one.alpha = 0
            other.alpha = 0
          },
          completion: { finished.append($0) }
        )
      }
      simulation.schedule("remove", at: .milliseconds(100)) { other.layer.removeAllAnimations() }
    }
    #expect(finished == [false])
  }

  private static let inner: [(UIView.AnimationOptions, Double)] = [
    ([], 1), (.overrideInheritedDuration, 0.2), (.overrideInheritedCurve, 1),
  ]

  @Test(arguments: inner)
  func `an inner block inherits the outer duration unless it keeps its own`(
    options: UIView.AnimationOptions,
    expected: Double
  ) {
    var ends: [Double] = []
    play { window, simulation in
      let (outer, inner) = (UIView(), UIView())
      window.addSubview(outer)
      window.addSubview(inner)
      simulation.schedule("animate", at: .zero) {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(
          withDuration: 1,
          animations: {
            outer.alpha = 0
            UIView.animate(
              withDuration: 0.2,
              delay: 0,
              options: options,
              animations: {
                #expect(UIView.inheritedAnimationDuration == expected)
                inner.alpha = 0
              },
              completion: { _ in ends.append(CACurrentMediaTime()) }
            )
          }
        )
      }
    }
    #expect(ends.count == 1 && abs(ends[0] - expected) < 0.04)
  }

  @Test
  func `beginFromCurrentState replaces a running animation, which ends unfinished`() {
    var finished: [Bool] = []
    let sights = watch(
      { view, simulation in
        UIView.animate(
          withDuration: 0.4,
          delay: 0,
          options: .curveLinear,
          animations: { view.center.x += 100 },
          completion: { finished.append($0) }
        )
        simulation.schedule("back", at: .milliseconds(300)) {
          UIView.animate(
            withDuration: 0.4,
            delay: 0,
            options: [.curveLinear, .beginFromCurrentState],
            animations: { view.center.x -= 100 },
            completion: { finished.append($0) }
          )
        }
      },
      look: { $0.seen.position.x - 5 }
    )
    let back = sights.filter { $0.elapsed > 0.22 && $0.elapsed < 0.58 }
    for (one, next) in zip(back, back.dropFirst()) {
      let speed = (next.value - one.value) / (next.elapsed - one.elapsed)
      #expect(abs(speed + 125) < 5, "half the way in the whole time")
    }
    #expect(finished == [false, true])
  }

  @Test
  func `colours are replaced, and interpolated per component`() {
    var finished: [Bool] = []
    let sights = watch(
      { view, _ in
        view.backgroundColor = .red
        for color in [UIColor.blue, .green] {
          UIView.animate(
            withDuration: 0.4,
            delay: 0,
            options: .curveLinear,
            animations: { view.backgroundColor = color },
            completion: { finished.append($0) }
          )
        }
      },
      look: { view in (view.seen.backgroundColor?.components ?? []).map { Double($0) } }
    )
    for sight in sights where sight.elapsed < 0.4 {
      let share = sight.elapsed / 0.4
      let expected = [0, share, 1 - share, 1]
      #expect(zip(sight.value, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    #expect(finished == [false, true])
  }

  @Test
  func `repeat never ends, autoreverse ends at the new value at once`() {
    var finished: [Bool] = []
    let sights = watch(
      { view, simulation in
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          options: [.repeat, .autoreverse, .curveLinear],
          animations: { view.center.x += 100 },
          completion: { finished.append($0) }
        )
        simulation.schedule("stop", at: .milliseconds(1_400)) {
          #expect(finished.isEmpty)
          view.layer.removeAllAnimations()
        }
      },
      look: { $0.seen.position.x - 5 }
    )
    for sight in sights where sight.elapsed < 1.28 {
      let pass = sight.elapsed.truncatingRemainder(dividingBy: 0.4)
      let expected = pass < 0.2 ? pass / 0.2 : 2 - pass / 0.2
      #expect(abs(sight.value - 100 * expected) < 1e-6, "\(sight.elapsed)")
    }
    #expect(sights.last?.value == 100)
    #expect(finished == [false])
  }

  @Test
  func `layoutSubviews lays subviews out in the block, so they animate too`() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    for (options, moves) in [(UIView.AnimationOptions.layoutSubviews, true), ([], false)] {
      var widths: [Double] = []
      play { window, simulation in
        let outer = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        simulation.schedule("grow", at: .milliseconds(100)) {
          UIView.animate(withDuration: 0.4, delay: 0, options: options) {
            outer.frame.size.width = 200
          }
        }
        simulation.schedule("look", at: .milliseconds(300)) {
          widths.append(inner.seen.bounds.width)
        }
      }
      #expect((widths[0] < 190) == moves, "\(widths)")
    }
  }

  @Test
  func `a view ignores touches while it is animated, unless the option allows them`() {
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      let point = CGPoint(x: 5, y: 5)
      for (start, options) in [(100, UIView.AnimationOptions()), (500, .allowUserInteraction)] {
        simulation.schedule("animate", at: .milliseconds(Int64(start))) {
          UIView.animate(withDuration: 0.2, delay: 0, options: options) { view.center.y += 1 }
        }
        simulation.schedule("look", at: .milliseconds(Int64(start) + 100)) {
          let isHit = window.hitTest(point, with: nil) === view
          #expect(isHit == (options == .allowUserInteraction))
        }
        simulation.schedule("look", at: .milliseconds(Int64(start) + 300)) {
          #expect(window.hitTest(point, with: nil) === view)
        }
      }
    }
  }

  @Test
  func `a spring of a perceived duration and a bounce runs until it has settled`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    var ends: [Double] = []
    let sights = watch(
      { view, _ in
        UIView.animate(
          springDuration: 0.5,
          bounce: 0.3,
          animations: { view.center.x += 100 },
          completion: { _ in ends.append(CACurrentMediaTime()) }
        )
      },
      look: { $0.seen.position.x - 5 }
    )
    for sight in sights where sight.elapsed < 0.86 {
      #expect(abs(sight.value - 100 * spring.progress(at: sight.elapsed)) < 1e-9)
    }
    #expect(ends.count == 1 && abs(ends[0] - 0.1 - 0.86296) < 0.04)
  }

  @Test
  func `a view released during its animation ends its block unfinished`() {
    var finished: [Bool] = []
    play { window, simulation in
      simulation.schedule("animate", at: .milliseconds(100)) {
        let view = UIView()
        window.addSubview(view)
        UIView.animate(
          withDuration: 1,
          animations: { view.alpha = 0 },
          completion: { finished.append($0) }
        )
        view.removeFromSuperview()
      }
      simulation.schedule("look", at: .milliseconds(200)) { #expect(finished == [false]) }
    }
  }
}
