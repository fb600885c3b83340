internal import Foundation
internal import JankTrace

struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// When it was added to a parent that has not called `didMove(toParent:)` since.
  var awaitsDidMoveSince: Instant?
  /// When it got `willMove(toParent: nil)`, if it has not been removed since.
  var leavesSince: Instant?
  /// Whether it has not been on screen since it was added to its parent.
  var isArriving = false
  var appearance = AppearanceState.disappeared
  var isAnimated = false
  var followsParent = false
  /// Whether a rejected begin was reported, so that its end is not reported too.
  var awaitsRefusedEnd = false
  /// The callback that is being sent, to distinguish it from calls by hand.
  var delivering: Appearance?
  var preferredContentSize = CGSize.zero
}

enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  /// Whether a change can begin; it may reverse a running one.
  func canBegin(appearing: Bool) -> Bool {
    switch self {
    case .disappeared, .disappearing: appearing
    case .appeared, .appearing: !appearing
    }
  }
}

enum Appearance: String {
  case willAppear = "viewWillAppear"
  case didAppear = "viewDidAppear"
  case willDisappear = "viewWillDisappear"
  case didDisappear = "viewDidDisappear"
}
