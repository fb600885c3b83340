public import JankTrace

/// One finger of a trace, from coming down to leaving.
public struct FingerStroke: Hashable, Sendable {
  /// A place of the finger.
  public struct Sample: Hashable, Sendable {
    /// When the panel sensed it.
    public let time: Instant
    /// Where on the screen, in points.
    public let location: SIMD2<Double>
  }

  /// Which finger of those on the panel, from 0.
  public let finger: Int
  /// Where the finger was, in the order of time; the first is where it came down.
  public private(set) var samples: [Sample]
  /// When it left, or nil if it was still down at the end of the trace.
  public private(set) var lift: Instant?
  /// Whether the system took it away.
  public private(set) var isCancelled = false

  /// The fingers of a trace, in the order in which they came down.
  public static func strokes(of trace: Trace) -> [FingerStroke] {
    var strokes: [FingerStroke] = []
    var strokeOfFinger: [Int: Int] = [:]
    for touch in trace.touches {
      let sample = Sample(time: touch.sensed, location: touch.location)
      if touch.phase == .began {
        strokeOfFinger[touch.finger] = strokes.count
        strokes.append(FingerStroke(finger: touch.finger, samples: [sample]))
      } else if let index = strokeOfFinger[touch.finger] {
        strokes[index].samples.append(sample)
        guard touch.phase == .ended || touch.phase == .cancelled else { continue }
        strokes[index].lift = touch.sensed
        strokes[index].isCancelled = touch.phase == .cancelled
        strokeOfFinger[touch.finger] = nil
      }
    }
    return strokes
  }
}

extension FingerStroke {
  /// When the finger came down.
  public var start: Instant { samples[0].time }

  /// When the finger was last known to be down.
  public var end: Instant { lift ?? samples[samples.count - 1].time }

  /// Where the finger was at a time, between two samples in a straight line, in points.
  ///
  /// - Parameter time: any time; before and after its life the finger is where it began and ended.
  /// - Returns: The place on the screen.
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
