public import JankTrace

/// The times in which an app takes no new gesture, because a transition runs that no finger drives.
///
/// UIKit lets no touch through to the pages of a running transition. One that a finger drives
/// blocks from the release to its end, any other from its beginning. Transitions that an app made
/// interruptible are counted too, since a trace does not tell them.
public enum InputBlock {
  /// The times in order, overlapping ones put together.
  public static func stretches(of trace: Trace) -> [Range<Instant>] {
    let strokes = FingerStroke.strokes(of: trace)
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
