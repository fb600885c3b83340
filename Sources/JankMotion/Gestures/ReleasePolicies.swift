/// Flutter's rule for the back swipe: a fling decides by its direction, else the half way.
///
/// A speed of one extent a second or more is a fling. Exactly half way completes.
///
/// Source: Flutter's Cupertino route (certain).
public struct HalfwayOrFlingPolicy: ReleasePolicy, Equatable, Hashable {
  /// The speed from which direction decides, in extents a second.
  public static let slowestFling = 1.0

  /// Makes the rule.
  public init() {}

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    let extentsPerSecond = release.velocity / release.extent
    if extentsPerSecond.magnitude >= Self.slowestFling {
      return extentsPerSecond > 0 ? .completes : .returns
    }
    return release.travel >= release.extent / 2 ? .completes : .returns
  }
}

/// The rule of the system's sheet: a flick of 1000 points a second, or more than half its height.
///
/// A flick back is taken to return by the same limit, which was not measured (inferred).
///
/// Source: measured on the sheet of iOS 26.1 (certain).
public struct SheetPolicy: ReleasePolicy, Equatable, Hashable {
  /// The speed from which direction decides, in points a second.
  public static let slowestFlick = 1000.0

  /// Whether the sheet may go at all.
  public let allowsDismissal: Bool

  /// Makes the rule.
  ///
  /// - Parameter allowsDismissal: Whether the sheet may go at all.
  public init(allowsDismissal: Bool = true) {
    self.allowsDismissal = allowsDismissal
  }

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    guard allowsDismissal else { return .returns }
    if release.velocity.magnitude >= Self.slowestFlick {
      return release.velocity > 0 ? .completes : .returns
    }
    return release.travel > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that looks where the finger would be some time after it left.
///
/// Source: react-native-screens, which adds 0.3 s of the speed and asks for more than half the
/// width (certain).
public struct LookAheadPolicy: ReleasePolicy, Equatable, Hashable {
  /// The time looked ahead, in seconds.
  public let lookAhead: Double

  /// The rule of react-native-screens.
  public static let reactNativeScreens = LookAheadPolicy(knownLookAhead: 0.3)

  /// Makes the rule.
  ///
  /// - Parameter lookAhead: The time looked ahead, in seconds, 0 or more.
  /// - Throws: `MotionError.outOfRange` if the time is outside its range.
  public init(lookAhead: Double) throws(MotionError) {
    self.lookAhead = try ParameterRange.notNegative.checked(lookAhead, "lookAhead")
  }

  private init(knownLookAhead lookAhead: Double) {
    self.lookAhead = lookAhead
  }

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.travel + lookAhead * release.velocity > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that looks where a scroll view let go like this would come to rest.
///
/// Source: WWDC 2018 session 803, whose projection is compared with the half way (certain).
public struct ProjectionPolicy: ReleasePolicy, Equatable, Hashable {
  /// How the imagined scroll view slows down.
  public let deceleration: Deceleration

  /// Makes the rule.
  ///
  /// - Parameter deceleration: How the imagined scroll view slows down.
  public init(deceleration: Deceleration = .normal) {
    self.deceleration = deceleration
  }

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    let projected = release.travel + deceleration.distance(velocity: release.velocity)
    return projected > release.extent / 2 ? .completes : .returns
  }
}

/// A rule that looks at nothing but the direction of the finger.
///
/// Source: SloppySwiper, which completes on any speed above 0 (certain).
public struct DirectionPolicy: ReleasePolicy, Equatable, Hashable {
  /// Makes the rule.
  public init() {}

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.velocity > 0 ? .completes : .returns
  }
}

/// A rule that asks for more than a share of the way, or for a speed towards the end.
///
/// A flick back is not asked for: beyond the share it completes too.
///
/// Source: SwipeTransition, which asks for half the way or 1000 points a second (inferred).
public struct ShareOrSpeedPolicy: ReleasePolicy, Equatable, Hashable {
  /// The share of the way beyond which any release completes, 0…1.
  public let share: Double
  /// The speed above which any release completes, in points a second.
  public let speed: Double

  /// The rule of SwipeTransition.
  public static let swipeTransition = ShareOrSpeedPolicy(knownShare: 0.5, speed: 1000)

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - share: The share of the way beyond which any release completes, 0…1.
  ///   - speed: The speed above which any release completes, in points a second above 0.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  public init(share: Double, speed: Double) throws(MotionError) {
    self.share = try ParameterRange.closed(0, 1).checked(share, "share")
    self.speed = try ParameterRange.positive.checked(speed, "speed")
  }

  private init(knownShare share: Double, speed: Double) {
    (self.share, self.speed) = (share, speed)
  }

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.progress > share || release.velocity > speed ? .completes : .returns
  }
}

/// A rule that looks at nothing but the way that is done.
///
/// Source: the tutorials on interactive transitions of 2013, which ask for more than half of a
/// travel (certain).
public struct SharePolicy: ReleasePolicy, Equatable, Hashable {
  /// The share of the way beyond which a release completes, 0…1.
  public let share: Double

  /// More than half of the way.
  public static let half = SharePolicy(knownShare: 0.5)

  /// Makes the rule.
  ///
  /// - Parameter share: The share of the way beyond which a release completes, 0…1.
  /// - Throws: `MotionError.outOfRange` if the share is outside its range.
  public init(share: Double) throws(MotionError) {
    self.share = try ParameterRange.closed(0, 1).checked(share, "share")
  }

  private init(knownShare share: Double) {
    self.share = share
  }

  /// Decides about a release.
  ///
  /// - Parameter release: The state at the moment the finger leaves.
  /// - Returns: The decision.
  public func decision(for release: GestureRelease) -> ReleaseDecision {
    release.progress > share ? .completes : .returns
  }
}
