internal import Foundation

extension UIView {
  /// The window that contains the view, or nil if none does.
  public var window: UIWindow? {
    container.isNil ? asShownWindow : outermost.read { $0.asShownWindow } ?? nil
  }

  /// Whether the view is in a window that is on the screen.
  var isOnScreen: Bool {
    container.isNil ? isShownWindow : outermost.read { $0.isShownWindow } ?? false
  }

  // The last of the superviews, or nil for a view without one.
  private var outermost: Uncounted<UIView> {
    var view = container
    while let above = view.read({ $0.container }), !above.isNil { view = above }
    return view
  }

  func addInFront(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a view into the subviews at an index, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { _ in index }
  }

  /// Inserts a view directly behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { parts in parts.firstIndex { $0 === sibling } ?? parts.count }
  }

  /// Inserts a view directly in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { parts in (parts.firstIndex { $0 === sibling } ?? parts.count - 1) + 1 }
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: nil)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Swaps two subviews, given by their indices from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower != upper else { return }
    let (back, front) = (subviews[lower], subviews[upper])
    reorder(front, to: lower)
    reorder(back, to: upper)
  }

  /// Whether the view is another view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    if self === view { return true }
    var ancestor = container
    while let (isView, above) = ancestor.read({ ($0 === view, $0.container) }) {
      if isView { return true }
      ancestor = above
    }
    return false
  }

  /// Returns the view with a tag among this view and its descendants, this one first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
}

// MARK: Moving

extension UIView {
  // The index is computed without the view, which may already be a subview.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    if isDescendant(of: view) { fatalError("a view cannot be its own subview") }
    guard view.superview === self else {
      view.move(to: self, at: min(max(place(subviews), 0), subviews.count))
      return
    }
    if window != nil { simulation.observer.viewWillMove(view, into: self) }
    let others = subviews.filter { $0 !== view }
    reorder(view, to: min(max(place(others), 0), others.count))
  }

  private func reorder(_ view: UIView, to place: Int) {
    subviews.removeAll { $0 === view }
    put(view, at: place)
  }

  /// Inserts a view into the subviews, with its layer directly behind that of the next subview.
  private func put(_ view: UIView, at place: Int) {
    // Most views go to the front, where appending takes half the time of inserting.
    if place == subviews.count {
      subviews.append(view)
      layer.addSublayer(view.layer)
    } else {
      subviews.insert(view, at: place)
      layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
    }
  }

  /// Moves the view to another superview, or removes it for nil, with all callbacks.
  private func move(to target: UIView?, at place: Int?) {
    let (source, oldWindow) = (superview, window)
    let newWindow = target?.window
    let controllers = WindowMove.begin(
      of: self,
      from: source == nil ? nil : oldWindow,
      into: target,
      in: newWindow
    )
    if source != nil { leaveConstraintsOutside() }
    source?.willRemoveSubview(self)
    willMove(toSuperview: target)
    let changesWindow = newWindow !== oldWindow
    if changesWindow { announceMove(to: newWindow) }
    source?.subviews.removeAll { $0 === self }
    superview = target
    if let target, let place {
      target.put(self, at: place)
      setAllNeedLayout()
    } else {
      layer.removeFromSuperlayer()
    }
    if changesWindow { confirmMove() }
    didMoveToSuperview()
    target?.didAddSubview(self)
    controllers?.end()
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    guard !subviews.isEmpty else { return }
    subviews.forEachUncounted { $0.announceMove(to: window) }
  }

  private func confirmMove() {
    resumeDisplay()
    didMoveToWindow()
    guard !subviews.isEmpty else { return }
    subviews.forEachUncounted { $0.confirmMove() }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    guard !subviews.isEmpty else { return }
    subviews.forEachUncounted { $0.forEachInTree(body) }
  }

  // A view that enters a hierarchy is laid out with all its subviews.
  private func setAllNeedLayout() {
    setNeedsLayout()
    guard !subviews.isEmpty else { return }
    subviews.forEachUncounted { $0.setAllNeedLayout() }
  }
}
