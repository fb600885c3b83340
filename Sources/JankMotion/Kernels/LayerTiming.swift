/// The timing of an animation from current values to target values.
public struct LayerTiming: Hashable, Sendable {
  /// A function from time to progress.
  public enum Path: Hashable, Sendable {
    /// A curve.
    case curve(TimingCurve)
    /// Straight lines between keyframes in time order.
    case keyframes([Keyframe])
  }

  /// A time and the progress at that time.
  public struct Keyframe: Hashable, Sendable {
    /// The fraction of the duration, 0 to 1.
    public var time: Double
    /// The progress, where 0 is the start and 1 the target.
    public var progress: Double

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - time: The fraction of the duration, 0 to 1.
    ///   - progress: The progress, where 0 is the start and 1 the target.
    public init(time: Double, progress: Double) {
      self.time = time
      self.progress = progress
    }
  }

  /// The function from time to progress.
  public var path: Path
  /// The begin, in seconds.
  public var begin: Double
  /// The duration, in seconds, at least 0.
  ///
  /// At the end, layers have exactly their target values.
  public var duration: Double

  /// Creates a timing along a curve.
  ///
  /// - Parameters:
  ///   - curve: The function from time to progress.
  ///   - begin: The begin, in seconds.
  ///   - duration: The duration, in seconds, at least 0.
  public init(_ curve: TimingCurve, begin: Double, duration: Double) {
    path = .curve(curve)
    self.begin = begin
    self.duration = duration
  }

  /// Creates a timing along keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: At least one keyframe, in time order. The progress is constant before the first
  ///     and after the last.
  ///   - begin: The begin, in seconds.
  ///   - duration: The duration, in seconds, at least 0.
  public init(keyframes: [Keyframe], begin: Double, duration: Double) {
    path = .keyframes(keyframes)
    self.begin = begin
    self.duration = duration
  }

  /// The end, in seconds.
  public var end: Double { begin + duration }
}

extension LayerTiming {
  /// The remaining distance at a time in seconds, 1 − progress, in binary64.
  ///
  /// It is 1 up to the begin, or 1 less the progress of the first keyframe, and 0 from the end on.
  public func remaining(at seconds: Double) -> Double {
    guard seconds < end else { return 0 }
    let elapsed = Double.maximum(seconds - begin, 0)
    switch path {
    case .curve(let curve):
      return elapsed > 0 ? 1 - curve.value(at: elapsed, duration: duration) : 1
    case .keyframes(let keyframes):
      return 1 - Self.progress(along: keyframes, at: elapsed > 0 ? elapsed / duration : 0)
    }
  }

  private static func progress(along keyframes: [Keyframe], at part: Double) -> Double {
    guard let next = keyframes.firstIndex(where: { $0.time > part }) else {
      return keyframes.last?.progress ?? 1
    }
    guard next > 0 else { return keyframes[0].progress }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let way = (part - from.time) / (to.time - from.time)
    return from.progress + (to.progress - from.progress) * way
  }
}
