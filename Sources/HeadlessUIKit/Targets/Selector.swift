#if !canImport(ObjectiveC)
/// The name of a method, and usually the method itself, in place of Objective-C's selector.
///
/// A storyboard finds an action by its name. Targets and timers call the method:
///
///     button.addTarget(self, action: Selector("close", Page.close), for: .touchUpInside)
///
/// Two selectors with the same name are equal.
public struct Selector: Sendable, ExpressibleByStringLiteral {
  let name: String
  private let call: (@Sendable (AnyObject, [Any?]) -> Bool)?
  private let owns: (@Sendable (AnyObject) -> Bool)?

  /// Creates a selector from a name, such as `unwindToList:`.
  public init(_ name: String) {
    self.name = name
    call = nil
    owns = nil
  }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Creates a selector of a method without parameters.
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> () -> Result
  ) {
    self.name = name
    owns = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with one parameter, such as the sender.
  public init<Target, Argument, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (Argument) -> Result
  ) {
    self.name = name
    owns = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target, let first = arguments.first,
        let argument = Self.value(first, as: Argument.self)
      else { return false }
      _ = method(target)(argument)
      return true
    }
  }

  /// Creates a selector of a method with two parameters, such as the sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (First, Second) -> Result
  ) {
    self.name = name
    owns = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target, arguments.count > 1,
        let first = Self.value(arguments[0], as: First.self),
        let second = Self.value(arguments[1], as: Second.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Returns an argument as a parameter's type, which may be optional.
  private static func value<Value>(_ argument: Any?, as type: Value.Type) -> Value? {
    if let argument { return argument as? Value }
    return Optional<Any>.none as? Value
  }
}

extension Selector {
  /// Calls the method if it is one of the target's, and returns whether it is.
  func attempt(on target: AnyObject, _ arguments: Any?...) -> Bool {
    call?(target, arguments) ?? false
  }

  /// Whether the method is one of the target's class; false if only the name is known.
  func isMethod(of target: AnyObject) -> Bool { owns?(target) ?? false }

  /// Calls the method; a fatal error names what does not fit, as UIKit's exception does.
  func send(to target: AnyObject, _ arguments: Any?...) {
    guard let call else {
      fatalError(
        """
        The selector "\(name)" has a name only, and \(type(of: target)) is to perform it. Expected \
        a selector with a method: write #selector in a file that the plugin AppSources adapts, or \
        Selector("\(name)", \(type(of: target)).method)
        """
      )
    }
    guard call(target, arguments) else {
      fatalError(
        """
        unrecognized selector sent to instance: "\(name)" is not a method of \(type(of: target)), \
        or takes other arguments than \(arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" })
        """
      )
    }
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}
#endif
