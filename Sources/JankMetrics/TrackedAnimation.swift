package import JankTrace

/// The time in which something was being animated; only there can a picture be late to anyone.
///
/// Each transition counts from when its animator was started to when its end was reported, or to
/// the end of the run where it never was. Overlaps count once.
package struct TrackedAnimation {
  /// The stretches in order, none touching the next.
  package let stretches: [Range<Instant>]

  package init(_ trace: Trace) {
    let spans = trace.transitions.map { $0.began..<max($0.began, $0.ended ?? trace.end) }
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

  package var length: Interval {
    stretches.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  /// Whether a time lies in a stretch.
  package func contains(_ instant: Instant) -> Bool {
    stretches.contains { $0.contains(instant) }
  }
}
