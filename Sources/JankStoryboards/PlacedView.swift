/// A view of a storyboard with its place on a screen.
package struct PlacedView: Equatable, Sendable {
  /// The view; its subviews are those of this value.
  package var view: StoryboardView
  /// The frame, in the parent's coordinates.
  package var frame: StoryboardRect
  /// The margins and lengths that follow the parent's size from now on.
  package var resizing: StoryboardResizing
  /// Whether the stored frame was kept because no rule decides where the view is.
  package var isUncertain = false
  /// What became of a stored size that is a placeholder and larger than the page; nil for others.
  package var placeholder: Placeholder?
  /// The installed subviews, those in front last.
  package var subviews: [PlacedView] = []
}

extension PlacedView {
  /// What becomes of a view whose stored size Xcode made up.
  package enum Placeholder: Sendable {
    /// It is cut to its parent, and what is in it shares that.
    case fitted
    /// It is kept, because a page that scrolls can be as long as this.
    case kept
  }

  /// Itself and all views below, each before its subviews.
  package var tree: [PlacedView] { [self] + subviews.flatMap(\.tree) }
}
