internal import Foundation
internal import JankTrace

/// What a controller knows of its place among others and of its way onto the screen.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// When the controller was added to a parent that has not yet said that the move is over.
  var awaitsDidMoveSince: Instant?
  /// When the controller was told that it will leave its parent, which it has not done yet.
  var leavesSince: Instant?
  /// Whether the controller has not been on screen since it was added to its parent.
  var isArriving = false
  var appearance = AppearanceState.disappeared
  /// Whether the running change of ``appearance`` is animated.
  var isAnimated = false
  /// Whether the running change of ``appearance`` is part of the parent's own.
  var followsParent = false
  /// Whether a beginning was refused, so that its end is no mistake of its own.
  var awaitsRefusedEnd = false
  /// The callback that is being delivered, so that calls by hand can be told from it.
  var delivering: Appearance?
  var preferredContentSize = CGSize.zero
}

/// Where a controller is on its way onto the screen and off it.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  /// Whether a change in a direction can begin, a running one in the other direction included.
  func canBegin(appearing: Bool) -> Bool {
    switch self {
    case .disappeared, .disappearing: appearing
    case .appeared, .appearing: !appearing
    }
  }
}

/// A callback on the way onto the screen or off it.
enum Appearance: String {
  case willAppear = "viewWillAppear"
  case didAppear = "viewDidAppear"
  case willDisappear = "viewWillDisappear"
  case didDisappear = "viewDidDisappear"
}
