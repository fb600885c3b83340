internal import Foundation

/// How a window is before anything of a transition has happened.
struct WindowBefore {
  /// The size of the window in points.
  let size: CGSize
  /// Every view, where something may take the transition back.
  let views: HierarchySnapshot?
  /// What lies around the place of the transition.
  let surroundings: Surroundings
  /// Whether the bar was hidden, where the pages of a navigation controller change.
  let barWasHidden: Bool?
  /// How much of the upper edge of the page that comes bars covered, in points, where a container
  /// of the system exchanges its pages.
  let coveredTop: CGFloat?
}

/// A view that is remembered and not kept.
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}

/// What lies around a view and beside it.
///
/// What was in the way of taps before a transition, such as a banner over all pages, is not the
/// transition's doing.
struct Surroundings {
  private var beside: [WeakView] = []
  /// Whether everything around the view lets touches through to it.
  private(set) var takeTouches = true

  /// Takes note of what lies around a view in a window.
  init(of place: UIView?) {
    guard var inner = place else { return }
    while let outer = inner.superview {
      beside += outer.subviews.filter { $0 !== inner }.map(WeakView.init)
      takeTouches = takeTouches && outer.isUserInteractionEnabled && !outer.isHidden
      inner = outer
    }
  }

  /// Takes note of a view that has come since and is nobody's fault.
  mutating func add(_ view: UIView) {
    beside.append(WeakView(view))
  }

  /// Whether a view is one of them.
  func contain(_ view: UIView) -> Bool {
    beside.contains { $0.view === view }
  }
}
