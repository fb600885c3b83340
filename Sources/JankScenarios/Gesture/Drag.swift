public import HeadlessUIKit
package import JankAnimators

/// The movement of a touch in a script.
public enum Drag: Hashable, Sendable {
  /// A recorded movement.
  case recorded(Finger)
  /// A movement that the seed of the run decides.
  case synthetic(SyntheticFinger)
}

extension Drag {
  /// Returns the movement.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - number: The number of the drag in the script, from 0.
  /// - Returns: The movement, the same for the same arguments.
  public func finger(seed: UInt64, number: Int) -> Finger {
    switch self {
    case .recorded(let finger): finger
    case .synthetic(let finger): finger.finger(seed: seed, number: number)
    }
  }

  /// The direction in which the touch sets out.
  package var heading: Effect.Direction {
    switch self {
    case .recorded(let finger):
      Effect.Direction(settingOutThrough: finger.samples.lazy.map(\.location))
    case .synthetic(let finger): Effect.Direction(settingOutThrough: [finger.start, finger.end])
    }
  }

  /// The longest time that the touch can be down.
  public var longestDuration: Interval {
    switch self {
    case .recorded(let finger): finger.liftTime
    case .synthetic(let finger): finger.longestDuration
    }
  }
}
