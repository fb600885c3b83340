/// How far the steps of what was shown differ from the steps of when it was shown.
///
/// PresentMon's animation error: the content of a picture minus that of the one shown before it,
/// less the time between the two being shown. Even presentation does not help where it is not 0.
/// Where another clock begins there is no step.
package struct AnimationErrorTally: Hashable, Sendable {
  /// The errors in nanoseconds, without their signs.
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

  /// The errors of frames that follow each other, with the places of the frames.
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
