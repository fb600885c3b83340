public import Foundation

extension IndexPath {
  /// Names a row of a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Names an item of a section of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Which section.
  public var section: Int { self[0] }

  /// Which row of the section.
  public var row: Int { self[1] }

  /// Which item of the section.
  public var item: Int { self[1] }
}
