/// A figure that is known, or the reason why it is not.
///
/// A recording tells what its tool wrote down and no more. What cannot be computed from it is shown
/// as `n/a` with this reason, never as a zero.
public enum Measured<Value> {
  /// The figure.
  case known(Value)
  /// Why there is none, as the end of a sentence, for example `nothing was animated`.
  case unknown(String)
}

extension Measured: Sendable where Value: Sendable {}
extension Measured: Equatable where Value: Equatable {}
extension Measured: Hashable where Value: Hashable {}

extension Measured {
  /// The figure, or nil where there is none.
  public var value: Value? {
    guard case .known(let value) = self else { return nil }
    return value
  }

  /// Why there is no figure, or nil where there is one.
  public var reason: String? {
    guard case .unknown(let reason) = self else { return nil }
    return reason
  }

  /// Takes a value that may be missing for one reason only.
  package init(_ value: Value?, orElse reason: @autoclosure () -> String) {
    self = value.map(Self.known) ?? .unknown(reason())
  }

  /// Computes something from the figure.
  package func map<Other>(_ transform: (Value) -> Other) -> Measured<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .unknown(let reason): .unknown(reason)
    }
  }

  /// Computes something from the figure that may itself be unknown.
  package func flatMap<Other>(_ transform: (Value) -> Measured<Other>) -> Measured<Other> {
    switch self {
    case .known(let value): transform(value)
    case .unknown(let reason): .unknown(reason)
    }
  }

  /// Both figures, or the first reason that one is missing.
  package func and<Other>(_ other: Measured<Other>) -> Measured<(Value, Other)> {
    flatMap { value in other.map { (value, $0) } }
  }
}

/// Something that can be added up over the parts of a recording.
///
/// The sum must not depend on how the parts are grouped, which whole numbers keep and rounded
/// ones do not.
package protocol Mergeable {
  mutating func merge(_ other: Self)
}

extension Measured: Mergeable where Value: Mergeable {
  /// Adds the figure of another part; what is unknown in one part is unknown in the whole.
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
