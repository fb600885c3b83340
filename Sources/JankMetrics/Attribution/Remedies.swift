public import JankTrace

/// The work items without which late frames of a run would be in time, each tested by a replay.
///
///     var remedies = Remedies(for: trace) { names in replay(without: names) }
///     for frame in Attribution(trace).worst(5) { print(remedies.sets(for: frame)) }
///
/// A frame is in time without a work item if ``WhatIf`` compares it with a frame in time of the
/// replay. No set of work items is replayed twice, and a long run is replayed less often than a
/// short one. ``isBounded`` reports whether something was not tested.
public struct Remedies {
  private let trace: Trace
  private let replay: (Set<String>) -> Trace
  /// The late frames that are in time without a set of work items, by ``FrameRecord/index``.
  private var recovered: [Set<String>: Set<Int>] = [:]
  /// The titles of images by the title of their group.
  private let groups: [String: [String]]
  /// The maximum number of replays.
  public let replayLimit: Int
  /// Whether some work items were not tested, because the replay limit was reached or a frame has
  /// more work items than it lists.
  public private(set) var isBounded = false

  /// The estimated time limit of all replays together, and the number of replays allowed for any
  /// run.
  private static let (budget, fewestReplays) = (Interval.milliseconds(500), 4)

  /// Prepares the search for remedies in a run.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - replayLimit: the maximum number of replays; nil for a number that fits the length of the
  ///     run.
  ///   - replay: plays the same scenario and seed with work of these titles taking no time.
  public init(
    for trace: Trace,
    replayLimit: Int? = nil,
    replay: @escaping (_ freeWork: Set<String>) -> Trace
  ) {
    self.trace = trace
    self.replay = replay
    groups = Dictionary(grouping: Set(trace.works.map(\.title))) { title in
      WorkGroup(title, of: .prepare).name
    }.filter { $0.value.count > 1 }
    self.replayLimit =
      replayLimit
      ?? max(Self.fewestReplays, Int(Self.budget.nanoseconds / max(1, Self.cost(of: trace))))
  }

  /// The estimated time to play a run, in nanoseconds.
  ///
  /// The estimate has a cost per frame, per layer that a frame changes, and per layer created,
  /// measured on an x86-64 server in 2026. It uses no clock, so a run has the same remedies
  /// everywhere.
  private static func cost(of trace: Trace) -> Int64 {
    let changed = trace.frames.map { Int64($0.changedLayers) }
    return 8_000 * Int64(changed.count) + 100 * changed.reduce(0, +) + 3_000 * (changed.max() ?? 0)
  }
}

extension Remedies {
  /// Returns the work items without which a frame would be in time.
  ///
  /// - Parameter explanation: a frame of the run.
  /// - Returns: Sets of work titles, each of which is sufficient: every single item that suffices,
  ///   or else one set of several that are all needed, if all together suffice. Empty for a frame
  ///   in time. Items that were not tested are in no set.
  public mutating func sets(for explanation: FrameExplanation) -> [[String]] {
    let (frame, names) = (explanation.frame, explanation.candidates)
    guard frame.hitch > .zero else { return [] }
    if !explanation.hasAllCandidates { isBounded = true }
    let single = names.filter { isInTime(frame, without: [$0]) }
    guard single.isEmpty else { return single.map { [$0] } }
    guard names.count > 1, isInTime(frame, without: names) else { return [] }
    // Items with the smallest charge are removed from the set first.
    let needed = names.reversed().reduce(names) { needed, name in
      let fewer = needed.filter { $0 != name }
      return fewer.count > 1 && isInTime(frame, without: fewer) ? fewer : needed
    }
    return [needed]
  }

  private mutating func isInTime(_ frame: FrameRecord, without names: [String]) -> Bool {
    let freeWork = Set(names.flatMap { groups[$0] ?? [$0] })
    if let known = recovered[freeWork] { return known.contains(frame.index) }
    guard recovered.count < replayLimit else {
      isBounded = true
      return false
    }
    let again = replay(freeWork)
    // Frames that an aborted replay did not reach are no remedy.
    let isBroken = trace.cameToRest && !again.cameToRest
    if isBroken { isBounded = true }
    let changes = isBroken ? [] : WhatIf(before: trace, after: again).changes
    let found = Set(changes.filter { $0.after == .zero }.compactMap(\.frame))
    recovered[freeWork] = found
    return found.contains(frame.index)
  }
}
