internal import Foundation

extension UIView {
  /// The window that shows the view, or nil where none does.
  public var window: UIWindow? {
    var view = self
    while let above = view.superview { view = above }
    return (view as? UIWindow).flatMap { $0.isShown ? $0 : nil }
  }

  /// Puts a view in front of the other parts of this one.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Puts a view among the parts of this one at a place counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { _ in index }
  }

  /// Puts a view right behind one of the parts of this one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { parts in parts.firstIndex { $0 === sibling } ?? parts.count }
  }

  /// Puts a view right in front of one of the parts of this one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { parts in (parts.firstIndex { $0 === sibling } ?? parts.count - 1) + 1 }
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: nil)
  }

  /// Moves one of the parts in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves one of the parts behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Lets two of the parts change places, counted from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower != upper else { return }
    let (back, front) = (subviews[lower], subviews[upper])
    reorder(front, to: lower)
    reorder(back, to: upper)
  }

  /// Whether the view is another one or somewhere among its parts.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// The view of a tag in this one and its parts, this one first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
}

// MARK: Moving

extension UIView {
  // The place is asked for among the parts without the view, which may have been one of them.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    if isDescendant(of: view) { fatalError("a view cannot be part of itself") }
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

  /// Makes a view a part at a place, its layer in front of that of the part behind it.
  private func put(_ view: UIView, at place: Int) {
    subviews.insert(view, at: place)
    if place + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Goes from one superview to another, telling everybody; nil is out.
  private func move(to target: UIView?, at place: Int?) {
    let (source, oldWindow) = (superview, window)
    let newWindow = target?.window
    let controllers = WindowMove(of: self, into: target)
    if source != nil { leaveConstraintsOutside() }
    source?.willRemoveSubview(self)
    willMove(toSuperview: target)
    let changesWindow = newWindow !== oldWindow
    if changesWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    source?.subviews.removeAll { $0 === self }
    superview = target
    if let target, let place {
      target.put(self, at: place)
      setAllNeedLayout()
    } else {
      layer.removeFromSuperlayer()
    }
    if changesWindow {
      forEachInTree { view in
        view.resumeDisplay()
        view.didMoveToWindow()
      }
    }
    didMoveToSuperview()
    target?.didAddSubview(self)
    controllers?.end()
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }

  // A view that comes into a tree is laid out with everything in it.
  private func setAllNeedLayout() {
    setNeedsLayout()
    for view in subviews { view.setAllNeedLayout() }
  }
}
