public import JankTrace

/// Why a picture came when it did: what made it late, and what became of the refreshes before it.
public struct FrameExplanation: Hashable, Sendable {
  /// A picture that moved on by another time than went by on screen.
  public struct Judder: Hashable, Sendable {
    /// Why a picture moved on by more time than went by.
    public enum Reason: Hashable, Sendable {
      /// The picture before was late, by its ``FrameRecord/index``, and this one makes up for it.
      case catchesUp(with: Int)
      /// The display raised its rate, so that the picture came before the time it was made for.
      case rateRose
      /// The finger was lifted: its last move and its release are in one picture.
      case release
    }

    /// The time by which what is shown moved on since the picture before.
    public let content: Interval
    /// The time that went by on screen.
    public let display: Interval
    /// Why, or nil where it fell behind or nothing says.
    public let reason: Reason?

    /// How far the motion jumped; below 0 where it fell behind.
    public var error: Interval { content - display }
  }

  /// A stretch of refreshes that showed the picture before once more, although this one was not
  /// yet due.
  public struct Gap: Hashable, Sendable {
    /// Why no picture was planned for them.
    public enum Reason: Hashable, Sendable {
      /// The render server was still busy with the picture before.
      case renderServerBusy
      /// A third buffer came in, so that pictures take a refresh more from here on.
      case thirdBuffer
      /// The main thread was busy; the name is that of what held it longest.
      case mainThreadBusy(name: String)
      /// Nothing new was wanted: the app draws at a slower pace.
      case pace
    }

    /// How many refreshes.
    public let refreshes: Int
    /// Why.
    public let reason: Reason
  }

  /// The picture.
  public let frame: FrameRecord
  /// Whether it was worked on or waited for while a transition was under way.
  public let isTracked: Bool
  /// What made it late, in the order it passed the stages; the delays add up to its hitch.
  public let causes: [DelayCause]
  /// The refreshes before it for which no picture was planned, or nil where there are none.
  public let gap: Gap?
  /// How it jumped, or nil where it moved on evenly.
  public let judder: Judder?
  /// How many refreshes showed the picture before once more though one was wanted: those of
  /// ``gap`` and those by which it was late.
  public let missedRefreshes: Int
  /// Who made the picture before late; nil where that one was in time.
  public let partyBefore: Party?
  /// The titles of the works that had a part in its lateness, those first that answer for it.
  ///
  /// A title is the name of a work, or `stall execute` for a stall that is called as a stage is.
  ///
  /// Without some of them it may be in time; ``Remedies`` finds out which by playing the run again.
  public let candidates: [String]
  /// Whether ``candidates`` are all of them; behind many pictures they can be too many.
  public let hasAllCandidates: Bool
}

extension FrameExplanation {
  /// Whether there is anything to explain.
  public var isTroubled: Bool {
    frame.hitch > .zero || judder != nil || (gap.map { $0.reason != .pace } ?? false)
  }

  /// The ``FrameRecord/index`` of the picture before where this one is late for nothing else than
  /// earlier ones, which held what it needed or have the refresh that it was planned for; nil where
  /// it is in time, or somebody answers for a part of its own.
  ///
  /// Such a picture comes at the first refresh that was left to it: Android calls it stuffed.
  public var stuffedBehind: Int? {
    causes.allSatisfy { $0.behind != nil } ? causes.last?.behind : nil
  }

  /// Who made it late: who answers for most of it, and of several the first.
  ///
  /// Where it is late for earlier pictures that is who made those late.
  public var party: Party? { causes.party }
}
