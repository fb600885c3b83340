import HeadlessUIKit
import JankTrace
import Testing

/// A short random life of a random app, all of it from a seed.
///
/// Some operations at random times, fingers among them, on controllers of every kind with correct
/// animators of every kind, some of which a second request meets in mid-flight. At the end
/// everything has to be at rest, the hierarchy has to be what the controllers say, and what was
/// found has to be what the script deserved.
struct Storm {
  let seed: UInt64

  /// Plays the storm and answers what was not as it should be.
  func problems() -> [String] {
    let dice = StormDice(seed: seed)
    let flavour = StormFlavour.allCases[Int(seed % 4)]
    let semantics = StormChoices(seed: seed).semantics
    let device = StormDevice(seed: seed)
    let simulation = Stage(profile: device.profile, seed: seed, semantics: semantics)
    var record: StormRecord?
    let trace = simulation.run(until: .milliseconds(8_000)) { window in
      let app = StormApp(in: window, simulation, dice, flavour)
      record = app.record
      for _ in 0...(1 + dice.roll(5)) {
        let time = Interval(seconds: dice.between(0.02, 0.8))
        simulation.schedule("operation", at: time) { app.act() }
      }
      if dice.onceIn(semantics.sizeChangeWaits ? 4 : 1) {
        let time = Interval(seconds: dice.between(0.02, 0.8))
        simulation.schedule(resizeTo: dice.pick(device.sizes), at: time, animated: dice.onceIn(2))
      }
      for index in 0..<(flavour == .touchIDs ? 1 + dice.roll(3) : 0) {
        simulation.schedule(touches: StormFinger(index, dice).samples)
      }
      simulation.schedule("end", at: .milliseconds(4_000)) { StormCheck(app).run() }
    }
    return (record?.complaints ?? ["the app was never built"]) + findings(of: trace, record)
  }

  private func findings(of trace: Trace, _ record: StormRecord?) -> [String] {
    var found: [String] = []
    for transition in trace.transitions where transition.outcome == .unfinished {
      found.append("the \(transition.kind) of \(transition.to) never ended")
    }
    if !trace.cameToRest { found.append("the run never came to rest") }
    let rules = trace.rules.map(\.rawValue).sorted()
    let deserved = (record?.deserved ?? []).map(\.rawValue).sorted()
    if rules != deserved {
      found.append("deserved are \(deserved), found are \(trace.found)")
    }
    return found
  }
}

/// What a storm is played on: every fifth on a tablet, where width is not short until a change of
/// size makes it so.
struct StormDevice {
  let profile: DeviceProfile
  /// The sizes that the screen can get, in points.
  let sizes: [SIMD2<Double>]

  init(seed: UInt64) {
    let isTablet = seed % 5 == 0
    var profile = quietPhone
    if isTablet { profile.screenSize = [768, 1024] }
    self.profile = profile
    sizes = isTablet ? [[1024, 768], [375, 667]] : [[667, 375], [320, 568]]
  }
}

/// A finger that comes down somewhere at a random time, most often where it means something.
struct StormFinger {
  let samples: [TouchSample]

  init(_ number: Int, _ dice: StormDice) {
    let way: (start: SIMD2<Double>, end: SIMD2<Double>) =
      switch dice.roll(4) {
      case 0: ([dice.between(0, 19), 300], [dice.between(20, 370), 310])
      case 1: ([187, dice.between(60, 400)], [190, dice.between(150, 660)])
      case 2: ([30, 20], [30, 20])
      default:
        (
          [dice.between(0, 375), dice.between(0, 667)],
          [dice.between(0, 375), dice.between(0, 667)]
        )
      }
    let rest = Array(repeating: way.end, count: dice.onceIn(2) ? 5 : 0)
    samples = touchID(
      line(way.start, way.end, steps: 2 + dice.roll(10)) + rest,
      from: 20 + Int64(dice.roll(900)),
      every: 16,
      touchID: number,
      ending: dice.onceIn(6) ? .cancelled : .ended
    )
  }
}
