public import JankTrace

/// A component that can make a frame late.
public enum Party: String, Hashable, Sendable, CaseIterable {
  /// The app; its commit came after the deadline.
  case app
  /// The render server, on its processor or on the GPU.
  case renderServer = "render server"
  /// The display, which had no free refresh.
  case display
}

/// One share of a frame's delay, and its origin.
///
/// The shares of a frame add up to its lateness, to the nanosecond.
public struct DelayCause: Hashable, Sendable {
  /// A stage in which a frame can lose time, in pipeline order.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The display changed its rate, so the refresh came at another time.
    case rateChange = "rate change"
    /// The main thread was busy beyond the commit deadline.
    case mainThread = "main thread"
    /// The render server was still busy with an earlier frame.
    case renderQueue = "render queue"
    /// The render server took long on its processor.
    case prepare
    /// The GPU was still busy with an earlier frame.
    case executeQueue = "execute queue"
    /// The GPU took long.
    case execute
    /// An earlier frame occupied the refresh.
    case presentQueue = "present queue"
  }

  /// The name of a cause on the main thread: the system had suspended the process.
  package static let suspension = "suspension"

  /// The stage that lost the time.
  public let stage: Stage
  /// The responsible component; if an earlier frame occupied the refresh, what made that frame
  /// late.
  public let party: Party
  /// The name of the work item or of the stage; of several images with `*` for each number.
  public let name: String
  /// The origin of the work item's cost, or nil for anything but main-thread work.
  public let kind: WorkRecord.Kind?
  /// What it was done for: the pages whose views were laid out, in order, or the views that were
  /// drawn, longest first; empty for anything else.
  public let subjects: [String]
  /// The number of work items that the name stands for: more than one only for images.
  public let itemCount: Int
  /// The process whose main thread it held; nil for other stages, or if the run has only one app.
  public let process: String?
  /// How long it held its stage in total, including time before the frame began.
  public let held: Interval
  /// The ``FrameRecord/index`` of the earlier frame that this one waited for, or nil for none.
  public let behind: Int?
  /// The number of refreshes lost, rounded up.
  public let refreshes: Int
  /// The delay that it added to the presentation of the frame.
  public let delay: Interval
  /// How long before the last of the refreshes the panel showed the frame; usually zero.
  package var lead = Interval.zero

  init(_ suspect: DelaySuspect, refreshes: Int, delay: Interval) {
    stage = suspect.stage
    party = suspect.party
    name = suspect.name
    kind = suspect.kind
    subjects = suspect.subjects
    itemCount = suspect.itemCount
    process = suspect.process
    held = suspect.length
    behind = suspect.behind
    self.refreshes = refreshes
    self.delay = delay
  }
}

extension DelayCause {
  /// The name of the work item, unique among all work.
  var title: String { WorkRecord.title(name, of: kind) }
}

extension DelayCause.Stage {
  /// The component that is responsible for delays in this stage.
  var party: Party {
    switch self {
    case .mainThread: .app
    case .renderQueue, .prepare, .executeQueue, .execute: .renderServer
    case .presentQueue, .rateChange: .display
    }
  }
}

extension [DelayCause] {
  /// The cause of the largest delay, the first of several, or nil for none.
  package var worst: DelayCause? {
    reduce(nil) { worst, cause in
      worst.map { $0.delay >= cause.delay } ?? false ? worst : cause
    }
  }

  /// The component responsible for most of a delay, the first of several, or nil for none.
  var party: Party? {
    var best: (party: Party, delay: Interval)?
    for party in Party.allCases {
      let delay = filter { $0.party == party }.reduce(Interval.zero) { $0 + $1.delay }
      if delay > (best?.delay ?? .zero) { best = (party, delay) }
    }
    return best?.party
  }
}
