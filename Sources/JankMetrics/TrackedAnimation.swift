package import JankTrace

/// The time in which something was being animated; only there can a picture be late to anyone.
///
/// Each transition counts from its request to when its end was reported, or to the end of the run
/// where it never was. Overlaps count once.
package struct TrackedAnimation {
  /// The stretches in order, none touching the next.
  package let stretches: [Range<Instant>]

  package init(_ trace: Trace) {
    let spans = trace.transitions.map {
      $0.requested..<max($0.requested, $0.ended ?? trace.end)
    }
    var stretches: [Range<Instant>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = stretches.last, span.lowerBound <= last.upperBound {
        let upper = max(last.upperBound, span.upperBound)
        stretches[stretches.count - 1] = last.lowerBound..<upper
      } else {
        stretches.append(span)
      }
    }
    self.stretches = stretches
  }

  /// How long anything was animated.
  package var length: Interval {
    stretches.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  /// Whether a time lies in a stretch.
  package func contains(_ instant: Instant) -> Bool {
    stretches.contains { $0.contains(instant) }
  }

  /// Whether a frame, or one whose place it took, was worked on or waited for in a stretch.
  package func contains(_ frame: FrameRecord) -> Bool {
    let begin = frame.superseded.first?.begin ?? frame.begin
    return stretches.contains {
      begin.time < $0.upperBound && frame.actual.time > $0.lowerBound
    }
  }
}
