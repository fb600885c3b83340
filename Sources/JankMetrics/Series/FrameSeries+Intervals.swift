extension FrameSeries {
  /// The position of a stated refresh interval relative to its frame.
  public enum IntervalPlace: Sendable {
    /// The interval before the frame.
    case beforeFrame
    /// The interval after the frame.
    case behindFrame
  }

  /// Sets the refresh interval from intervals stated frame by frame.
  ///
  /// Displays do not keep their rate to the microsecond. So a new rate begins where an interval
  /// differs from that of the first frame of its rate by more than 2 %, as 24 and 25 Hz do. The
  /// most frequent interval of a rate is its refresh interval. Values of one frame use what that
  /// frame states.
  ///
  /// - Parameters:
  ///   - intervals: nanoseconds, one for each frame; nil or an impossible interval for none.
  ///   - place: the position of the intervals relative to the frames.
  public mutating func takeRefreshIntervals(_ intervals: [Int64?], _ place: IntervalPlace) {
    precondition(intervals.count == frameCount, "there is one interval or nil per frame")
    let rates = StatedRate.rates(of: intervals)
    refreshPeriod = rates.first?.period
    let changes = rateChanges(between: rates, place)
    rateChanges = changes.isEmpty ? [] : [RefreshClock.Part(firstFrame: 0, changes: changes)]
    let stated = Set(intervals.compactMap(\.self))
    refreshIntervals = stated.count > 1 ? TimeColumn(intervals) : nil
  }

  /// Copies the refreshes from another stream of the same recording with the same time origin.
  public mutating func takeRefreshes(of other: FrameSeries) {
    refreshPeriod = other.refreshPeriod
    rateChanges = other.rateChanges.first.map { [.init(firstFrame: 0, changes: $0.changes)] } ?? []
  }

  private func rateChanges(
    between rates: [StatedRate],
    _ place: IntervalPlace
  ) -> [RefreshClock.Change] {
    guard rates.count > 1, let shown = columns[.shown]?.rising else { return [] }
    var changes: [RefreshClock.Change] = []
    var last: Int64?
    for (index, rate) in rates.enumerated() {
      let times = rate.frames.lazy.compactMap { shown[$0] }
      // A rate without a frame leaves no trace between frames.
      guard let first = times.first else { continue }
      if index > 0 {
        let time =
          switch place {
          case .beforeFrame: max(last ?? .min, first &- rate.period.wholeNanoseconds)
          case .behindFrame: first
          }
        changes.append(RefreshClock.Change(time: time, period: rate.period))
      }
      last = times.last
    }
    return changes
  }
}

private struct StatedRate {
  var frames: Range<Int>
  /// The interval that the first of them states, in nanoseconds.
  let first: Int64
  private var counts: [Int64: Int]

  /// The most frequent interval; of several the shortest, independent of dictionary order.
  var period: RefreshPeriod {
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return RefreshPeriod(nanoseconds: Double(most?.key ?? first))
  }

  /// The rates of frames in order; a frame without an interval belongs to the rate before it.
  static func rates(of intervals: [Int64?]) -> [StatedRate] {
    var rates: [StatedRate] = []
    for (frame, interval) in intervals.enumerated() {
      let last = rates.count - 1
      guard let interval, RefreshPeriod(stated: interval) != nil else {
        if last >= 0 { rates[last].frames = rates[last].frames.lowerBound..<frame + 1 }
        continue
      }
      if last < 0 || 50 * (interval - rates[last].first).magnitude > rates[last].first.magnitude {
        rates.append(
          StatedRate(frames: frame..<frame + 1, first: interval, counts: [interval: 1])
        )
      } else {
        rates[last].frames = rates[last].frames.lowerBound..<frame + 1
        rates[last].counts[interval, default: 0] += 1
      }
    }
    return rates
  }
}
