import HeadlessUIKit
import Testing

struct SimulationTests {
  private func trace(seed: UInt64) -> Trace {
    Simulation(profile: .phone60, seed: seed).run { window in
      let a = controller("A")
      window.rootViewController = a
      a.present(controller("B"), animated: true)
    }
  }

  @Test
  func `the same seed gives the same trace and another seed another`() {
    #expect(trace(seed: 1) == trace(seed: 1))
    #expect(trace(seed: 1).digest != trace(seed: 2).digest)
  }

  @Test
  func `runs on many tasks at once do not see each other`() async {
    let alone = trace(seed: 5)
    await withTaskGroup(of: Trace.self) { group in
      for _ in 0..<16 { group.addTask { self.trace(seed: 5) } }
      for await trace in group { #expect(trace == alone) }
    }
  }

  @Test
  func `commands are delivered with the first frame at or after their time`() {
    var times: [Double] = []
    play { _, simulation in
      simulation.schedule("tap", at: .milliseconds(101)) { times.append(CACurrentMediaTime()) }
    }
    #expect(times.count == 1)
    #expect(abs((times.first ?? 0) - 7.0 / 60) < 0.001)
  }

  @Test
  func `time passes with the work that is spent`() {
    play { _, simulation in
      let before = CACurrentMediaTime()
      simulation.spend(.milliseconds(12), on: "decode")
      #expect(abs(CACurrentMediaTime() - before - 0.012) < 1e-9)
    }
  }

  @Test
  func `a slow first load makes the frame that shows it late, and names the work`() throws {
    let trace = play { window, simulation in
      window.rootViewController = controller("A")
      simulation.schedule("load", at: .milliseconds(100)) {
        simulation.spend(.milliseconds(30), on: "decode")
        window.addSubview(UIView())
      }
    }
    let late = trace.frames.filter { $0.hitch > .zero }
    #expect(late.count == 1)
    #expect(late.first?.lateness == .commit)
    #expect(trace.works.contains { $0.name == "decode" })
  }

  @Test
  func `views outside a simulation end the process with words`() async {
    await #expect(processExitsWith: .failure) { _ = UIView() }
  }
}
