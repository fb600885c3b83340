import HeadlessUIKit
import Testing

struct SimulationMomentsTests {
  @Test func `the moments of a transition that comes of a command are heard once each, in order`() {
    var heard: [TransitionMoment: [Instant]] = [:]
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      let tap = simulation.schedule("tap", at: .milliseconds(100)) {
        a.present(controller("B"), animated: true)
      }
      simulation.schedule("other", at: .milliseconds(900)) { a.dismiss(animated: true) }
      for moment in [TransitionMoment.requested, .began, .ended] {
        simulation.when(moment, of: tap) { heard[moment, default: []].append($0) }
      }
    }
    let transition = trace.transitions[0]
    #expect(trace.transitions.count == 2)
    #expect(heard[.requested] == [transition.requested])
    #expect(heard[.began] == [transition.began])
    #expect(heard[.ended]?.count == 1)
    if let ended = heard[.ended]?.first, let completed = transition.ended {
      #expect(ended >= completed && ended < completed + .milliseconds(1))
    }
  }

  @Test func `a transition that a finger asked for comes of that finger's touches`() {
    var heard: [Int: Instant] = [:]
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      a.view.addGestureRecognizer(
        UIPanGestureRecognizer { recognizer in
          if recognizer.state == .began { a.present(controller("B"), animated: true) }
        }
      )
      for (number, start) in [100, 1_100].enumerated() {
        let touches = simulation.schedule(touches: drag(from: .milliseconds(Int64(start))))
        simulation.when(.began, of: touches) { heard[number] = $0 }
      }
    }
    // The second finger moves on the page that was presented, where nothing follows it.
    #expect(heard == [0: trace.transitions[0].began])
  }

  @Test func `what was refused has no moments`() {
    var heard = 0
    play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      let tap = simulation.schedule("tap", at: .milliseconds(100)) { a.dismiss(animated: true) }
      simulation.when(.requested, of: tap) { _ in heard += 1 }
    }
    #expect(heard == 0)
  }

  @Test func `refreshes are counted from the first at or after an instant`() {
    play { _, simulation in
      let second = Instant(seconds: 1)
      #expect(simulation.time(ofRefresh: 1, after: second) == second)
      #expect(simulation.time(ofRefresh: 7, after: second) == Instant(seconds: 1.1))
      let later = second + .microseconds(1)
      #expect(simulation.time(ofRefresh: 60, after: later) == Instant(seconds: 2))
    }
  }

  private func drag(from start: Interval) -> [TouchSample] {
    (0...10).map { index -> TouchSample in
      let phase: TouchSample.Phase = index == 0 ? .began : index == 10 ? .ended : .moved
      let time = Instant.zero + start + .milliseconds(Int64(10 * index))
      let place: SIMD2<Double> = [100, 100 + Double(index * 10)]
      return TouchSample(time: time, finger: 0, phase: phase, location: place)
    }
  }
}
