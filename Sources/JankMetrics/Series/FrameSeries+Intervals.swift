extension FrameSeries {
  /// Which refreshes an interval is about that is stated with a frame.
  public enum IntervalPlace: Sendable {
    /// Those right before its picture.
    case beforePicture
    /// Those from its picture on.
    case behindPicture
  }

  /// Takes the time between two refreshes from frames that state it one by one.
  ///
  /// Displays do not keep their rate to the microsecond: the rate is another one where an interval
  /// differs from that of the first frame of its rate by more than 2 %, as 24 and 25 Hz do. The
  /// commonest interval of a rate is its period. Figures of one frame go by what that frame states.
  ///
  /// - Parameters:
  ///   - intervals: nanoseconds, one for each frame; nil, or what no display has, for none.
  ///   - place: which refreshes they are about.
  public mutating func takeRefreshIntervals(_ intervals: [Int64?], _ place: IntervalPlace) {
    precondition(intervals.count == frameCount, "there is an interval for each frame, or nil")
    let rates = StatedRate.rates(of: intervals)
    refreshPeriod = rates.first?.period
    let changes = rateChanges(between: rates, place)
    rateChanges = changes.isEmpty ? [] : [RefreshClock.Part(firstFrame: 0, changes: changes)]
    let stated = Set(intervals.compactMap(\.self))
    refreshIntervals = stated.count > 1 ? TimeColumn(intervals) : nil
  }

  /// Takes the refreshes from another stream of the same recording, which counts time alike.
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
      // A rate without a picture leaves no trace between pictures.
      guard let first = times.first else { continue }
      if index > 0 {
        let time =
          switch place {
          case .beforePicture: max(last ?? .min, first &- rate.period.wholeNanoseconds)
          case .behindPicture: first
          }
        changes.append(RefreshClock.Change(time: time, period: rate.period))
      }
      last = times.last
    }
    return changes
  }
}

/// Frames that follow each other and state one rate.
private struct StatedRate {
  var frames: Range<Int>
  /// What the first of them states, in nanoseconds.
  let first: Int64
  private var counts: [Int64: Int]

  /// The commonest interval; of equally common ones the shortest, so that the order of a dictionary
  /// decides nothing.
  var period: RefreshPeriod {
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return RefreshPeriod(nanoseconds: Double(most?.key ?? first))
  }

  /// The rates of frames in order; what states none belongs to the rate before it.
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
