public import HeadlessUIKit
package import JankAnimators

/// What a finger does in a script.
public enum Drag: Hashable, Sendable {
  /// It moves as a recorded one did.
  case recorded(Finger)
  /// It moves as the seed of the run decides.
  case synthetic(SyntheticFinger)
}

extension Drag {
  /// The movement.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - number: Which drag of the script this is, from 0.
  /// - Returns: What the finger does; the same for the same arguments.
  public func finger(seed: UInt64, number: Int) -> Finger {
    switch self {
    case .recorded(let finger): finger
    case .synthetic(let finger): finger.finger(seed: seed, number: number)
    }
  }

  /// The side to which the finger sets out.
  package var heading: Effect.Direction {
    switch self {
    case .recorded(let finger):
      Effect.Direction(settingOutThrough: finger.samples.lazy.map(\.location))
    case .synthetic(let finger): Effect.Direction(settingOutThrough: [finger.start, finger.end])
    }
  }

  /// The longest that the finger can be down.
  public var longestDuration: Interval {
    switch self {
    case .recorded(let finger): finger.liftTime
    case .synthetic(let finger): finger.longestDuration
    }
  }
}
