/// One whole number per frame, if known, from any source.
///
/// Counting reads values through this protocol, so a difference of two columns needs no array.
package protocol FrameValues {
  var frameCount: Int { get }

  /// The value of a frame, `TimeColumn.absent` if unknown.
  func metricValue(of frame: Int) -> Int64
}

/// The time from one column to another, in frames where both are known.
package struct TimeDifference: FrameValues {
  private let earlier: [Int64]
  private let later: [Int64]

  package init(from earlier: TimeColumn, to later: TimeColumn) {
    precondition(earlier.nanoseconds.count == later.nanoseconds.count, "columns of the same frames")
    self.earlier = earlier.nanoseconds
    self.later = later.nanoseconds
  }

  package var frameCount: Int { earlier.count }

  package func metricValue(of frame: Int) -> Int64 {
    let (start, end) = (earlier[frame], later[frame])
    return start == TimeColumn.absent || end == TimeColumn.absent ? TimeColumn.absent : end - start
  }
}

extension TimeColumn: FrameValues {
  package var frameCount: Int { nanoseconds.count }
  package func metricValue(of frame: Int) -> Int64 { nanoseconds[frame] }
}

extension [Int64]: FrameValues {
  package var frameCount: Int { count }
  package func metricValue(of frame: Int) -> Int64 { self[frame] }
}
