/// The named release rules.
///
/// UIKit's own rule for the back swipe is unknown, so it has no entry. Rules of libraries for iOS
/// start where the system's pan recogniser begins, after 10 points (certain), and use its velocity,
/// assumed to be the weighted one (inferred).
public enum PolicyRegistry {
  /// All rules in the order of tables.
  public static let all: [NamedPolicy] = [
    NamedPolicy(
      name: "flutter",
      about: "1 extent/s or more decides by its direction, else half of the distance or more.",
      source: "Flutter, Cupertino route",
      mark: .certain,
      slop: ArenaDrag.axisSlop,
      velocityRule: .lsq2,
      policy: HalfwayOrFlingPolicy()
    ),
    NamedPolicy(
      name: "sheet",
      about: "1000 pt/s or more decides by its direction, else more than half of the distance.",
      source: "Sheet of iOS 26.1, measured except for the flick back",
      mark: .inferred,
      policy: SheetPolicy()
    ),
    NamedPolicy(
      name: "react-native-screens",
      about: "The distance and 0.3 s of the velocity exceed half of the full distance.",
      source: "react-native-screens",
      mark: .certain,
      policy: LookAheadPolicy.reactNativeScreens
    ),
    NamedPolicy(
      name: "projection",
      about: "A scroll view released like this would settle beyond half of the distance.",
      source: "WWDC 2018 session 803",
      mark: .certain,
      policy: ProjectionPolicy()
    ),
    NamedPolicy(
      name: "swipe-transition",
      about: "More than half of the distance, or faster than 1000 pt/s.",
      source: "SwipeTransition",
      mark: .inferred,
      policy: ShareOrSpeedPolicy.swipeTransition
    ),
    NamedPolicy(
      name: "sloppy-swiper",
      about: "Any velocity towards the end.",
      source: "SloppySwiper",
      mark: .certain,
      policy: DirectionPolicy()
    ),
    NamedPolicy(
      name: "half-way",
      about: "More than half of the distance, at any velocity.",
      source: "Tutorials on interactive transitions, 2013",
      mark: .certain,
      policy: SharePolicy.half
    ),
  ]

  /// The rule with a name, or `nil`.
  public static func policy(named name: String) -> NamedPolicy? {
    all.first { $0.name == name }
  }
}
