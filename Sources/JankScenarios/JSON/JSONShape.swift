/// What a place in a file should hold, and how to read it.
///
/// Shapes are put together from smaller ones, and a loader is a shape with a name:
///
///     let stall = JSONShape.object("a stall") { object in
///       let start = object.required("at", .duration(in: 0...60_000_000_000))
///       let length = object.required("for", .duration(in: 1...10_000_000_000))
///       guard let start, let length else { return nil }
///       return Stall(start: start, length: length)
///     }
///     let log = DiagnosticLog(path: "bounce.scenario.json")
///     let stalls = JSONShape.array(of: stall).read(value, log)
///
/// Reading returns `nil` exactly when it has added to the log, so one pass finds every error. A
/// default taken for a missing key is never used to run anything if the log is not empty.
package struct JSONShape<Value> {
  /// The shape in a message, for example `a duration such as "80 ms"`.
  package let expectation: String
  /// Reads a value, or adds to the log why it cannot.
  package let read: (JSONValue, DiagnosticLog) -> Value?

  package init(_ expectation: String, read: @escaping (JSONValue, DiagnosticLog) -> Value?) {
    self.expectation = expectation
    self.read = read
  }
}

extension JSONShape {
  /// A shape of values that need no log: whatever has no reading does not fit.
  package init(_ expectation: String, reading: @escaping (JSONValue.Content) -> Value?) {
    self.init(expectation) { value, log in
      if let result = reading(value.content) { return result }
      log.reportMismatch(value, expected: expectation)
      return nil
    }
  }

  /// The same shape, read into another type; what has no counterpart there does not fit.
  package func map<Other>(_ transform: @escaping (Value) -> Other?) -> JSONShape<Other> {
    JSONShape<Other>(expectation) { value, log in
      guard let result = read(value, log) else { return nil }
      if let other = transform(result) { return other }
      log.reportMismatch(value, expected: expectation)
      return nil
    }
  }
}

extension DiagnosticLog {
  /// Adds that a value is not what the file should hold here.
  package func reportMismatch(
    _ value: JSONValue,
    expected expectation: String,
    hint: String? = nil
  ) {
    report(
      "expected \(expectation), found \(value.summary)",
      at: value.position,
      hint: hint
    )
  }
}
