internal import HeadlessUIKit

/// Lets a transition run by itself until the user reverses it.
///
/// Only an interruptible animator can be reversed. Any other runs to its end, with a warning.
final class Catcher: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Interrupts the running transition and reverses it.
  func turnBack() {
    pause()
    cancel()
  }
}
