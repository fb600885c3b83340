#if !canImport(ObjectiveC)
/// The name of a method by which storyboards find actions, in place of Objective-C's selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
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
