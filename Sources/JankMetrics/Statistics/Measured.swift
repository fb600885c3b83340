/// A known value, or the reason why it is unknown.
///
/// What a recording does not contain is shown as `n/a` with this reason, never as zero.
public enum Measured<Value> {
  /// The value.
  case known(Value)
  /// The reason, as the end of a sentence, for example `nothing was animated`.
  case unknown(String)
}

extension Measured: Sendable where Value: Sendable {}
extension Measured: Equatable where Value: Equatable {}
extension Measured: Hashable where Value: Hashable {}

extension Measured {
  /// The value, or nil if unknown.
  public var value: Value? {
    guard case .known(let value) = self else { return nil }
    return value
  }

  /// The reason, or nil if the value is known.
  public var reason: String? {
    guard case .unknown(let reason) = self else { return nil }
    return reason
  }

  /// Wraps a value that may be missing for one reason only.
  package init(_ value: Value?, orElse reason: @autoclosure () -> String) {
    self = value.map(Self.known) ?? .unknown(reason())
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Measured<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .unknown(let reason): .unknown(reason)
    }
  }

  package func flatMap<Other>(_ transform: (Value) -> Measured<Other>) -> Measured<Other> {
    switch self {
    case .known(let value): transform(value)
    case .unknown(let reason): .unknown(reason)
    }
  }

  /// Combines both values, or returns the first reason.
  package func and<Other>(_ other: Measured<Other>) -> Measured<(Value, Other)> {
    flatMap { value in other.map { (value, $0) } }
  }
}

/// A value that can be added up over the parts of a recording.
///
/// The sum must not depend on the grouping of the parts. Whole numbers guarantee this, rounded ones
/// do not.
package protocol Mergeable {
  mutating func merge(_ other: Self)
}

extension Measured: Mergeable where Value: Mergeable {
  /// Adds the value of another part; the result is unknown if either is.
  package mutating func merge(_ other: Measured<Value>) {
    switch (self, other) {
    case (.known(var value), .known(let more)):
      value.merge(more)
      self = .known(value)
    case (.known, .unknown(let reason)): self = .unknown(reason)
    case (.unknown, _): break
    }
  }
}

extension Int: Mergeable {
  package mutating func merge(_ other: Int) { self += other }
}

extension Int64: Mergeable {
  package mutating func merge(_ other: Int64) { self += other }
}
