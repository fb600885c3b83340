internal import JankTrace

extension TimeColumn {
  /// The column without the fewest times that make the others lie one behind the other.
  ///
  /// Of two choices that leave out as few the one with the earlier frames. One time that is far too
  /// late costs itself and nothing behind it, and so does one that is too early.
  ///
  /// - Complexity: *n* log *n* in the number of frames, linear where the times rise already.
  package var rising: TimeColumn {
    guard !rises else { return self }
    var kept = [Int64](repeating: Self.absent, count: nanoseconds.count)
    var limit = Int64.max
    for frames in framesByRank.reversed() {
      // Of frames that end equally long rows the times fall from each to the next, so that the
      // first one below the limit is the earliest of those that fit.
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

  /// The frames by how many others can lie in a row before them, in order.
  private var framesByRank: [[Int]] {
    var ranks: [[Int]] = []
    // The earliest time at which a row of each length ends.
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
