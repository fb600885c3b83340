import HeadlessUIKit
import Testing

struct CAAnimationTests {
  private final class Ear: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private func fade(_ duration: Double, _ ear: Ear? = nil) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (1, 0, duration, ear)
    return fade
  }

  @Test
  func `the delegate is called after the commit and at the end`() {
    let ear = Ear()
    play { window, simulation in
      simulation.schedule("add", at: .zero) {
        window.layer.add(fade(0.2, ear), forKey: "fade")
        #expect(ear.log.isEmpty)
        #expect(window.layer.animationKeys() == ["fade"])
      }
      simulation.schedule("look", at: .milliseconds(100)) { #expect(ear.log == ["start"]) }
    }
    #expect(ear.log == ["start", "stop true"])
  }

  @Test
  func `the same key replaces an animation, and a removed animation is unfinished`() {
    let (first, second) = (Ear(), Ear())
    play { window, simulation in
      simulation.schedule("add", at: .zero) {
        window.layer.add(fade(5, first), forKey: "fade")
      }
      simulation.schedule("again", at: .milliseconds(100)) {
        window.layer.add(fade(5, second), forKey: "fade")
        #expect(window.layer.animation(forKey: "fade")?.delegate === second)
      }
      simulation.schedule("remove", at: .milliseconds(300)) {
        window.layer.removeAnimation(forKey: "fade")
        #expect(window.layer.animationKeys() == nil)
      }
    }
    #expect(first.log == ["start", "stop false"])
    #expect(second.log == ["start", "stop false"])
  }

  @Test
  func `without a duration an animation takes the transaction's`() {
    var ends: [Double] = []
    final class Clock: CAAnimationDelegate {
      let tell: () -> Void
      init(_ tell: @escaping () -> Void) { self.tell = tell }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell() }
    }
    play { window, simulation in
      simulation.schedule("add", at: .zero) {
        let (plain, slow) = (fade(0), fade(0))
        plain.delegate = Clock { ends.append(CACurrentMediaTime()) }
        slow.delegate = Clock { ends.append(CACurrentMediaTime()) }
        window.layer.add(plain, forKey: nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        window.layer.add(slow, forKey: nil)
        CATransaction.commit()
      }
    }
    #expect(ends.count == 2)
    #expect(zip(ends, [0.25, 0.6]).allSatisfy { abs($0 - $1) < 0.04 })
  }

  @Test
  func `an animation that is not removed fills on, ends once, and lets the run settle`() {
    let ear = Ear()
    let trace = play { window, simulation in
      simulation.schedule("add", at: .zero) {
        let fade = fade(0.2, ear)
        (fade.isRemovedOnCompletion, fade.fillMode) = (false, .forwards)
        window.layer.add(fade, forKey: "fade")
      }
      simulation.schedule("look", at: .milliseconds(900)) {
        #expect(window.layer.opacity == 1)
        #expect(window.layer.presentation()?.opacity == 0)
        #expect(window.layer.animationKeys() == ["fade"])
        window.layer.removeAllAnimations()
      }
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(window.layer.presentation()?.opacity == 1)
      }
    }
    #expect(ear.log == ["start", "stop true"])
    #expect(trace.cameToRest)
    #expect(trace.end < .zero + .milliseconds(1_200))
  }

  @Test
  func `an animation in the future waits, and fills before only with a fill mode`() {
    for (mode, before) in [(CAMediaTimingFillMode.removed, 1.0), (.backwards, 0.5)] {
      let sights = watch(
        { view, _ in
          let fade = CABasicAnimation(keyPath: "opacity")
          (fade.fromValue, fade.toValue, fade.duration) = (0.5, 0, 0.2)
          fade.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.3
          fade.fillMode = mode
          view.layer.add(fade, forKey: nil)
        },
        look: { Double($0.seen.opacity) }
      )
      #expect(sights.filter { $0.elapsed < 0.28 }.allSatisfy { $0.value == before })
      #expect(sights.contains { $0.elapsed < 0.5 && $0.value < 0.1 })
      #expect(sights.last?.value == 1)
    }
  }

  @Test
  func `an animation on a layer outside of the window ends at once, unfinished`() {
    let ear = Ear()
    play { _, simulation in
      let view = UIView()
      simulation.schedule("add", at: .zero) { view.layer.add(fade(5, ear), forKey: nil) }
      simulation.schedule("look", at: .milliseconds(100)) {
        #expect(ear.log == ["start", "stop false"])
        #expect(view.layer.presentation() == nil)
      }
    }
  }

  @Test
  func `a display uses the highest requested rate of the running animations`() {
    func wishing(_ rate: Float, _ duration: Double) -> CAAnimation {
      let animation = fade(duration)
      animation.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate)
      return animation
    }
    let trace = play(on: .promotionPhone) { window, simulation in
      simulation.schedule("slow", at: .milliseconds(100)) {
        window.layer.add(wishing(30, 2), forKey: "slow")
      }
      simulation.schedule("faster", at: .milliseconds(600)) {
        let group = CAAnimationGroup()
        group.animations = [fade(0.4)]
        group.duration = 0.4
        group.preferredFrameRateRange = CAFrameRateRange(minimum: 48, maximum: 80, preferred: 60)
        window.layer.add(group, forKey: "group")
      }
      simulation.schedule("as fast as can be", at: .milliseconds(1_500)) {
        window.layer.add(fade(0.2), forKey: "fast")
      }
    }
    #expect(trace.rateChanges.map(\.hertz) == [30, 60, 30, 120, 30])
    let fixed = play(on: .phone120) { window, simulation in
      simulation.schedule("slow", at: .zero) { window.layer.add(wishing(30, 1), forKey: nil) }
    }
    #expect(fixed.rateChanges.isEmpty)
  }
}
