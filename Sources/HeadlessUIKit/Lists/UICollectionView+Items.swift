public import Foundation

extension UICollectionView {
  /// The direction of a layout; raw values as in UIKit.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// The place of an item in the view after a scroll; raw values as in UIKit.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footer of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Returns the attributes of an item after a layout; nil if there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the index path of the item at a point of the content, or nil.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls until an item is at a position, within the content; without one, until it is seen.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let (low, high) = (contentInset, bounds.size)
    var target = contentOffset
    target.x = Self.offset(
      of: (frame.minX, frame.maxX),
      in: (contentOffset.x, high.width),
      scrollPosition.contains(.left)
        ? 0
        : scrollPosition.contains(.centeredHorizontally)
          ? 0.5 : scrollPosition.contains(.right) ? 1 : nil
    )
    target.y = Self.offset(
      of: (frame.minY, frame.maxY),
      in: (contentOffset.y, high.height),
      scrollPosition.contains(.top)
        ? 0
        : scrollPosition.contains(.centeredVertically)
          ? 0.5 : scrollPosition.contains(.bottom) ? 1 : nil
    )
    let end = CGPoint(
      x: max(contentSize.width - high.width + low.right, -low.left),
      y: max(contentSize.height - high.height + low.bottom, -low.top)
    )
    target.x = min(max(target.x, -low.left), end.x)
    target.y = min(max(target.y, -low.top), end.y)
    setContentOffset(target, animated: animated)
  }

  /// The offset along an axis that brings an item to a share of the view; nil moves no more than
  /// needed.
  private static func offset(
    of item: (low: CGFloat, high: CGFloat),
    in view: (offset: CGFloat, length: CGFloat),
    _ share: CGFloat?
  ) -> CGFloat {
    if let share { return item.low - (view.length - (item.high - item.low)) * share }
    if item.low < view.offset { return item.low }
    return item.high > view.offset + view.length ? item.high - view.length : view.offset
  }

  // MARK: Changes

  /// Reloads some items, which the next layout asks the data source for again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Reloads some sections.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows items that the data source has got.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Removes items that the data source has given up.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Shows sections that the data source has got.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source has given up.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Makes changes, and calls a closure when they are on screen.
  ///
  /// Certain: index paths of removed, reloaded and moved items are those before the changes, of new
  /// ones those after them; cells of other items stay. The changes animate and take about 0.3 s in
  /// UIKit. Here they take no time, and the closure is called after the layout of the same turn.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeTogether(updates)
    layoutIfNeeded()
    if let completion { _ = simulation.call(after: .zero) { completion(true) } }
  }

  /// Changes the layout; inside of an animation if asked.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, and calls a closure at the end.
  ///
  /// Inferred: the animation takes 0.3 s.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard animated else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.collectionViewLayout = layout
        self.layoutIfNeeded()
      },
      completion: completion
    )
  }
}
