internal import HeadlessUIKit

/// Lets a transition run by itself until the user has other plans, and then sends it back.
///
/// What animators that can be interrupted are made for; any other goes on to its end, and the run
/// warns that nothing could be done.
final class Catcher: UIPercentDrivenInteractiveTransition {
  /// Creates a catcher, which waits.
  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Catches what is running and sends it back.
  func turnBack() {
    pause()
    cancel()
  }
}
