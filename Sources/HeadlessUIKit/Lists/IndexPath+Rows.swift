public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section.
  public var section: Int { self[0] }

  /// The index of the row in the section.
  public var row: Int { self[1] }

  /// The index of the item in the section.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// Creates the index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) {
    let places = [section, row]
    unsafe self.init(indexes: places, length: 2)
  }

  /// Creates the index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }

  /// The index of the row in the section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the item in the section.
  public var item: Int { index(atPosition: 1) }
}
