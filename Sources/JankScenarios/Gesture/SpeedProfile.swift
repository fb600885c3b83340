internal import HeadlessUIKit

/// The speed of a touch along its path.
public enum SpeedProfile: String, Hashable, Sendable, CaseIterable {
  /// The smoothest movement between its beginning and its end, like that of arms.
  case minimumJerk = "minimum-jerk"
  /// A constant speed, like that of machines.
  case constant
  /// The curve of UIKit's animations, slow at both ends.
  case ease
}

extension SpeedProfile {
  /// The highest release speed of a minimum-jerk movement, in path lengths per duration.
  ///
  /// Above it the touch would have to move backwards first.
  package static let greatestRelease = 2.5

  /// Returns the fraction of the path that is completed.
  ///
  /// The minimum-jerk movement from rest to an end with a given speed and no acceleration is a
  /// polynomial of degree five. In the fraction of the time *u*, with *r* the release speed,
  ///
  ///     s(u) = 10 u³ − 15 u⁴ + 6 u⁵ + r (7 u⁴ − 4 u³ − 3 u⁵)
  ///
  /// so that s(0) = s′(0) = s″(0) = s″(1) = 0, s(1) = 1 and s′(1) = r.
  ///
  /// Source: Flash and Hogan, The coordination of arm movements, 1985 (certain for movements that
  /// end at rest; assumed for others).
  ///
  /// - Parameters:
  ///   - share: The fraction of the time that has passed, from 0 to 1.
  ///   - release: The release speed in path lengths per duration, from 0 to `greatestRelease`; only
  ///     a minimum-jerk movement uses it.
  /// - Returns: A fraction from 0 at the beginning to 1 at the end, never decreasing.
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
