/// A version of iOS whose behaviour the model follows, such as 11.2.
///
/// It decides what Apple changed on purpose and documented; see ``ChosenSemantics/init(iOS:)``.
public struct SystemVersion: Hashable, Comparable, Sendable {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot.
  public let minor: Int

  /// The version that is modelled if none is stated.
  public static let current = SystemVersion(26)

  /// The oldest version that can be followed, the first with custom transitions.
  public static let oldest = SystemVersion(7)

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    (self.major, self.minor) = (major, minor)
  }

  /// Creates a version from text such as "12" or "11.2"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  /// Whether a version is older than another one.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SystemVersion: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates a version without a number after the dot.
  public init(integerLiteral major: Int) {
    self.init(major)
  }

  /// The version as Apple writes it.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
