/// A behaviour of a list of items, which can grow and shrink: what forces and descriptions share.
///
/// UIKit has no such class; there each kind has all of this by itself. Only they are made.
open class ItemsBehavior: UIDynamicBehavior {
  /// The items that the behaviour has to do with.
  public private(set) var items: [any UIDynamicItem]

  init(items: [any UIDynamicItem]) {
    self.items = items
  }

  /// Has to do with an item too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Has to do with an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
