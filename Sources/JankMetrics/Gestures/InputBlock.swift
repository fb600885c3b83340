public import JankTrace

/// The times in which an app accepts no new gesture, because a transition runs that no touch
/// drives.
///
/// UIKit delivers no touches to the views of a running transition. A transition driven by a touch
/// blocks from the release to its end, any other from its begin. Interruptible transitions count
/// too, because a trace does not identify them.
public enum InputBlock {
  /// Returns the times in order, overlapping ones merged.
  public static func stretches(of trace: Trace) -> [Range<Instant>] {
    let strokes = TouchStroke.strokes(of: trace)
    let blocks = trace.transitions.compactMap { transition -> Range<Instant>? in
      let end = transition.ended ?? trace.end
      let driver = strokes.first { stroke in
        transition.isInteractive && transition.began >= stroke.start
          && transition.requested <= stroke.end
      }
      let start = driver.map(\.end) ?? transition.began
      return start < end ? start..<end : nil
    }
    return blocks.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { stretches, block in
      if let last = stretches.last, block.lowerBound <= last.upperBound {
        let end = max(last.upperBound, block.upperBound)
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(block)
      }
    }
  }
}
