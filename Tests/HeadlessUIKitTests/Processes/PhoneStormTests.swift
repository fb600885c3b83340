import HeadlessUIKit
import JankTrace
import TestSupport
import Testing

/// Random lives of processes: 200, or as many as `JANKLAB_STORMS` says.
struct PhoneStormTests {
  private static let batchSize: UInt64 = 50
  private static let batches = 0..<RandomCases.count("JANKLAB_STORMS", usually: 200) / batchSize

  @Test(arguments: batches)
  func `processes keep their laws whatever happens to them`(batch: UInt64) {
    for seed in (batch * Self.batchSize)..<((batch + 1) * Self.batchSize) {
      let storm = PhoneStorm(seed: seed)
      let trace = storm.play()
      let problems = storm.problems(of: trace)
      #expect(problems.isEmpty, "storm \(seed): \(problems)")
      // One in ten is repeated: the same storm has the same digest.
      if seed.isMultiple(of: 10) { #expect(storm.play() == trace, "storm \(seed)") }
    }
  }
}

/// Two apps with widgets, and steps at random times.
private struct PhoneStorm {
  let seed: UInt64

  private static let duration = 15_000

  func play() -> Trace {
    let dice = StormDice(seed: seed)
    var other = Program("com.example.other") { window in
      window.rootViewController = UIViewController()
      return nil
    }
    other.widget = Program.Widget("com.example.other.today") { UIViewController() }
    let phone = Phone(
      programs: [sample(dice).program, other],
      profile: dice.pick([.phone60, .phone120]),
      seed: seed
    )
    for _ in 0..<(4 + dice.roll(30)) {
      // Whole tenths now and then, so that several steps meet at one time.
      let time = dice.roll(Self.duration) / (dice.onceIn(3) ? 1000 : 1) + 1
      schedule(on: phone, at: .milliseconds(Int64(time)), dice)
    }
    return phone.run(until: .milliseconds(Int64(Self.duration)))
  }

  /// An app with a widget that do something right or wrong in each callback.
  private func sample(_ dice: StormDice) -> SampleApp {
    let bytes = dice.pick([6_000_000, 11_000_000, 13_000_000])
    let (length, answers) = (dice.pick([0, 0, 400]), dice.pick([0, 1, 1, 1, 2]))
    let result = dice.pick([NCUpdateResult.newData, .noData, .failed])
    let (reads, synchronises, ticks) = (dice.onceIn(2), dice.onceIn(2), dice.onceIn(2))
    return .with {
      $0.resigns = {
        if reads { _ = UserDefaults.ofGroup.object(forKey: "left") }
        UserDefaults.ofGroup.set(30, forKey: "left")
        if synchronises { UserDefaults.ofGroup.synchronize() }
        GroupNote.write("saved", taking: .milliseconds(Int64(length)))
      }
      $0.loads = { widget in
        Simulation.allocate(bytes)
        if ticks { SampleApp.tick(in: widget, every: 1) }
      }
      $0.appears = { widget in
        Simulation.spend(.milliseconds(Int64(length)), on: "appear")
        widget.label.text = GroupNote.read() ?? "\(UserDefaults.ofGroup.integer(forKey: "left"))"
      }
      $0.isWarned = { _ in reads ? Simulation.free(bytes) : Simulation.allocate(7_000_000) }
      $0.updates = { _, answer in for _ in 0..<answers { answer(result) } }
    }
  }

  private func schedule(on phone: Phone, at time: Interval, _ dice: StormDice) {
    let apps = [SampleApp.app, "com.example.other"]
    let widgets = [SampleApp.widget, "com.example.other.today"]
    let steps: [Phone.Step] = [
      .open(dice.pick(apps)), .open(dice.pick(apps)), .home, .showToday, .showToday, .hideToday,
      .openURL("simpletimer://finished"), .openURL("nobody://there"),
      .updateWidget(dice.pick(widgets)), .kill(dice.pick(apps + widgets)),
      .changeClock(by: dice.between(-1000, 1000)), .warnOfMemory,
      .interrupt(
        dice.pick(Phone.Interruption.allCases),
        for: .milliseconds(Int64(dice.roll(4_000) + 1))
      ),
      .freeMemory(dice.roll(60_000_000)), .setDisplayMode(.expanded, of: dice.pick(widgets)),
    ]
    switch dice.roll(10) {
    case 0:
      phone.schedule("start", at: time, in: SampleApp.app) { window in
        if let page = window.rootViewController { SampleApp.tick(in: page, every: 1) }
      }
    case 1:
      let length = Interval.milliseconds(Int64(dice.roll(600)))
      let name = dice.pick(apps + widgets)
      phone.schedule(stallNamed: "work", at: time, for: length, in: name)
    case 2:
      phone.schedule("press", at: time, in: SampleApp.widget) { window in
        today(in: window)?.open("simpleTimer://finished")
      }
    default: phone.schedule(dice.pick(steps), at: time)
    }
  }

  func problems(of trace: Trace) -> [String] {
    trace.processes.indices.flatMap { problems(of: $0, in: trace) } + order(of: trace)
  }

  /// The states that may follow each state.
  private static let next: [ProcessRecord.State: Set<ProcessRecord.State>] = [
    .notRunning: [.launching],
    .launching: [.active, .inactive, .background, .suspended, .notRunning],
    .active: [.inactive, .background, .suspended, .notRunning],
    .inactive: [.active, .background, .notRunning],
    .background: [.active, .suspended, .notRunning],
    .suspended: [.active, .background, .notRunning],
  ]

  private func problems(of process: Int, in trace: Trace) -> [String] {
    let record = trace.processes[process]
    var problems: [String] = []
    var state = ProcessRecord.State.notRunning
    for change in record.changes where process > 0 {
      if Self.next[state]?.contains(change.state) != true {
        problems.append("\(record.name): \(state) to \(change.state)")
      }
      state = change.state
    }
    for work in trace.works where work.process == process && process > 0 {
      let state = record.state(at: work.start)
      if state == .notRunning, work.start < work.end {
        problems.append("\(record.name): \(work.name) at \(work.start) without a process")
      }
      if state == .suspended, !record.changes.contains(where: { $0.time == work.start }),
        !isOfTurn(work, before: record)
      {
        problems.append("\(record.name): \(work.name) at \(work.start) while suspended")
      }
    }
    return problems
  }

  /// Whether the turn of some work began before its process was suspended.
  private func isOfTurn(_ work: WorkRecord, before record: ProcessRecord) -> Bool {
    let suspended = record.changes.last { $0.state == .suspended && $0.time <= work.start }
    return suspended.map { work.requested <= $0.time } ?? false
  }

  private func order(of trace: Trace) -> [String] {
    var problems: [String] = []
    for (one, next) in zip(trace.frames, trace.frames.dropFirst())
    where one.actual.number >= next.actual.number {
      problems.append("two frames at refresh \(next.actual.number)")
    }
    for start in trace.widgetStarts where start.shown <= start.requested {
      problems.append("a widget is shown at \(start.shown) before it was asked for")
    }
    return problems
  }
}
