internal import Foundation

/// A window before anything of a transition happened.
struct WindowBefore {
  let size: CGSize
  /// Every view, if the transition may be cancelled.
  let views: HierarchySnapshot?
  /// The views around the transition.
  let surroundings: Surroundings
  /// Whether the bar was hidden, if the pages of a navigation controller change.
  let barWasHidden: Bool?
  /// How much of the arriving page's upper edge bars covered, in points, if a container of the
  /// system changes its pages.
  let coveredTop: CGFloat?
  /// What navigation bars show for the page that stays after a cancel.
  let items: BarItems
  /// The status bar before the change was requested.
  var statusBar = StatusBar()
  /// The look of the presenter's view, if a page is presented or dismissed.
  var presentersLook: ViewLook?
  /// The presenter's view, if it stays in place.
  var staying: StayingLook?
}

struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}

/// The views around a view and beside it.
///
/// Anything that blocked taps before a transition, such as a banner over all pages, is not a fault
/// of the transition.
struct Surroundings {
  private var beside: [WeakView] = []
  /// Whether every view around it lets touches through.
  private(set) var takeTouches = true

  init(of place: UIView?) {
    guard var inner = place else { return }
    while let outer = inner.superview {
      beside += outer.subviews.filter { $0 !== inner }.map(WeakView.init)
      takeTouches = takeTouches && outer.isUserInteractionEnabled && !outer.isHidden
      inner = outer
    }
  }

  /// Records a view that was added since and is no fault.
  mutating func add(_ view: UIView) {
    beside.append(WeakView(view))
  }

  func contain(_ view: UIView) -> Bool {
    beside.contains { $0.view === view }
  }
}
