/// Refreshes missed by a scroll, as the fourth version of Chromium's scroll jank counts them.
///
/// A refresh without a new frame is jank only if a frame could be expected. That is so if earlier
/// inputs were delivered faster, or if the content moved too fast for a halt to go unnoticed. The
/// limits of Chromium's decider are certain. That the best delivery so far decays by a hundredth of
/// an interval per refresh is inferred.
package struct ScrollJank: Hashable, Sendable {
  /// A frame in which the content moved.
  package struct Frame: Hashable, Sendable {
    package var refresh: Int
    /// The presentation time, in nanoseconds.
    package var shown: Int64
    /// The distance that the content moved, in points.
    package var moved: Double
    /// Whether the touch had ended before it.
    package var isFling: Bool
    /// When the earliest and the latest input that it answers were sensed, in nanoseconds; nil if
    /// it answers none.
    package var inputs: ClosedRange<Int64>?

    package init(
      refresh: Int,
      shown: Int64,
      moved: Double,
      isFling: Bool,
      inputs: ClosedRange<Int64>?
    ) {
      self.refresh = refresh
      self.shown = shown
      self.moved = moved
      self.isFling = isFling
      self.inputs = inputs
    }
  }

  /// Why a frame could be expected.
  package enum Reason: String, CaseIterable, Sendable {
    case deceleratingDelivery = "decelerating-delivery"
    case fastScroll = "fast-scroll"
    case flingStart = "fling-start"
    case fling
  }

  /// The speed from which content under a touch is fast, in points per frame.
  private static let fastScroll = 3.0
  /// The speed from which content without a touch is in a fling, in points per frame.
  private static let fastFling = 0.2

  /// The missed refreshes by reason, in the order of the reasons; a refresh can have several.
  package private(set) var missed = [Int](repeating: 0, count: Reason.allCases.count)
  package private(set) var total = 0

  package init() {}

  package init(_ pictures: [Frame], period: RefreshPeriod) {
    var best: Double?
    for (place, picture) in pictures.enumerated() {
      let previous = place > 0 ? pictures[place - 1] : picture
      let refreshes = picture.refresh - previous.refresh
      if refreshes > 1 {
        let late = best.map { Self.late(picture, refreshes, best: $0, period) } ?? 0
        count(Self.isFast(previous, picture), refreshes - 1, late: late)
      }
      guard let inputs = picture.inputs else { continue }
      let delivery = Double(picture.shown - inputs.upperBound)
      let decayed = (best ?? .infinity) + 0.01 * period.nanoseconds * Double(refreshes)
      best = Swift.min(delivery, decayed)
    }
  }
}

extension ScrollJank {
  /// How many refreshes earlier a frame could have come, by the best delivery before.
  private static func late(
    _ picture: Frame,
    _ refreshes: Int,
    best: Double,
    _ period: RefreshPeriod
  ) -> Int {
    guard let inputs = picture.inputs else { return 0 }
    let length = period.nanoseconds
    let allowed = best + 0.01 * length * Double(refreshes - 1) - 0.05 * length
    let late = (Double(picture.shown - inputs.lowerBound) - allowed) / (0.99 * length)
    return late < 1 ? 0 : Swift.min(Int(late), refreshes - 1)
  }

  /// The reason why a halt between two frames is visible, if it is.
  private static func isFast(_ previous: Frame, _ picture: Frame) -> Reason? {
    let limits = [previous, picture].map { $0.isFling ? fastFling : fastScroll }
    guard previous.moved.magnitude >= limits[0], picture.moved.magnitude >= limits[1] else {
      return nil
    }
    guard picture.isFling else { return .fastScroll }
    return previous.isFling ? .fling : .flingStart
  }

  private mutating func count(_ reason: Reason?, _ refreshes: Int, late: Int) {
    missed[0] += late
    if let reason, let place = Reason.allCases.firstIndex(of: reason) {
      missed[place] += refreshes
    }
    total += reason == nil ? late : refreshes
  }
}

extension ScrollJank: Mergeable {
  package mutating func merge(_ other: ScrollJank) {
    for place in missed.indices { missed[place] += other.missed[place] }
    total += other.total
  }
}
