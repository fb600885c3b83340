public import HeadlessUIKit

/// A segue that moves both pages in the window itself.
///
/// The technique of the tutorials: the segue adds the arriving view to the window beside the
/// leaving one, moves both, and then presents or dismisses without animation. Until then the system
/// knows of no transition; the segue marks it for the run.
open class PageSegue: UIStoryboardSegue {
  private var mark: TransitionMark?

  /// Marks the begin of the transition.
  public func markBegin() {
    mark = TransitionMark(from: source, to: destination)
  }

  /// Presents the destination, whose view is in place.
  public func arrive() {
    source.present(destination, animated: false)
    mark?.end(completed: true)
  }

  /// Dismisses the source, whose view is off screen.
  public func leave() {
    source.dismiss(animated: false)
    mark?.end(completed: true)
  }

  /// The height of the screen, in points.
  public var screenHeight: CGFloat { UIScreen.main.bounds.height }
}
