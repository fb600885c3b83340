/// When and how layers get from where they are to where they go.
public struct LayerTiming: Hashable, Sendable {
  /// How progress depends on the time that passed.
  public enum Path: Hashable, Sendable {
    /// Along a curve.
    case curve(TimingCurve)
    /// In straight lines from keyframe to keyframe, in the order of their times.
    case keyframes([Keyframe])
  }

  /// A moment and the progress made by then.
  public struct Keyframe: Hashable, Sendable {
    /// The part of the duration that is over, 0 to 1.
    public var time: Double
    /// The progress, where 0 is the start and 1 the target.
    public var progress: Double

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - time: The part of the duration that is over, 0 to 1.
    ///   - progress: The progress, where 0 is the start and 1 the target.
    public init(time: Double, progress: Double) {
      self.time = time
      self.progress = progress
    }
  }

  /// How progress depends on the time that passed.
  public var path: Path
  /// When the motion begins, in seconds.
  public var begin: Double
  /// How long the motion takes, in seconds, at least zero.
  ///
  /// At its end layers are at their target exactly.
  public var duration: Double

  /// Creates a timing along a curve.
  ///
  /// - Parameters:
  ///   - curve: How progress depends on the time that passed.
  ///   - begin: When the motion begins, in seconds.
  ///   - duration: How long it takes, in seconds, at least zero.
  public init(_ curve: TimingCurve, begin: Double, duration: Double) {
    path = .curve(curve)
    self.begin = begin
    self.duration = duration
  }

  /// Creates a timing along keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: At least one, in the order of their times; before the first and after the last
  ///     their progress is held.
  ///   - begin: When the motion begins, in seconds.
  ///   - duration: How long it takes, in seconds, at least zero.
  public init(keyframes: [Keyframe], begin: Double, duration: Double) {
    path = .keyframes(keyframes)
    self.begin = begin
    self.duration = duration
  }

  /// When the motion ends, in seconds.
  public var end: Double { begin + duration }
}

extension LayerTiming {
  /// What is left to go at a time, in binary64.
  ///
  /// - Parameter seconds: Any time in seconds.
  /// - Returns: 1 up to the begin, or what the first keyframe leaves, 0 from the end on, and
  ///   1 − progress in between.
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
