internal import JankTrace

/// Something that held a stage, to be blamed for a part of a delay.
struct DelaySuspect: Hashable {
  let stage: DelayCause.Stage
  let name: String
  let kind: WorkRecord.Kind?
  /// How long it held the stage, or held up what was served there before the picture.
  let held: Interval
  /// How long it took in all.
  let length: Interval
  let behind: Int?
  let party: Party

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

/// The refreshes of a delay that somebody answers for.
struct DelayShare: Hashable {
  let suspect: DelaySuspect
  let refreshes: Int

  init(_ suspect: DelaySuspect, refreshes: Int) {
    self.suspect = suspect
    self.refreshes = refreshes
  }
}

extension DelayShare {
  /// Shares a delay of whole refreshes out among those who held a stage.
  ///
  /// The longest is taken away first and answers for the refreshes that are gained by it, then the
  /// next longest from what is left, until nothing is late. So each share is what taking away would
  /// bring, and they add up to the delay.
  ///
  /// - Parameters:
  ///   - delay: the refreshes.
  ///   - suspects: those who held the stage, in the order they came.
  ///   - rest: who answers for what is left when all of them are taken away.
  ///   - refresh: the first refresh at or after the end of the stage without some of them; never
  ///     later the more are taken away.
  /// - Returns: The shares, the longest suspect first; who answers for nothing is left out.
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
      // The fewest that gain more than those before.
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
