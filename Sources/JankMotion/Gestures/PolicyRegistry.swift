/// The rules for releases that are known by name.
///
/// What UIKit's own back swipe asks for is unknown, so it has no entry. Rules of libraries for
/// iOS count from where the system's pan recogniser began, which takes 10 points (certain), and
/// read its velocity, taken to be the weighted one (inferred).
public enum PolicyRegistry {
  /// All rules, in the order in which tables show them.
  public static let all: [NamedPolicy] = [
    NamedPolicy(
      name: "flutter",
      about: "1 extent/s or more decides by its direction, else half of the way or more.",
      source: "Flutter, Cupertino route",
      mark: .certain,
      slop: ArenaDrag.axisSlop,
      velocityRule: .lsq2,
      policy: HalfwayOrFlingPolicy()
    ),
    NamedPolicy(
      name: "sheet",
      about: "1000 pt/s or more decides by its direction, else more than half of the way.",
      source: "Sheet of iOS 26.1, measured but for the flick back",
      mark: .inferred,
      policy: SheetPolicy()
    ),
    NamedPolicy(
      name: "react-native-screens",
      about: "Way and 0.3 s of the speed are more than half of the way.",
      source: "react-native-screens",
      mark: .certain,
      policy: LookAheadPolicy.reactNativeScreens
    ),
    NamedPolicy(
      name: "projection",
      about: "A scroll view let go like this would rest beyond half of the way.",
      source: "WWDC 2018 session 803",
      mark: .certain,
      policy: ProjectionPolicy()
    ),
    NamedPolicy(
      name: "swipe-transition",
      about: "More than half of the way, or faster than 1000 pt/s.",
      source: "SwipeTransition",
      mark: .inferred,
      policy: ShareOrSpeedPolicy.swipeTransition
    ),
    NamedPolicy(
      name: "sloppy-swiper",
      about: "Any speed towards the end.",
      source: "SloppySwiper",
      mark: .certain,
      policy: DirectionPolicy()
    ),
    NamedPolicy(
      name: "half-way",
      about: "More than half of the way, however fast.",
      source: "Tutorials on interactive transitions, 2013",
      mark: .certain,
      policy: SharePolicy.half
    ),
  ]

  /// The rule with a name, or `nil` if there is none.
  public static func policy(named name: String) -> NamedPolicy? {
    all.first { $0.name == name }
  }
}
