import HeadlessUIKit
import JankScenarios

/// The acts of a story, which the steps of a scenario perform.
///
/// A story schedules its acts at fixed times. Recorded, each is a call that a step can make
/// earlier, later, twice or never. The code of the app stays as it is.
final class StoryActs {
  /// How often the steps of the scenario make each call, so that the last one lets go of its act.
  @TaskLocal static var counts: [String: Int] = [:]

  /// Something that happens in a story.
  struct Act {
    /// The name of the call.
    let name: String
    /// When it happens in the story, in milliseconds.
    let time: Int64
    /// What happens, or nil for a turn of the screen.
    let perform: (() -> Void)?
  }

  /// The name of a turn of the screen.
  static let turn = "turn"

  private(set) var all: [Act] = []
  private var isComplete = false
  private var countsLeft: [String: Int] = [:]
  private var nextTouchID = 100

  /// What happens so late only keeps objects alive until then.
  private static let rest: Int64 = 5_000
  /// A finger comes down so many milliseconds after its call.
  private static let reach: Int64 = 20
}

// MARK: While the story is told

extension StoryActs {
  /// Records an act; returns false for what the simulation has to schedule itself.
  func add(_ name: String, at time: Int64, _ act: @escaping () -> Void) -> Bool {
    guard !isComplete, time < Self.rest else { return false }
    all.append(Act(name: "\(all.count + 1) \(name)", time: time, perform: act))
    return true
  }

  /// Records the touches of one finger.
  func add(_ touches: [TouchSample], _ stage: Stage) -> Bool {
    guard !isComplete, let first = touches.map(\.time).min() else { return false }
    let start = Int64(first.seconds * 1_000) - Self.reach
    return add("touches", at: start) { [unowned self] in
      nextTouchID += 1
      let delay = Interval(seconds: CACurrentMediaTime()) - .milliseconds(start)
      stage.schedule(touches: touches.map { $0.moved(by: delay, to: nextTouchID) })
    }
  }

  /// Records a turn of the screen on its side.
  func addTurn(at time: Int64) -> Bool {
    guard !isComplete else { return false }
    all.append(Act(name: Self.turn, time: time, perform: nil))
    return true
  }

  /// Ends the recording, and forgets the acts that no step performs.
  func complete() {
    isComplete = true
    countsLeft = Self.counts
    all.removeAll { countsLeft[$0.name] == nil }
  }
}

// MARK: While the scenario is played

extension StoryActs {
  /// Performs an act, and lets go of it if no other step does.
  func perform(_ name: String) {
    guard let index = all.firstIndex(where: { $0.name == name }) else { return }
    let act = all[index]
    countsLeft[name, default: 1] -= 1
    if countsLeft[name] == 0 { all.remove(at: index) }
    act.perform?()
  }
}

extension TouchSample {
  fileprivate func moved(by delay: Interval, to finger: Int) -> TouchSample {
    TouchSample(time: time + delay, touchID: finger, phase: phase, location: location)
  }
}

/// Brings the acts of an app to the calls of its steps, since an app has no other place for them.
final class ActKeeper: UIGestureRecognizer {
  let acts: StoryActs

  init(_ acts: StoryActs) {
    self.acts = acts
    super.init(target: nil, action: nil)
    isEnabled = false
  }

  /// The acts of the app that runs.
  static var current: StoryActs? {
    let recognizers = UIApplication.shared.keyWindow?.gestureRecognizers ?? []
    return recognizers.lazy.compactMap { ($0 as? ActKeeper)?.acts }.first
  }
}
