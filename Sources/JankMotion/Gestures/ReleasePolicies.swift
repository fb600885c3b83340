/// Flutter's rule for the back swipe: a fling decides by its direction, any other release by half
/// of the distance.
///
/// A velocity of at least one extent per second is a fling. Exactly half of the distance completes.
///
/// Source: Flutter's Cupertino route (certain).
public struct HalfwayOrFlingPolicy: ReleasePolicy, Equatable, Hashable {
  /// The lowest velocity at which the direction decides, in extents per second.
  public static let slowestFling = 1.0

  /// Creates the rule.
  public init() {}

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    let extentsPerSecond = release.velocity / release.extent
    if extentsPerSecond.magnitude >= Self.slowestFling {
      return extentsPerSecond > 0 ? .completes : .returns
    }
    return release.travel >= release.extent / 2 ? .completes : .returns
  }
}

/// The rule of the system's sheet: a flick of 1000 points per second, or more than half its height.
///
/// A flick back is assumed to return from the same velocity, which was not measured (inferred).
///
/// Source: measured on the sheet of iOS 26.1 (certain).
public struct SheetPolicy: ReleasePolicy, Equatable, Hashable {
  /// The lowest velocity at which the direction decides, in points per second.
  public static let slowestFlick = 1000.0

  /// Whether the sheet can be dismissed.
  public let allowsDismissal: Bool

  /// Creates the rule.
  public init(allowsDismissal: Bool = true) {
    self.allowsDismissal = allowsDismissal
  }

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    guard allowsDismissal else { return .returns }
    if release.velocity.magnitude >= Self.slowestFlick {
      return release.velocity > 0 ? .completes : .returns
    }
    return release.travel > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that extrapolates the position by the velocity.
///
/// Source: react-native-screens, which adds 0.3 s of the velocity and requires more than half of
/// the width (certain).
public struct LookAheadPolicy: ReleasePolicy, Equatable, Hashable {
  /// The time of extrapolation, in seconds.
  public let lookAhead: Double

  /// The rule of react-native-screens.
  public static let reactNativeScreens = LookAheadPolicy(knownLookAhead: 0.3)

  /// Creates the rule.
  ///
  /// - Parameter lookAhead: The time of extrapolation, in seconds, 0 or more.
  /// - Throws: `MotionError.outOfRange` if the time is outside its range.
  public init(lookAhead: Double) throws(MotionError) {
    self.lookAhead = try ParameterRange.notNegative.checked(lookAhead, "lookAhead")
  }

  private init(knownLookAhead lookAhead: Double) {
    self.lookAhead = lookAhead
  }

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.travel + lookAhead * release.velocity > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that projects where a scroll view released in this state would settle.
///
/// Source: WWDC 2018 session 803, whose projection is compared with half of the distance (certain).
public struct ProjectionPolicy: ReleasePolicy, Equatable, Hashable {
  /// The deceleration of the projection.
  public let deceleration: Deceleration

  /// Creates the rule.
  public init(deceleration: Deceleration = .normal) {
    self.deceleration = deceleration
  }

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    let projected = release.travel + deceleration.distance(velocity: release.velocity)
    return projected > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that depends only on the direction of the velocity.
///
/// Source: SloppySwiper, which completes for any velocity above 0 (certain).
public struct DirectionPolicy: ReleasePolicy, Equatable, Hashable {
  /// Creates the rule.
  public init() {}

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.velocity > 0 ? .completes : .returns
  }
}

/// A rule that requires a fraction of the distance, or a velocity towards the end.
///
/// Beyond that fraction a flick back completes as well.
///
/// Source: SwipeTransition, which requires half of the distance or 1000 points per second
/// (inferred).
public struct ShareOrSpeedPolicy: ReleasePolicy, Equatable, Hashable {
  /// The fraction of the distance beyond which any release completes, 0…1.
  public let share: Double
  /// The velocity above which any release completes, in points per second.
  public let speed: Double

  /// The rule of SwipeTransition.
  public static let swipeTransition = ShareOrSpeedPolicy(knownShare: 0.5, speed: 1000)

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - share: The fraction of the distance beyond which any release completes, 0…1.
  ///   - speed: The velocity above which any release completes, in points per second above 0.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  public init(share: Double, speed: Double) throws(MotionError) {
    self.share = try ParameterRange.closed(0, 1).checked(share, "share")
    self.speed = try ParameterRange.positive.checked(speed, "speed")
  }

  private init(knownShare share: Double, speed: Double) {
    (self.share, self.speed) = (share, speed)
  }

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.progress > share || release.velocity > speed ? .completes : .returns
  }
}

/// A rule that depends only on the completed distance.
///
/// Source: the tutorials on interactive transitions of 2013, which require more than half of the
/// distance (certain).
public struct SharePolicy: ReleasePolicy, Equatable, Hashable {
  /// The fraction of the distance beyond which a release completes, 0…1.
  public let share: Double

  /// More than half of the distance.
  public static let half = SharePolicy(knownShare: 0.5)

  /// Creates the rule.
  ///
  /// - Parameter share: The fraction of the distance beyond which a release completes, 0…1.
  /// - Throws: `MotionError.outOfRange` if the fraction is outside its range.
  public init(share: Double) throws(MotionError) {
    self.share = try ParameterRange.closed(0, 1).checked(share, "share")
  }

  private init(knownShare share: Double) {
    self.share = share
  }

  /// Decides about `release`.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.progress > share ? .completes : .returns
  }
}
