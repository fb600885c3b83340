public import JankTrace

/// The works without which late frames of a run would be in time, each tried by playing it again.
///
///     var remedies = Remedies(for: trace) { names in replay(without: names) }
///     for frame in Attribution(trace).worst(5) { print(remedies.sets(for: frame)) }
///
/// A frame is in time without some work where that of the second run is with which ``WhatIf``
/// compares it. No set of works is played twice, and a long run is not played as often as a short
/// one: ``isBounded`` tells where something was left untried.
public struct Remedies {
  private let trace: Trace
  private let replay: (Set<String>) -> Trace
  /// The late frames that are in time without some works, by ``FrameRecord/index``.
  private var recovered: [Set<String>: Set<Int>] = [:]
  /// How often the run is played at most.
  public let replayLimit: Int
  /// Whether some works were left untried: the run was played as often as it may be, or more works
  /// had a part in a frame than it tells.
  public private(set) var isBounded = false

  /// How long all replays together may take by estimate, and how many replays any run may have.
  private static let (budget, fewestReplays) = (Interval.milliseconds(500), 4)

  /// Looks for remedies in a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - replayLimit: how often the run is played at most; nil for a number that fits its length.
  ///   - replay: plays the same scenario with the same seed; work of these titles takes no time.
  public init(
    for trace: Trace,
    replayLimit: Int? = nil,
    replay: @escaping (_ freeWork: Set<String>) -> Trace
  ) {
    self.trace = trace
    self.replay = replay
    self.replayLimit =
      replayLimit
      ?? max(Self.fewestReplays, Int(Self.budget.nanoseconds / max(1, Self.cost(of: trace))))
  }

  /// How long playing a run takes, in nanoseconds, by estimate.
  ///
  /// So much for a frame, for a layer that a frame changes, and for a layer that is made. Measured
  /// on an x86-64 server in 2026. No clock is asked: a run has the same remedies everywhere.
  private static func cost(of trace: Trace) -> Int64 {
    let changed = trace.frames.map { Int64($0.changedLayers) }
    return 8_000 * Int64(changed.count) + 100 * changed.reduce(0, +) + 3_000 * (changed.max() ?? 0)
  }
}

extension Remedies {
  /// What a frame would be in time without.
  ///
  /// - Parameter explanation: a frame of the run.
  /// - Returns: Sets of titles of works, each of which is enough: all single works that are; where
  ///   none is, one set of several of which none can be spared, if all together are enough. None
  ///   for a frame in time. What was left untried is in none.
  public mutating func sets(for explanation: FrameExplanation) -> [[String]] {
    let (frame, names) = (explanation.frame, explanation.candidates)
    guard frame.hitch > .zero else { return [] }
    if !explanation.hasAllCandidates { isBounded = true }
    let single = names.filter { isInTime(frame, without: [$0]) }
    guard single.isEmpty else { return single.map { [$0] } }
    guard names.count > 1, isInTime(frame, without: names) else { return [] }
    // Those that answer for the least are spared first.
    let needed = names.reversed().reduce(names) { needed, name in
      let fewer = needed.filter { $0 != name }
      return fewer.count > 1 && isInTime(frame, without: fewer) ? fewer : needed
    }
    return [needed]
  }

  private mutating func isInTime(_ frame: FrameRecord, without names: [String]) -> Bool {
    let freeWork = Set(names)
    if let known = recovered[freeWork] { return known.contains(frame.index) }
    guard recovered.count < replayLimit else {
      isBounded = true
      return false
    }
    let again = replay(freeWork)
    // What a replay that was broken off did not come to is no remedy.
    let isBroken = trace.cameToRest && !again.cameToRest
    if isBroken { isBounded = true }
    let changes = isBroken ? [] : WhatIf(before: trace, after: again).changes
    let found = Set(changes.filter { $0.after == .zero }.compactMap(\.frame))
    recovered[freeWork] = found
    return found.contains(frame.index)
  }
}
