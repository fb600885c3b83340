/// A behaviour with a list of items, the superclass of forces and item descriptions.
///
/// UIKit has no such class; only its subclasses are instantiated.
open class ItemsBehavior: UIDynamicBehavior {
  /// The items of the behaviour.
  public private(set) var items: [any UIDynamicItem]

  init(items: [any UIDynamicItem]) {
    self.items = items
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
