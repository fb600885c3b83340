import HeadlessUIKit
import Testing

struct AnimationBlockTests {
  @Test
  func `a block ends once, when the last of its changes has ended`() {
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
  func `taking one of the changes away makes the whole block unfinished`() {
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

  @Test
  func `a block inside a block animates its own changes its own way`() {
    let trace = play(watching: ["inner", "outer"]) { window, simulation in
      let (outer, inner) = (UIView(), UIView())
      outer.layer.name = "outer"
      inner.layer.name = "inner"
      window.addSubview(outer)
      window.addSubview(inner)
      simulation.schedule("animate", at: .zero) {
        UIView.animate(
          withDuration: 1,
          animations: {
            outer.alpha = 0
            UIView.animate(withDuration: 0.2, animations: { inner.alpha = 0 })
          }
        )
      }
    }
    func lastChange(_ name: String) -> Double {
      let samples = trace.samples.filter { $0.layer == name }
      let index = samples.firstIndex { $0.opacity == 0 } ?? 0
      return trace.frames[samples[index].frame].contentTime.seconds
    }
    #expect(abs(lastChange("inner") - 0.2) < 0.04)
    #expect(abs(lastChange("outer") - 1) < 0.04)
  }
}
