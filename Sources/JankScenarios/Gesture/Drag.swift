public import HeadlessUIKit
package import JankAnimators

/// The movement of a touch in a script.
public enum Drag: Hashable, Sendable {
  /// A recorded movement.
  case recorded(TouchTrack)
  /// A movement that the seed of the run decides.
  case synthetic(SyntheticTouch)
}

extension Drag {
  /// Returns the movement.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - number: The number of the drag in the script, from 0.
  /// - Returns: The movement, the same for the same arguments.
  public func touchTrack(seed: UInt64, number: Int) -> TouchTrack {
    switch self {
    case .recorded(let touchTrack): touchTrack
    case .synthetic(let touchTrack): touchTrack.touchTrack(seed: seed, number: number)
    }
  }

  /// The direction in which the touch sets out.
  package var heading: Effect.Direction {
    switch self {
    case .recorded(let touchTrack):
      Effect.Direction(settingOutThrough: touchTrack.samples.lazy.map(\.location))
    case .synthetic(let touchTrack):
      Effect.Direction(settingOutThrough: [touchTrack.start, touchTrack.end])
    }
  }

  /// The longest time that the touch can be down.
  public var longestDuration: Interval {
    switch self {
    case .recorded(let touchTrack): touchTrack.releaseTime
    case .synthetic(let touchTrack): touchTrack.longestDuration
    }
  }
}
