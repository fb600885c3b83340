/// One whole number for each frame, where known, in whatever way it comes about.
///
/// What is counted is read through this, so that a difference of two columns needs no list.
package protocol FrameFigures {
  /// How many frames there are.
  var frameCount: Int { get }

  /// The figure of a frame, `TimeColumn.absent` where it is not known.
  func figure(of frame: Int) -> Int64
}

/// The time from one column to another, in the frames where both are known.
package struct TimeDifference: FrameFigures {
  private let earlier: [Int64]
  private let later: [Int64]

  /// The differences of two columns of the same frames.
  package init(from earlier: TimeColumn, to later: TimeColumn) {
    precondition(earlier.nanoseconds.count == later.nanoseconds.count, "columns of the same frames")
    self.earlier = earlier.nanoseconds
    self.later = later.nanoseconds
  }

  package var frameCount: Int { earlier.count }

  package func figure(of frame: Int) -> Int64 {
    let (start, end) = (earlier[frame], later[frame])
    return start == TimeColumn.absent || end == TimeColumn.absent ? TimeColumn.absent : end - start
  }
}

extension TimeColumn: FrameFigures {
  package var frameCount: Int { nanoseconds.count }
  package func figure(of frame: Int) -> Int64 { nanoseconds[frame] }
}

extension [Int64]: FrameFigures {
  package var frameCount: Int { count }
  package func figure(of frame: Int) -> Int64 { self[frame] }
}
