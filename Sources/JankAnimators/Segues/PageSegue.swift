public import HeadlessUIKit

/// A segue that moves both pages in the window by hand.
///
/// The way of the tutorials: the arriving view is put into the window beside the leaving one, both
/// are moved, and when they have arrived the change is made official without animation. Until then
/// the system knows of no transition; the segue marks it for the run.
open class PageSegue: UIStoryboardSegue {
  private var mark: TransitionMark?

  /// Marks the beginning of the movement.
  public func markBegin() {
    mark = TransitionMark(from: source, to: destination)
  }

  /// Presents the destination, whose view is in place.
  public func arrive() {
    source.present(destination, animated: false)
    mark?.end(completed: true)
  }

  /// Dismisses the source, whose view is out of sight.
  public func leave() {
    source.dismiss(animated: false)
    mark?.end(completed: true)
  }

  /// The height of the screen, in points.
  public var screenHeight: CGFloat { UIScreen.main.bounds.height }
}
