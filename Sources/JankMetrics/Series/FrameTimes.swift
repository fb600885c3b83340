/// The times between the pictures of a segment that followed each other.
///
/// What was on the screen before the first picture, and when the last went off it, count where they
/// are known.
package struct FrameTimes: Sequence, IteratorProtocol {
  /// From one picture to the next, in nanoseconds.
  package struct Step {
    package let start: Int64
    package let end: Int64
    /// The later picture by its place in the series, or nil where the last one went off.
    package let frame: Int?

    /// How long the earlier picture stood.
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
