public import JankTrace

/// Who made a picture late.
public enum Party: String, Hashable, Sendable, CaseIterable {
  /// The app, whose commit came after its deadline.
  case app
  /// The render server, on its processor or on the graphics processor.
  case renderServer = "render server"
  /// The display, which had no refresh to give.
  case display
}

/// A part of the time by which a picture was late, and where it comes from.
///
/// The parts of a picture add up to its lateness, to the nanosecond.
public struct DelayCause: Hashable, Sendable {
  /// Where a picture lost time, in the order it passes through.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The display changed its rate, so that the refresh came at another time.
    case rateChange = "rate change"
    /// The main thread was at work beyond the commit deadline.
    case mainThread = "main thread"
    /// The render server was still busy with an earlier picture.
    case renderQueue = "render queue"
    /// The render server took long on its processor.
    case prepare
    /// The graphics processor was still busy with an earlier picture.
    case executeQueue = "execute queue"
    /// The graphics processor took long.
    case execute
    /// The refresh was taken by an earlier picture.
    case presentQueue = "present queue"
  }

  /// Where the time was lost.
  public let stage: Stage
  /// Who answers for it; where an earlier picture took the refresh, who made that one late.
  public let party: Party
  /// What took it: the name of the work, or of the stage.
  public let name: String
  /// Where the cost of the work came from; nil for what is no work of the main thread.
  public let kind: WorkRecord.Kind?
  /// How long it held its stage in all, also before the begin of the picture.
  public let held: Interval
  /// The ``FrameRecord/index`` of the earlier picture that was waited for, or nil for none.
  public let behind: Int?
  /// How many refreshes it cost.
  public let refreshes: Int
  /// How much later than planned the picture was shown for it.
  public let delay: Interval

  init(_ suspect: DelaySuspect, refreshes: Int, delay: Interval) {
    stage = suspect.stage
    party = suspect.party
    name = suspect.name
    kind = suspect.kind
    held = suspect.length
    behind = suspect.behind
    self.refreshes = refreshes
    self.delay = delay
  }
}

extension DelayCause {
  /// What the work is called where it has to be told from all other work.
  var title: String { WorkRecord.title(name, of: kind) }
}

extension DelayCause.Stage {
  /// Who answers for what is lost there.
  var party: Party {
    switch self {
    case .mainThread: .app
    case .renderQueue, .prepare, .executeQueue, .execute: .renderServer
    case .presentQueue, .rateChange: .display
    }
  }
}

extension [DelayCause] {
  /// What cost most of a delay, and of several the first; nil for none.
  package var worst: DelayCause? {
    reduce(nil) { worst, cause in
      worst.map { $0.delay >= cause.delay } ?? false ? worst : cause
    }
  }

  /// Who answers for most of a delay, and of several the first; nil for none.
  var party: Party? {
    var best: (party: Party, delay: Interval)?
    for party in Party.allCases {
      let delay = filter { $0.party == party }.reduce(Interval.zero) { $0 + $1.delay }
      if delay > (best?.delay ?? .zero) { best = (party, delay) }
    }
    return best?.party
  }
}
