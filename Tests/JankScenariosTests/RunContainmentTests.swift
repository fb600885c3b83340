import HeadlessUIKit
import JankAnimators
import JankScenarios
import Synchronization
import Testing

struct RunContainmentTests {
  private func key(_ strategy: String = "core-animation", seed: UInt64 = 1) throws -> RunKey {
    let scenario = try ProjectScenarios.load("modal-bounce")
    return RunKey(scenario, strategy: strategy, device: .phone60, seed: seed)
  }

  @Test func `runs have the same key exactly if they are played identically`() throws {
    let other = RunKey(
      try ProjectScenarios.load("modal-bounce"),
      strategy: "core-animation",
      device: .phone60,
      seed: 1,
      freeWork: ["prepare"]
    )
    #expect(try key() == key())
    #expect(try Set([key(), key("timer"), key(seed: 2), other]).count == 4)
    #expect(try key().fingerprint != 0)
  }

  @Test func `a run that is known to trap is not played and fails`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce")
    let broken = try key()
    let containment = RunContainment(isBroken: { $0 == broken }, note: { _ in 0 })
    RunContainment.$current.withValue(containment) {
      let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
      #expect(trace.frames.isEmpty && !trace.cameToRest)
      #expect(trace.failures.map(\.text).contains { $0.contains("internal rule") })
      let other = scenario.run(strategy: .displayLink, on: .phone60, seed: 1)
      #expect(!other.frames.isEmpty && other.failures.isEmpty)
    }
  }

  @Test func `the key of a run is noted during the run and reset after it`() throws {
    let notes = Mutex<[UInt64]>([7])
    let containment = RunContainment(
      isBroken: { _ in false },
      note: { fingerprint in
        notes.withLock { notes in
          defer { notes.append(fingerprint) }
          return notes.last ?? 0
        }
      }
    )
    let scenario = try ProjectScenarios.load("modal-bounce")
    RunContainment.$current.withValue(containment) {
      _ = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    }
    #expect(notes.withLock(\.self) == [7, try key().fingerprint, 7])
  }
}
