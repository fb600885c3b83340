/// The expected value at a position in a file: how to read it, and the equivalent schema.
///
/// Shapes are composed of smaller ones, and a file format is a shape with a name:
///
///     let stall = JSONShape.object(
///       "a stall",
///       JSONKey.required("at", .duration(), "When the work begins."),
///       JSONKey.required("for", .duration(), "How long it takes.")
///     ) { start, length in
///       Stall(start: start, length: length)
///     }
///     let log = DiagnosticLog(path: "bounce.scenario.json")
///     let stalls = JSONShape.array(of: stall).read(value, log)
///
/// Reading returns `nil` exactly if it has added to the log, so one pass finds every error. A
/// default for a missing key is never used to run anything if the log is not empty.
package struct JSONShape<Value: Sendable>: Sendable {
  /// The shape in a message, for example `a duration such as "80 ms"`.
  package let expectation: String
  /// Reads a value, or adds the reason to the log and returns nil.
  package let read: @Sendable (JSONValue, DiagnosticLog) -> Value?
  /// The equivalent schema; `anything` for a format whose schema is not published.
  package let schema: JSONSchema
  /// Returns the JSON of a value; nil for a value that a file cannot state here.
  ///
  /// A shape without a writer traps.
  package let write: @Sendable (Value) -> JSONValue.Content?

  package init(
    _ expectation: String,
    schema: JSONSchema = .anything,
    write: (@Sendable (Value) -> JSONValue.Content?)? = nil,
    read: @escaping @Sendable (JSONValue, DiagnosticLog) -> Value?
  ) {
    self.expectation = expectation
    self.schema = schema
    self.read = read
    self.write = write ?? { _ in preconditionFailure("\(expectation) is only read") }
  }
}

extension JSONShape {
  /// Creates a shape whose values need no log: every value without a reading is a mismatch.
  package init(
    _ expectation: String,
    schema: JSONSchema,
    write: (@Sendable (Value) -> JSONValue.Content?)? = nil,
    reading: @escaping @Sendable (JSONValue.Content) -> Value?
  ) {
    self.init(expectation, schema: schema, write: write) { value, log in
      if let result = reading(value.content) { return result }
      log.reportMismatch(value, expected: expectation)
      return nil
    }
  }

  /// Returns the shape with values converted into another type.
  ///
  /// - Parameters:
  ///   - transform: makes the other value.
  ///   - writing: returns the value to write, or nil if this shape cannot state it.
  /// - Returns: The shape.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other,
    writing: (@Sendable (Other) -> Value?)? = nil
  ) -> JSONShape<Other> {
    JSONShape<Other>(expectation, schema: schema, write: written(writing)) { value, log in
      read(value, log).map(transform)
    }
  }

  /// Returns the shape with values converted under conditions that no schema can state.
  ///
  /// - Parameters:
  ///   - transform: returns the other value; or nil, after reporting an error of meaning.
  ///   - writing: returns the value to write, or nil if this shape cannot state it.
  /// - Returns: The shape.
  package func resolved<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, SourcePosition, DiagnosticLog) -> Other?,
    writing: (@Sendable (Other) -> Value?)? = nil
  ) -> JSONShape<Other> {
    JSONShape<Other>(expectation, schema: schema, write: written(writing)) { value, log in
      read(value, log).flatMap { transform($0, value.position, log) }
    }
  }

  private func written<Other: Sendable>(
    _ back: (@Sendable (Other) -> Value?)?
  ) -> (@Sendable (Other) -> JSONValue.Content?)? {
    guard let back else { return nil }
    return { [write] in back($0).flatMap(write) }
  }

  /// The shape with values that know their position in the file.
  package var located: JSONShape<Located<Value>> {
    resolved { value, position, _ in
      Located(value, at: position)
    } writing: {
      $0.value
    }
  }
}

/// A value read from a file, and its position.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  /// The position of its first byte.
  package let position: SourcePosition

  package init(_ value: Value, at position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.value = value
    self.position = position
  }
}

extension DiagnosticLog {
  /// Adds an error about a value that does not match what the file should hold.
  package func reportMismatch(
    _ value: JSONValue,
    expected expectation: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    report(at: value.position) {
      ("expected \(expectation()), found \(value.summary)", hint())
    }
  }
}
