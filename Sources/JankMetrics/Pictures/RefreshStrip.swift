public import JankTrace

/// The result of each refresh of the display while something was animated.
///
/// A column is a refresh at the highest rate that the display had. So the strips of runs on one
/// device are aligned in time.
public struct RefreshStrip: Hashable, Sendable {
  /// The result of a refresh.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A new frame, on time.
    case onTime = "on time"
    /// A new frame, later than it was due.
    case late
    /// A new frame in place of older ones, which were never shown.
    case dropped
    /// The frame before again, though another was due.
    case repeated
    /// No new frame, and none was due.
    case idle
  }

  /// The number of columns per second.
  public let hertz: Int
  /// The first column, counted from the start of the run.
  public let first: Int
  /// The result of each column; nil if the display, at a lower rate, had no refresh there.
  public let marks: [Mark?]
}

extension RefreshStrip {
  /// Creates the strip of a run; empty if nothing was animated.
  public init(_ trace: Trace) {
    let animation = TrackedAnimation(trace)
    hertz = trace.rateChanges.reduce(trace.refreshRate) { max($0, $1.hertz) }
    let frames = trace.frames.filter(animation.contains)
    guard let start = animation.stretches.first?.lowerBound,
      let end = animation.stretches.last?.upperBound
    else {
      (first, marks) = (0, [])
      return
    }
    let grid = trace.grid
    // Every frame that metrics count is on the strip.
    let last = max(grid.refresh(atOrBefore: end), frames.last?.actual.number ?? 0)
    let refreshes = grid.refresh(atOrAfter: start)...max(last, grid.refresh(atOrAfter: start))
    let brought = Self.marks(of: frames, in: refreshes)
    let rate = hertz
    let columns = refreshes.map { Self.column(of: grid.time(of: $0), hertz: rate) }
    let origin = columns[0]
    var marks = [Mark?](repeating: nil, count: columns[columns.count - 1] - origin + 1)
    for (column, mark) in zip(columns, brought) { marks[column - origin] = mark }
    (first, self.marks) = (origin, marks)
  }

  private static func marks(
    of frames: [FrameRecord],
    in refreshes: ClosedRange<Int>
  ) -> [Mark] {
    var marks = [Mark](repeating: .idle, count: refreshes.count)
    func set(_ mark: Mark, at refresh: Int) {
      if refreshes.contains(refresh) { marks[refresh - refreshes.lowerBound] = mark }
    }
    for frame in frames where frame.hitch > .zero || !frame.superseded.isEmpty {
      for refresh in frame.firstExpected.number..<frame.actual.number {
        set(.repeated, at: refresh)
      }
    }
    for frame in frames {
      let isLate = frame.hitch > .zero
      let mark: Mark = !frame.superseded.isEmpty ? .dropped : isLate ? .late : .onTime
      set(mark, at: frame.actual.number)
    }
    return marks
  }

  /// The column nearest to a time; adjacent refreshes have different columns.
  private static func column(of time: Instant, hertz: Int) -> Int {
    Int((2 * time.nanoseconds * Int64(hertz) + 1_000_000_000) / 2_000_000_000)
  }

  /// Returns the number of columns with a mark.
  public func count(_ mark: Mark) -> Int { marks.count { $0 == mark } }
}
