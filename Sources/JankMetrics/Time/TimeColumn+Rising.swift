internal import JankTrace

extension TimeColumn {
  /// The column without the smallest set of times that makes the others strictly increase.
  ///
  /// Of two such sets, the result keeps the one with the earlier frames. A single outlier removes
  /// only itself.
  ///
  /// - Complexity: *n* log *n* in the number of frames; linear if the times increase already.
  package var rising: TimeColumn {
    guard !rises else { return self }
    var kept = [Int64](repeating: Self.absent, count: nanoseconds.count)
    var limit = Int64.max
    for frames in framesByRank.reversed() {
      // Among frames that end equally long sequences, times decrease from each to the next. So the
      // first one below the limit is the earliest that fits.
      let frame = frames[frames.partitioningIndex { nanoseconds[$0] < limit }]
      limit = nanoseconds[frame]
      kept[frame] = limit
    }
    return TimeColumn(nanoseconds: kept)
  }

  private var rises: Bool {
    var last = Self.absent
    for time in nanoseconds where time != Self.absent {
      if time <= last { return false }
      last = time
    }
    return true
  }

  /// The frames by the length of the longest sequence before them, in order.
  private var framesByRank: [[Int]] {
    var ranks: [[Int]] = []
    // The earliest time at which a sequence of each length ends.
    var ends: [Int64] = []
    for (frame, time) in nanoseconds.enumerated() where time != Self.absent {
      let rank = ends.partitioningIndex { $0 >= time }
      if rank == ends.count {
        ends.append(time)
        ranks.append([frame])
      } else {
        ends[rank] = time
        ranks[rank].append(frame)
      }
    }
    return ranks
  }
}
