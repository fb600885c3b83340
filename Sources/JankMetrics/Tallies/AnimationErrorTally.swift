/// The differences between the steps of the content and the steps of its presentation.
///
/// PresentMon's animation error: the time between the contents of two consecutive frames, less the
/// time between their presentations. If it is not 0, even presentation does not look smooth. There
/// is no step where another clock begins.
package struct AnimationErrorTally: Hashable, Sendable {
  /// The absolute errors in nanoseconds.
  package private(set) var sizes: Histogram

  package init(_ series: FrameSeries, content: TimeColumn, shown: TimeColumn) {
    var errors: [Int64] = []
    errors.reserveCapacity(series.frameCount)
    for segment in series.segments {
      let all = Errors(
        of: segment.frames,
        content: content,
        shown: shown,
        breaks: series.contentBreaks
      )
      for (_, error) in all {
        errors.append(error < 0 ? -error : error)
      }
    }
    sizes = Histogram(errors)
  }

  /// The errors of consecutive frames, with the indices of the frames.
  package struct Errors: Sequence, IteratorProtocol {
    private let content: TimeColumn
    private let shown: TimeColumn
    private var rest: Range<Int>
    private var breaks: ArraySlice<Int>
    private var last: (content: Int64, shown: Int64)?

    package init(
      of frames: Range<Int>,
      content: TimeColumn,
      shown: TimeColumn,
      breaks: [Int] = []
    ) {
      self.content = content
      self.shown = shown
      rest = frames
      self.breaks = breaks[...]
    }

    package mutating func next() -> (frame: Int, error: Int64)? {
      while let frame = rest.popFirst() {
        while let first = breaks.first, first <= frame {
          breaks.removeFirst()
          last = nil
        }
        guard let content = content[frame], let shown = shown[frame] else { continue }
        defer { last = (content, shown) }
        if let last { return (frame, content - last.content - (shown - last.shown)) }
      }
      return nil
    }
  }
}

extension AnimationErrorTally: Mergeable {
  package mutating func merge(_ other: AnimationErrorTally) {
    sizes.merge(other.sizes)
  }
}
