/// The views of a page whose stored sizes Xcode made up, because it never laid them out.
///
/// Xcode stores 1000 points as the length of such a view, and what is tied to it is as long. A
/// length is a placeholder if it is 1000 points, no constraint states it as a number, and the view
/// has no autoresizing mask. A view is unlaid if it, its parent or a view in it has one. An unlaid
/// view that is larger than its parent is cut to it, and the rules of layout for a new size do the
/// rest. What is in a scroll view can be as long, so it is kept.
struct UnlaidViews {
  /// The unlaid views on each axis, by identifier.
  private var across: Set<String> = []
  private var along: Set<String> = []
  private var scrolled: Set<String> = []

  private static let placeholder = 1000.0

  /// Finds the views below a root.
  init(in root: StoryboardView) {
    var stated = Stated()
    for constraint in root.tree.flatMap(\.constraints) { stated.add(constraint) }
    for view in root.subviews { _ = add(view, stated, isScrolled: root.scrolls) }
  }

  /// The lengths that constraints state as a number, by the identifier of the view.
  private struct Stated {
    var widths: Set<String> = []
    var heights: Set<String> = []

    mutating func add(_ constraint: StoryboardConstraint) {
      guard constraint.isInstalled, constraint.isEquality, constraint.second == nil else { return }
      if constraint.first.attribute == .width { widths.insert(constraint.first.id) }
      if constraint.first.attribute == .height { heights.insert(constraint.first.id) }
    }
  }

  /// Adds a view and what is in it; returns whether one of them is unlaid on each axis.
  private mutating func add(
    _ view: StoryboardView,
    _ stated: Stated,
    isScrolled: Bool
  ) -> (across: Bool, along: Bool) {
    let isFree = view.resizing.isEmpty
    let isWide =
      isFree && view.frame?.width == Self.placeholder && !stated.widths.contains(view.id)
    let isHigh =
      isFree && view.frame?.height == Self.placeholder && !stated.heights.contains(view.id)
    var (isAcross, isAlong) = (isWide, isHigh)
    for subview in view.subviews where subview.isInstalled {
      if isWide { across.insert(subview.id) }
      if isHigh { along.insert(subview.id) }
      let inner = add(subview, stated, isScrolled: isScrolled || view.scrolls)
      isAcross = isAcross || inner.across
      isAlong = isAlong || inner.along
    }
    if isAcross { across.insert(view.id) }
    if isAlong { along.insert(view.id) }
    if isScrolled { scrolled.insert(view.id) }
    return (isAcross && !view.scrolls, isAlong && !view.scrolls)
  }
}

extension UnlaidViews {
  /// Returns the frame of a view cut to its parent if its size is a placeholder, and what became of
  /// that size.
  func fitted(
    _ view: StoryboardView,
    _ frame: StoryboardRect,
    to parent: StoryboardSize
  ) -> (frame: StoryboardRect, PlacedView.Placeholder?) {
    let isWide = across.contains(view.id) && frame.width > parent.width
    let isHigh = along.contains(view.id) && frame.height > parent.height
    guard isWide || isHigh else { return (frame, nil) }
    guard !scrolled.contains(view.id) else { return (frame, .kept) }
    var cut = frame
    if isWide { (cut.x, cut.width) = Self.cut(frame.x, frame.width, to: parent.width) }
    if isHigh { (cut.y, cut.height) = Self.cut(frame.y, frame.height, to: parent.height) }
    return (cut, .fitted)
  }

  private static func cut(
    _ start: Double,
    _ length: Double,
    to limit: Double
  ) -> (start: Double, length: Double) {
    let first = min(max(start, 0), limit)
    return (first, min(max(start + length, 0), limit) - first)
  }

  /// Returns a stack whose subviews share its length in proportion, if one of them is unlaid along
  /// its axis: the stored sizes say no more than that.
  func shared(_ stack: StoryboardStack, among views: [StoryboardView]) -> StoryboardStack {
    let unlaid = stack.isVertical ? along : across
    guard views.contains(where: { unlaid.contains($0.id) }) else { return stack }
    var shared = stack
    shared.distribution = "fillProportionally"
    return shared
  }
}

extension StoryboardView {
  /// Whether its content can be larger than itself.
  fileprivate var scrolls: Bool {
    ["scrollView", "tableView", "collectionView", "textView"].contains(element)
  }
}
