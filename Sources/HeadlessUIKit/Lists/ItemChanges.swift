internal import Foundation

/// Changes to the items of a list that take place together.
///
/// Index paths of removed, reloaded and moved items are those before the changes, of new ones those
/// after them.
struct ItemChanges {
  var reloaded: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var reloadedSections = IndexSet()
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()

  var changeSections: Bool {
    !(reloadedSections.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty)
  }

  func isReloaded(_ place: IndexPath) -> Bool {
    reloaded.contains(place) || reloadedSections.contains(place.section)
  }

  /// Returns the index path of an item after the changes; nil if the item is gone.
  func place(of old: IndexPath) -> IndexPath? {
    if let target = moved[old] { return target }
    guard !deleted.contains(old), !deletedSections.contains(old.section) else { return nil }
    let goneSections = deletedSections.count(in: 0..<old.section)
    let section = Self.place(ofRank: old.section - goneSections, beside: insertedSections)
    let gone = deleted.union(moved.keys)
      .filter { $0.section == old.section && $0.item < old.item }
    let new = inserted.union(moved.values).filter { $0.section == section }.map(\.item)
    let item = Self.place(ofRank: old.item - gone.count, beside: IndexSet(new))
    return IndexPath(item: item, section: section)
  }

  /// Returns the index path of a selected item after the changes; nil if it is no longer selected.
  ///
  /// Inferred: a reloaded section forgets its selection, because its items may be others. What
  /// UIKit does with a reloaded item is unknown. Our choice: it stays selected.
  func placeOfSelected(_ old: IndexPath) -> IndexPath? {
    reloadedSections.contains(old.section) ? nil : place(of: old)
  }

  /// Returns the place of what stays, counted without the new ones, among them.
  private static func place(ofRank rank: Int, beside new: IndexSet) -> Int {
    new.reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
