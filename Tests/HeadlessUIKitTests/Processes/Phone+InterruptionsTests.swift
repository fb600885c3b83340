import HeadlessUIKit
import JankTrace
import Testing

// Also tests: SystemBanner.

struct PhoneInterruptionsTests {
  private func play(
    on profile: DeviceProfile = .phone60,
    _ steps: [(Int64, Phone.Step)]
  ) -> Trace {
    let phone = SampleApp().phone(profile: profile)
    phone.schedule(.open(SampleApp.app), at: .zero)
    for (time, step) in steps { phone.schedule(step, at: .milliseconds(time)) }
    return phone.run()
  }

  private func interrupt(_ kind: Phone.Interruption, for length: Int64 = 2_000) -> Phone.Step {
    .interrupt(kind, for: .milliseconds(length))
  }

  private func states(_ trace: Trace) -> [ProcessRecord.State] {
    trace.processes.first { $0.name == SampleApp.app }?.changes.map(\.state) ?? []
  }

  private func frames(_ trace: Trace, _ range: ClosedRange<Int64>) -> [FrameRecord] {
    let (from, to) = (Instant.zero + .milliseconds(range.lowerBound), range.upperBound)
    return trace.frames.filter {
      $0.actual.time > from && $0.actual.time < .zero + .milliseconds(to)
    }
  }

  @Test func `a call makes the app inactive until its banner is gone`() {
    let trace = play([(1_000, interrupt(.call))])
    #expect(states(trace) == [.launching, .active, .inactive, .active])
    let back = trace.processes[1].changes.last?.time
    #expect(back == .zero + .milliseconds(3_000))
    let heard = trace.events.filter { $0.subject == SampleApp.app && $0.kind == .callback }
    #expect(heard.map(\.name).suffix(2) == ["willResignActive", "didBecomeActive"])
  }

  @Test func `a notification leaves the app active, and its blur is drawn in each frame`() {
    let trace = play([(1_000, interrupt(.notification))])
    #expect(states(trace) == [.launching, .active])
    // It slides in 0.3 s, rests, and slides out.
    let moving = [1_000...1_350, 3_000...3_350].map { frames(trace, $0) }
    #expect(moving.allSatisfy { $0.count > 15 })
    #expect(frames(trace, 1_400...2_900).isEmpty)
    let app = trace.processes.firstIndex { $0.name == SampleApp.app }
    #expect(!trace.works.contains { $0.process == app && $0.start > .zero + .milliseconds(1_000) })
    let before = frames(trace, 0...990).map { $0.execute.end - $0.execute.start }.max() ?? .zero
    #expect(moving.joined().contains { $0.execute.end - $0.execute.start > before })
  }

  @Test func `a banner that comes while another one leaves stays`() {
    let trace = play([
      (1_000, interrupt(.notification, for: 500)), (1_600, interrupt(.notification, for: 3_000)),
      (3_000, interrupt(.call, for: 500)),
    ])
    // The first slides out until 1,800 ms; the last of the three ends at 4,600 ms.
    #expect(frames(trace, 4_590...4_950).count > 15)
    #expect(frames(trace, 3_600...4_550).isEmpty)
  }

  @Test func `the app switcher makes the app a card for a time`() {
    let trace = play([(1_000, interrupt(.appSwitcher))])
    #expect(states(trace) == [.launching, .active, .inactive, .active])
    #expect(frames(trace, 1_000...1_350).count > 15 && frames(trace, 3_000...3_350).count > 15)
  }

  @Test func `who goes home or opens an app leaves the call, which ends without effect`() {
    let trace = play([
      (1_000, interrupt(.call, for: 5_000)), (2_000, .home), (3_000, interrupt(.appSwitcher)),
      (3_500, .open(SampleApp.app)),
    ])
    #expect(
      states(trace) == [.launching, .active, .inactive, .active, .inactive, .background, .active]
    )
  }

  @Test func `under the Notification Center an app stays inactive beyond the end of a call`() {
    let trace = play([(1_000, interrupt(.call)), (2_000, .showToday), (5_000, .hideToday)])
    #expect(states(trace) == [.launching, .active, .inactive, .active])
    #expect(trace.processes[1].changes.last?.time == .zero + .milliseconds(5_000))
  }

  @Test func `an app that launches during a call becomes active at its end`() {
    let phone = SampleApp().phone()
    phone.schedule(.open(SampleApp.app), at: .milliseconds(100))
    phone.schedule(interrupt(.call), at: .milliseconds(200))
    #expect(states(phone.run()) == [.launching, .inactive, .active])
  }

  @Test(
    arguments: [
      (DeviceProfile.phone120, [Phone.Interruption.heat], [60, 120]),
      (.phone120, [.lowPower], [60, 120]), (.phone60, [.heat], [30, 60]),
      (.phone60, [.lowPower], []),
      // Low power begins at 1.5 s and heat ends at 3 s, low power at 3.5 s.
      (.phone60, [.heat, .lowPower], [30, 60]),
    ]
  )
  func `heat and low power limit the refresh rate for their time`(
    profile: DeviceProfile,
    kinds: [Phone.Interruption],
    rates: [Int]
  ) {
    let trace = play(
      on: profile,
      kinds.enumerated().map { (Int64(1_000 + 500 * $0.offset), interrupt($0.element)) }
    )
    // A variable rate also follows the animations; only limits are asked for here.
    let limits = trace.events.filter { $0.subject == "display" && $0.kind == .fault }.map(\.name)
    let hertz = limits.compactMap { Int($0.split(separator: " ")[2]) }
    #expect(hertz.last == profile.refreshRate)
    let changes = trace.rateChanges.map(\.hertz)
    #expect(profile.rates.count > 1 || changes == rates, "\(changes)")
    #expect(profile.rates.count < 2 || hertz == rates, "\(hertz)")
  }
}
