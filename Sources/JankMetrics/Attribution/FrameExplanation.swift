public import JankTrace

/// The reasons why a frame was shown when it was, and why refreshes before it showed nothing new.
public struct FrameExplanation: Hashable, Sendable {
  /// A difference between the time that the content advanced and the time that passed on screen.
  public struct Judder: Hashable, Sendable {
    /// Why the content advanced by more time than passed.
    public enum Reason: Hashable, Sendable {
      /// The frame before, given by its ``FrameRecord/index``, was late, and this one catches up.
      case catchesUp(with: Int)
      /// The display raised its rate, so the frame came before the time it was computed for.
      case rateRose
      /// The touch was released: its last move and its release are in one frame.
      case release
    }

    /// The time by which the content advanced since the frame before.
    public let content: Interval
    /// The time that passed on screen.
    public let display: Interval
    /// The reason, or nil if the content fell behind or the trace gives none.
    public let reason: Reason?

    /// The size of the jump; negative if the content fell behind.
    public var error: Interval { content - display }
  }

  /// A series of refreshes that repeated the frame before while this one was not yet due.
  public struct Gap: Hashable, Sendable {
    /// Why no frame was planned for the refreshes.
    public enum Reason: Hashable, Sendable {
      /// The render server was still busy with the frame before.
      case renderServerBusy
      /// A third buffer was added, so frames take one refresh more from here on.
      case thirdBuffer
      /// The main thread was busy; `name` is the work item that held it longest.
      case mainThreadBusy(name: String, process: String?)
      /// No new frame was requested: the app draws at a lower rate.
      case pace
    }

    /// The number of refreshes.
    public let refreshes: Int
    /// The reason.
    public let reason: Reason
  }

  /// The frame.
  public let frame: FrameRecord
  /// Whether it was in progress or waited for during a transition.
  public let isTracked: Bool
  /// The causes of its delay, in stage order; the delays add up to its hitch.
  public let causes: [DelayCause]
  /// The refreshes before it for which no frame was planned, or nil for none.
  public let gap: Gap?
  /// Its jump, or nil if it advanced evenly.
  public let judder: Judder?
  /// The number of refreshes that repeated the frame before although a new one was requested: those
  /// of ``gap`` and those by which it was late.
  public let missedRefreshes: Int
  /// The component that made the frame before late, or nil if that one was in time.
  public let partyBefore: Party?
  /// The titles of the work items involved in its lateness, those charged for it first.
  ///
  /// A title is the name of a work item, or `stall execute` for a stall with the name of a stage.
  ///
  /// Without some of them the frame may be in time; ``Remedies`` finds out which by playing the run
  /// again.
  public let candidates: [String]
  /// Whether ``candidates`` is complete; behind many frames there can be too many work items.
  public let hasAllCandidates: Bool
}

extension FrameExplanation {
  /// Whether there is anything to explain.
  public var isTroubled: Bool {
    frame.hitch > .zero || judder != nil || (gap.map { $0.reason != .pace } ?? false)
  }

  /// The ``FrameRecord/index`` of the frame before if this one is late only because of earlier
  /// frames; nil if it is in time or has delay of its own.
  ///
  /// The earlier frames held what it needed or took its planned refresh. Such a frame is shown at
  /// the first refresh left to it. Android calls it stuffed.
  public var stuffedBehind: Int? {
    causes.allSatisfy { $0.behind != nil } ? causes.last?.behind : nil
  }

  /// The component responsible for most of the delay, the first of several.
  ///
  /// Delay caused by earlier frames counts for the component that made those late.
  public var party: Party? { causes.party }
}
