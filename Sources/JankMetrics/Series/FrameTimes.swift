/// The times between consecutive frames of a segment.
///
/// They include the wait for the first frame and the time of the last one, if known.
package struct FrameTimes: Sequence, IteratorProtocol {
  /// The time from one frame to the next, in nanoseconds.
  package struct Step {
    package let start: Int64
    package let end: Int64
    /// The index of the later frame in the series, or nil for the disappearance of the last one.
    package let frame: Int?

    /// How long the earlier frame was on screen.
    package var length: Int64 { end - start }
  }

  private let shown: [Int64]
  private var rest: Range<Int>
  private var last: Int64
  private var closed: Int64?

  package init(of segment: FrameSeries.Segment, shown: TimeColumn) {
    self.shown = shown.nanoseconds
    rest = segment.frames
    last = segment.opened ?? TimeColumn.absent
    closed = segment.closed
  }

  package mutating func next() -> Step? {
    while let frame = rest.popFirst() {
      let time = shown[frame]
      guard time != TimeColumn.absent else { continue }
      defer { last = time }
      if last != TimeColumn.absent { return Step(start: last, end: time, frame: frame) }
    }
    guard let end = closed, last != TimeColumn.absent else { return nil }
    closed = nil
    return Step(start: last, end: end, frame: nil)
  }
}
