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
