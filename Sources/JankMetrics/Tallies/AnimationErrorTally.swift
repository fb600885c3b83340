/// How far the steps of what was shown differ from the steps of when it was shown.
///
/// PresentMon's animation error: the content of a picture minus that of the one shown before it,
/// less the time between the two being shown. Even presentation does not help where it is not 0.
package struct AnimationErrorTally: Hashable, Sendable {
  /// The errors in nanoseconds, without their signs.
  package private(set) var sizes: Histogram

  package init(_ series: FrameSeries, content: TimeColumn, shown: TimeColumn) {
    let errors = series.segments.flatMap { segment in
      Self.errors(of: segment.frames, content: content, shown: shown)
    }
    sizes = Histogram(errors.map { $0.error < 0 ? -$0.error : $0.error })
  }

  /// The errors of frames that follow each other, with the places of the frames.
  package static func errors(
    of frames: Range<Int>,
    content: TimeColumn,
    shown: TimeColumn
  ) -> [(frame: Int, error: Int64)] {
    var last: (content: Int64, shown: Int64)?
    var errors: [(frame: Int, error: Int64)] = []
    for frame in frames {
      guard let content = content[frame], let shown = shown[frame] else { continue }
      if let last { errors.append((frame, content - last.content - (shown - last.shown))) }
      last = (content, shown)
    }
    return errors
  }
}

extension AnimationErrorTally: Mergeable {
  package mutating func merge(_ other: AnimationErrorTally) {
    sizes.merge(other.sizes)
  }
}
