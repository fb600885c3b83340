public import HeadlessUIKit
internal import JankAnimators

extension Scenario {
  /// The end of a drag.
  ///
  /// The touch keeps its movement, scaled to end where the outcome requires. It rests there for 0.1
  /// s before the release, so that speed does not decide.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Halfway between the threshold and the end: the transition finishes.
    case finish
    /// Halfway between the start and the threshold: the transition is cancelled.
    case cancel
    /// Back at the start.
    case zero
    /// A hundredth of the distance before the threshold.
    case below
    /// A hundredth of the distance beyond the threshold.
    case above
    /// At the end, or a little farther.
    case full
  }

  /// The scenario once for each of its outcomes, named `name@outcome`; itself if it has none.
  public var cases: [Scenario] {
    guard !outcomes.isEmpty else { return [self] }
    return outcomes.map(ending)
  }

  private func ending(in outcome: Outcome) -> Scenario {
    var scenario = self
    scenario.name += "@\(outcome.rawValue)"
    scenario.outcomes = []
    scenario.outcome = outcome
    return scenario
  }

  /// Returns the movement of a drag as it is played, and its number among the drags, from 0.
  ///
  /// - Parameters:
  ///   - index: the step, as an index into the script.
  ///   - seed: the seed of the run.
  ///   - device: the device of the run, whose screen determines some distances.
  /// - Returns: The movement, ending as the case requires; nil if the step is not a drag.
  public func touchTrack(
    ofStep index: Int,
    seed: UInt64,
    on device: DeviceProfile
  ) -> (touchTrack: TouchTrack, number: Int)? {
    let number = number(ofDrag: index)
    return touchTrack(ofStep: index, number: number, seed: seed, on: device).map { ($0, number) }
  }

  /// Returns how many drags are above a step; a drag has this number, and so has its touch.
  func number(ofDrag index: Int) -> Int {
    script[..<index].count { if case .drag = $0.action { true } else { false } }
  }

  /// Returns the movement of a drag as it is played, given the number of drags above it.
  func touchTrack(
    ofStep index: Int,
    number: Int,
    seed: UInt64,
    on device: DeviceProfile
  ) -> TouchTrack? {
    guard case .drag(let drag, let screen) = script[index].action else { return nil }
    let touchTrack = drag.touchTrack(seed: seed, number: number)
    guard let outcome, let driven = self.drag(by: touchTrack, on: screen) else { return touchTrack }
    return touchTrack.ending(in: outcome, of: driven, on: device)
  }

  /// Returns the drag in whose direction a touch moves farthest, on the named screen, or else on
  /// the only one that can be dragged.
  package func drag(by touchTrack: TouchTrack, on name: String?) -> DrivenWay? {
    let screen = screen(named: name, orOnly: { !$0.drags.isEmpty })
    return screen?.drags.filter { touchTrack.advance($0.way) > 0 }
      .max { touchTrack.advance($0.way) < touchTrack.advance($1.way) }
  }
}

extension Scenario.Outcome {
  /// The position of the release, in a sentence.
  public var about: String {
    switch self {
    case .finish: "Halfway between the threshold and the end: the transition finishes."
    case .cancel: "Halfway between the start and the threshold: the transition is cancelled."
    case .zero: "Back at the start."
    case .below: "A hundredth of the distance before the threshold."
    case .above: "A hundredth of the distance beyond the threshold."
    case .full: "At the end, or a little farther."
    }
  }

  /// Whether the driven transition completes.
  var completes: Bool {
    switch self {
    case .finish, .above, .full: true
    case .cancel, .zero, .below: false
    }
  }

  /// Returns the progress at which the touch ends, given the threshold.
  func progress(committingAt commit: Double) -> Double {
    let progress =
      switch self {
      case .finish: (1 + commit) / 2
      case .cancel: commit / 2
      case .zero: 0.0
      case .below: commit - 0.01
      case .above: commit + 0.01
      case .full: 1.0
      }
    return min(max(progress, 0), 1)
  }
}

extension TouchTrack {
  private static let rest = Interval.milliseconds(100)

  /// Returns how much farther in a direction the touch ends than it began, in points.
  func advance(_ way: DragDirection) -> Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    let travel = last.location - first.location
    return (travel * way.heading(likely: travel)).sum()
  }

  /// Returns the same movement, ending as an outcome requires.
  ///
  /// A movement that does not end farther than it began is unchanged. One that must go far may end
  /// beyond the edge of the screen.
  func ending(
    in outcome: Scenario.Outcome,
    of driven: DrivenWay,
    on device: DeviceProfile
  ) -> TouchTrack {
    let advance = advance(driven.way)
    guard advance > 0, let first = samples.first?.location else { return self }
    let isReturning = outcome == .zero
    let reached = isReturning ? Scenario.Outcome.cancel : outcome
    let progress = reached.progress(committingAt: driven.commitFraction)
    // A drag counts from where the touch left the slop.
    let distance = driven.slop + driven.travel(on: device) * progress
    // On a diagonal the slop takes less of the distance, so the very end is overshot by its length.
    let aim = outcome == .full ? distance + driven.slop : distance
    let scale = aim / advance
    var touchTrack = self
    touchTrack.samples = samples.map {
      Sample(time: $0.time, location: first + ($0.location - first) * scale)
    }
    if isReturning { touchTrack.goBack() }
    touchTrack.releaseTime += Self.rest
    return touchTrack
  }

  /// Appends the same movement backwards.
  private mutating func goBack() {
    guard let end = samples.last?.time else { return }
    releaseTime = end + end
    samples += samples.dropLast().reversed().map {
      Sample(time: end + (end - $0.time), location: $0.location)
    }
  }
}
