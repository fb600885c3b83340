internal import HeadlessUIKit

/// The progress of a script.
///
/// Separate from the app, whose pages must be freed when the run releases them.
final class ScriptProgress {
  /// The steps that happened or are scheduled, as indices into the script.
  var played: Set<Int> = []
  /// The times during which the touch of a drag is down, by the index of its step.
  var drags: [Int: ClosedRange<Instant>] = [:]
  /// The drags whose touch drives a transition, as far as the file determines, by step index.
  var drivingSteps: Set<Int> = []
  /// The times from which expected findings are due, by their index, if they specify one.
  var expectedTimes: [Int: Instant] = [:]
}

/// Plays the script of a scenario on a stage; the run owns both.
final class ScenarioApp {
  private let scenario: Scenario
  private let stage: Stage
  private let device: DeviceProfile
  private let seed: UInt64
  private let progress: ScriptProgress
  /// A stall in each transition, in addition to those of the script.
  var stress: TransitionStall?
  /// Schedules what happens outside the app; without other processes there is nothing.
  var scheduleDeviceStep: ((Scenario.DeviceStep, Interval, _ line: Int?) -> Void)?
  // The moments of the steps, then those of the expected findings, which are only recorded.
  private let moments: [Scenario.Moment?]
  // For each step, the moments that wait for its events, as indices into `moments`.
  private let waiting: [Int: [Int]]
  // For each drag, by step index, its number among the drags of the script, from 0.
  private let dragNumbers: [Int: Int]
  // The steps that were cancelled.
  private var dropped: Set<Int> = []

  init(
    _ scenario: Scenario,
    stage: Stage,
    device: DeviceProfile,
    seed: UInt64,
    progress: ScriptProgress
  ) {
    self.scenario = scenario
    self.stage = stage
    self.device = device
    self.seed = seed
    self.progress = progress
    let moments = scenario.script.map(\.moment) + scenario.demands.findings.map(\.moment)
    self.moments = moments
    let sources = scenario.eventSources
    waiting = Dictionary(grouping: moments.indices) { sources[$0] ?? -1 }
    let drags = scenario.script.indices.filter {
      if case .drag = scenario.script[$0].action { true } else { false }
    }
    dragNumbers = Dictionary(uniqueKeysWithValues: zip(drags, drags.indices))
  }

  private var simulation: Simulation { stage.simulation }

  /// Fills the window and schedules the script.
  func launch(in window: UIWindow) {
    open(in: window)
    for (index, moment) in moments.enumerated() {
      if case .start(let time) = moment { schedule(index, at: time) }
    }
  }

  /// Fills the window.
  func open(in window: UIWindow) {
    simulation.keep(self)
    stage.open(in: window)
  }

  /// Schedules a step and the steps that wait for its events.
  func schedule(_ index: Int, at time: Interval) {
    guard scenario.script.indices.contains(index) else {
      progress.expectedTimes[index - scenario.script.count] = .zero + time
      return
    }
    progress.played.insert(index)
    let (action, line) = (scenario.script[index].action, scenario.script[index].line)
    switch action {
    case .drag:
      scheduleFinger(index, at: time)
    case .stall(let name, let length):
      simulation.schedule(stallNamed: name, at: time, for: length)
    case .renderStall(let name, let length):
      simulation.schedule(renderStallNamed: name, at: time, for: length)
    case .rateLimit(let hertz):
      simulation.schedule(rateLimit: hertz, at: time)
    case .device(let step):
      schedule(step, at: time, line: line)
    case .cancelTouches:
      simulation.scheduleTouchCancellation(at: time, line: line)
    case .resize(let size, let isAnimated):
      let change = simulation.schedule(
        resizeTo: size,
        at: time,
        animated: isAnimated,
        line: line
      )
      follow(index, change)
    case .rotate(let orientation, let isAnimated):
      let change = simulation.schedule(
        resizeTo: orientation.size(of: device),
        at: time,
        animated: isAnimated,
        named: action.title,
        line: line
      )
      follow(index, change)
    default:
      let tap = simulation.schedule(action.title, at: time, line: line) { [self] in
        if !dropped.contains(index) { stage.perform(action, inLine: line) }
      }
      follow(index, tap)
    }
  }

  /// Schedules what happens outside the app; alone on its device, that is a limit of the rate or a
  /// lack of memory.
  private func schedule(_ step: Scenario.DeviceStep, at time: Interval, line: Int?) {
    if let scheduleDeviceStep { return scheduleDeviceStep(step, time, line) }
    switch step {
    case .lowMemory(.warning): simulation.scheduleMemoryWarning(at: time)
    case .interruption(let kind, let length):
      guard let limit = kind.rateLimit(below: device.refreshRate) else { return }
      simulation.schedule(rateLimit: limit, at: time)
      simulation.schedule(rateLimit: device.refreshRate, at: time + length)
    default: break
    }
  }

  private func scheduleFinger(_ index: Int, at time: Interval) {
    guard let number = dragNumbers[index],
      let touchTrack = scenario.touchTrack(ofStep: index, number: number, seed: seed, on: device)
    else { return }
    let touches = touchTrack.touches(from: .zero + time, number: number)
    progress.drags[index] = .zero + time ... .zero + time + touchTrack.releaseTime
    if case .drag(_, let screen) = scenario.script[index].action,
      scenario.drive(by: touchTrack, on: screen, device) != nil
    {
      progress.drivingSteps.insert(index)
    }
    follow(
      index,
      simulation.schedule(
        touches: touches,
        named: scenario.script[index].name ?? scenario.script[index].action.title,
        line: scenario.script[index].line
      ),
      touch: time,
      release: time + touchTrack.releaseTime
    )
  }

  /// Schedules the steps that wait for the events of a step.
  private func follow(
    _ index: Int,
    _ cause: ScriptCause,
    touch: Interval = .zero,
    release: Interval = .zero
  ) {
    if let stress {
      simulation.when(.began, of: cause) { [simulation] begin in
        simulation.schedule(
          stallNamed: TransitionStall.name,
          at: begin - .zero + stress.delay,
          for: stress.length
        )
      }
    }
    for waiting in waiting[index] ?? [] {
      guard case .event(let event, _, let delay) = moments[waiting] else { continue }
      switch event {
      case .touch: schedule(waiting, at: touch + delay)
      case .release: schedule(waiting, at: release + delay)
      case .request: schedule(waiting, delay, after: .requested, of: cause)
      case .begin: schedule(waiting, delay, after: .began, of: cause)
      case .end: schedule(waiting, delay, after: .ended, of: cause)
      case .frame(let number):
        simulation.when(.began, of: cause) { [self] begin in
          let frame = simulation.time(ofRefresh: number, after: begin)
          schedule(waiting, at: frame - .zero + delay)
          // A transition that ended earlier has no such frame.
          simulation.when(.ended, of: cause) { [self] end in if end < frame { drop(waiting) } }
        }
      }
    }
  }

  /// Cancels a step, or the time of an expected finding.
  private func drop(_ index: Int) {
    progress.played.remove(index)
    progress.expectedTimes[index - scenario.script.count] = nil
    dropped.insert(index)
  }

  private func schedule(
    _ index: Int,
    _ delay: Interval,
    after moment: TransitionMoment,
    of cause: ScriptCause
  ) {
    simulation.when(moment, of: cause) { [self] time in
      schedule(index, at: time - .zero + delay)
    }
  }
}

extension Scenario.Orientation {
  /// The size of a device's screen in this orientation, in points.
  fileprivate func size(of device: DeviceProfile) -> SIMD2<Double> {
    let size = device.screenSize
    let (short, long) = (min(size.x, size.y), max(size.x, size.y))
    return self == .portrait ? [short, long] : [long, short]
  }
}
