#if !canImport(ObjectiveC)
/// The name of a method, by which storyboards find actions; where Objective-C has one of its own.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  let name: String

  /// Creates a selector from a name, such as `unwindToList:`.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) {
    self.name = name
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
#endif
