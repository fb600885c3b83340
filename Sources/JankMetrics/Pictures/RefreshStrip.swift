public import JankTrace

/// What each refresh of the display brought while something was animated.
///
/// A column is a refresh of the fastest rate that the display had, so that the strips of runs on
/// one device stand above each other time by time.
public struct RefreshStrip: Hashable, Sendable {
  /// What a refresh brought.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A new picture, when it was due.
    case onTime = "on time"
    /// A new picture, later than it was due.
    case late
    /// A new picture in the place of older frames, which were never shown.
    case dropped
    /// The picture before once more, though another was due.
    case repeated
    /// Nothing new, and nothing new was due.
    case idle
  }

  /// The columns in a second.
  public let hertz: Int
  /// The first column, counted from the start of the run.
  public let first: Int
  /// What each column brought; nil where the display, at a slower rate, had no refresh.
  public let marks: [Mark?]
}

extension RefreshStrip {
  /// Reads the strip off a run; it is empty where nothing was animated.
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

  /// What some refreshes brought.
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

  /// The column nearest to a time; neighbouring refreshes have columns of their own.
  private static func column(of time: Instant, hertz: Int) -> Int {
    Int((2 * time.nanoseconds * Int64(hertz) + 1_000_000_000) / 2_000_000_000)
  }

  /// How often a mark occurs.
  public func count(_ mark: Mark) -> Int { marks.count { $0 == mark } }
}
