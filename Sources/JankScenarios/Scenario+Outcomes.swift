internal import HeadlessUIKit

extension Scenario {
  /// A way in which a drag ends.
  ///
  /// The finger keeps its movement, made longer or shorter so that it ends where the outcome wants
  /// it. It rests there for a tenth of a second before it lifts, so that no speed decides.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Half way between the threshold and the end: the transition finishes.
    case finish
    /// Half way between the start and the threshold: the transition is cancelled.
    case cancel
    /// Back at the start.
    case zero
    /// A hundredth of the way before the threshold.
    case below
    /// A hundredth of the way beyond the threshold.
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

  /// The finger of a drag as it is played, and which of the script's fingers it is, from 0.
  ///
  /// - Parameters:
  ///   - index: the step, as an index into the script.
  ///   - seed: the seed of the run.
  /// - Returns: The finger, ending as the case wants it; nil for a step that is no drag.
  public func finger(ofStep index: Int, seed: UInt64) -> (finger: Finger, number: Int)? {
    guard case .drag(let drag, let screen) = script[index].action else { return nil }
    let number = script[..<index].count { if case .drag = $0.action { true } else { false } }
    let finger = drag.finger(seed: seed, number: number)
    guard let outcome, let dragged = draggedScreen(screen)?.dragToDismiss else {
      return (finger, number)
    }
    return (finger.ending(in: outcome, of: dragged), number)
  }

  /// The page that a drag is about: the one named, or else the only one that can be dragged.
  package func draggedScreen(_ name: String?) -> Screen? {
    if let name { return screen(named: name) }
    let draggable = screens.filter { $0.dragToDismiss != nil }
    return draggable.count == 1 ? draggable[0] : nil
  }
}

extension Scenario.Outcome {
  /// Where the finger ends, in a sentence.
  public var about: String {
    switch self {
    case .finish: "Half way between the threshold and the end: the transition finishes."
    case .cancel: "Half way between the start and the threshold: the transition is cancelled."
    case .zero: "Back at the start."
    case .below: "A hundredth of the way before the threshold."
    case .above: "A hundredth of the way beyond the threshold."
    case .full: "At the end, or a little farther."
    }
  }

  /// The progress at which the finger ends, given the one at which a transition is committed.
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

extension Finger {
  private static let rest = Interval.milliseconds(100)
  // A drag counts from where the finger left the slop, 10 points from where it came down.
  private static let slop = 10.0

  /// How far the finger ends below where it began, in points.
  var descent: Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return last.location.y - first.location.y
  }

  /// The same movement, ending as an outcome of a downward drag wants it.
  ///
  /// A finger that does not end lower than it began is left alone.
  func ending(in outcome: Scenario.Outcome, of drag: Scenario.DragToDismiss) -> Finger {
    guard descent > 0, let first = samples.first?.location else { return self }
    let isReturning = outcome == .zero
    let reached = isReturning ? Scenario.Outcome.cancel : outcome
    let distance = Self.slop + drag.travel * reached.progress(committingAt: drag.commitFraction)
    // On a slant the slop takes less of the way down, so the very end is overshot by its length.
    let aim = outcome == .full ? distance + Self.slop : distance
    let scale = aim / descent
    var finger = self
    finger.samples = samples.map {
      Sample(time: $0.time, location: first + ($0.location - first) * scale)
    }
    if isReturning { finger.goBack() }
    finger.liftTime += Self.rest
    return finger
  }

  /// Adds the same movement backwards.
  private mutating func goBack() {
    guard let end = samples.last?.time else { return }
    liftTime = end + end
    samples += samples.dropLast().reversed().map {
      Sample(time: end + (end - $0.time), location: $0.location)
    }
  }
}
