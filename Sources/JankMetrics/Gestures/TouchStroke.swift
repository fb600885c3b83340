public import JankTrace

/// One touch of a trace, from its begin to its end.
public struct TouchStroke: Hashable, Sendable {
  /// A position of the touch.
  public struct Sample: Hashable, Sendable {
    /// When the panel sensed it.
    public let time: Instant
    /// The position on the screen, in points.
    public let location: SIMD2<Double>
  }

  /// The index of the touch among those on the panel, from 0.
  public let touchID: Int
  /// The positions in order of time; the first is the begin.
  public private(set) var samples: [Sample]
  /// When it ended, or nil if it was still down at the end of the trace.
  public private(set) var lift: Instant?
  /// Whether the system cancelled it.
  public private(set) var isCancelled = false

  /// Returns the touches of a trace, in the order in which they began.
  public static func strokes(of trace: Trace) -> [TouchStroke] {
    var strokes: [TouchStroke] = []
    var strokeOfFinger: [Int: Int] = [:]
    for touch in trace.touches {
      let sample = Sample(time: touch.sensed, location: touch.location)
      if touch.phase == .began {
        strokeOfFinger[touch.touchID] = strokes.count
        strokes.append(TouchStroke(touchID: touch.touchID, samples: [sample]))
      } else if let index = strokeOfFinger[touch.touchID] {
        strokes[index].samples.append(sample)
        guard touch.phase == .ended || touch.phase == .cancelled else { continue }
        strokes[index].lift = touch.sensed
        strokes[index].isCancelled = touch.phase == .cancelled
        strokeOfFinger[touch.touchID] = nil
      }
    }
    return strokes
  }
}

extension TouchStroke {
  /// When the touch began.
  public var start: Instant { samples[0].time }

  /// When the touch was last known to be down.
  public var end: Instant { lift ?? samples[samples.count - 1].time }

  /// Returns the position at a time, interpolated linearly between samples.
  ///
  /// - Parameter time: any time; before the begin and after the end, the first and last position
  ///   count.
  /// - Returns: The position on the screen, in points.
  public func location(at time: Instant) -> SIMD2<Double> {
    guard let next = samples.firstIndex(where: { $0.time >= time }) else {
      return samples[samples.count - 1].location
    }
    guard next > 0, samples[next].time > time else { return samples[next].location }
    let (earlier, later) = (samples[next - 1], samples[next])
    let share = (time - earlier.time).seconds / (later.time - earlier.time).seconds
    return earlier.location + (later.location - earlier.location) * share
  }
}
