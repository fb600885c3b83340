internal import HeadlessUIKit

/// How a finger gets on along its path.
public enum SpeedProfile: String, Hashable, Sendable, CaseIterable {
  /// The smoothest movement between its beginning and its end, as arms make it.
  case minimumJerk = "minimum-jerk"
  /// The same speed all the way, as machines make it.
  case constant
  /// The curve of UIKit's animations, slow at both ends.
  case ease
}

extension SpeedProfile {
  /// The greatest speed in the end of a minimum-jerk movement, in lengths of the path per duration.
  ///
  /// Beyond it the finger would have to go back first.
  package static let greatestRelease = 2.5

  /// The part of the path that is done.
  ///
  /// The movement of least jerk from rest to an end with a given speed and no acceleration is a
  /// polynomial of fifth degree. In the share of the time *u*, with *r* the speed in the end,
  ///
  ///     s(u) = 10 u³ − 15 u⁴ + 6 u⁵ + r (7 u⁴ − 4 u³ − 3 u⁵)
  ///
  /// so that s(0) = s′(0) = s″(0) = s″(1) = 0, s(1) = 1 and s′(1) = r.
  ///
  /// Source: Flash and Hogan, The coordination of arm movements, 1985 (certain for movements that
  /// end at rest; taken over for those that do not).
  ///
  /// - Parameters:
  ///   - share: The share of the time that has passed, from 0 to 1.
  ///   - release: The speed in the end in lengths of the path per duration, from 0 to
  ///     `greatestRelease`; only a minimum-jerk movement has a choice.
  /// - Returns: A share from 0 at the beginning to 1 at the end, never falling.
  package func progress(at share: Double, release: Double) -> Double {
    switch self {
    case .minimumJerk:
      let u = share
      let cube = u * u * u
      return cube * (10 - 15 * u + 6 * u * u + release * (7 * u - 4 - 3 * u * u))
    case .constant: return share
    case .ease: return TimingCurve.easeInEaseOut.value(at: share, duration: 1)
    }
  }
}
