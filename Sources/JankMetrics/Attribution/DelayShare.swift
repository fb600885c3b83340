internal import JankTrace

/// Something that held a stage and may have caused a delay.
struct DelaySuspect: Hashable {
  let stage: DelayCause.Stage
  let name: String
  let kind: WorkRecord.Kind?
  /// How long it held the stage, or delayed earlier work in it.
  let held: Interval
  let length: Interval
  let behind: Int?
  let party: Party
  /// What the work was done for.
  var subjects: [String] = []
  /// The number of work items with names of their own.
  var itemCount = 1
  /// The process whose main thread was held; nil if the run has only one app.
  var process: String?

  init(
    _ stage: DelayCause.Stage,
    _ name: String,
    kind: WorkRecord.Kind? = nil,
    held: Interval,
    length: Interval? = nil,
    behind: Int? = nil,
    party: Party? = nil
  ) {
    self.stage = stage
    self.name = name
    self.kind = kind
    self.held = held
    self.length = length ?? held
    self.behind = behind
    self.party = party ?? stage.party
  }
}

extension DelaySuspect {
  /// Work that held the main thread of a process.
  init(_ share: MainThreadUse.Share, of process: String?) {
    self.init(
      .mainThread,
      share.name,
      kind: share.kind,
      held: share.length,
      length: share.whole
    )
    subjects = share.subjects
    itemCount = share.names.count
    self.process = process
  }
}

/// A share of a delay, in refreshes, and its cause.
struct DelayShare: Hashable {
  let suspect: DelaySuspect
  let refreshes: Int

  init(_ suspect: DelaySuspect, refreshes: Int) {
    self.suspect = suspect
    self.refreshes = refreshes
  }
}

extension DelayShare {
  /// Divides a delay of whole refreshes among the suspects that held a stage.
  ///
  /// The longest suspect is removed first and is charged for the refreshes that this gains, then
  /// the next longest, until nothing is late. So the shares add up to the delay.
  ///
  /// - Parameters:
  ///   - delay: the number of refreshes.
  ///   - suspects: what held the stage, in order of time.
  ///   - rest: what is charged for refreshes that remain after all suspects are removed.
  ///   - refresh: returns the first refresh at or after the end of the stage without the suspects
  ///     in `taken`; more suspects never give a later refresh.
  /// - Returns: The shares, longest suspect first, without empty ones.
  static func shares(
    of delay: Int,
    among suspects: [DelaySuspect],
    rest: DelaySuspect,
    refresh: (_ taken: ArraySlice<DelaySuspect>) -> Int
  ) -> [DelayShare] {
    let last = refresh([])
    var left = delay
    var shares: [DelayShare] = []
    let order = suspects.enumerated().sorted { one, other in
      let (first, second) = (one.element.held, other.element.held)
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
    var counts = 1..<order.count + 1
    while left > 0 {
      // The smallest number of suspects that gains more than the ones before.
      let count = counts.partitioningIndex { last - refresh(order[..<$0]) > delay - left }
      guard count < counts.upperBound else { break }
      let stillLate = max(0, delay - (last - refresh(order[..<count])))
      shares.append(DelayShare(order[count - 1], refreshes: left - stillLate))
      left = stillLate
      counts = count + 1..<counts.upperBound
    }
    return left > 0 ? shares + [DelayShare(rest, refreshes: left)] : shares
  }
}
