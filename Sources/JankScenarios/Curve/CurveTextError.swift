package import HeadlessUIKit
internal import JankText

/// The reason why a text is not a curve.
package struct CurveTextError: Error, Equatable, Sendable {
  /// The kind of error.
  package enum Reason: Equatable, Sendable {
    /// The text is empty.
    case empty
    /// No curve has this name.
    case unknownName(String)
    /// The curve of this name takes no arguments.
    case takesNoArguments(String)
    /// The curve of this name needs arguments, or takes them in another form.
    case needsArguments(String)
    /// A bracket is not closed, or text follows it.
    case unclosed
    /// Something else was found than expected.
    case expected(String, found: String)
    /// A duration stands before a number; `meant` is the curve with the two swapped.
    case swapped(String, found: String, meant: String)
    /// An argument is missing in a curve with this beginning.
    case missing(String, of: String)
    /// A curve with this beginning has one argument too many.
    case unexpected(String, of: String)
    /// No kind of spring has this key.
    case unknownKey(String)
    /// A required key is missing.
    case missingKey(String)
    /// A key is given twice.
    case repeatedKey(String)
    /// A value of a spring has no key.
    case keylessSpring(String)
    /// The keys belong to different kinds of springs.
    case mixedKeys([String])
    /// A duration is invalid.
    case duration(DurationTextError)
    /// The curve cannot be created.
    case motion(MotionError)
  }

  /// The reason of the error.
  package let reason: Reason
  /// The position in the text, in bytes of UTF-8 from 1.
  package let column: Int
}

extension CurveTextError {
  /// The message: what was found and what was expected.
  package var message: String {
    switch reason {
    case .empty: "the curve is empty"
    case .unknownName(let name): "unknown curve \(quoted(name))"
    case .takesNoArguments(let name): "\(name) takes no arguments"
    case .needsArguments(let name): "expected \(CurveText.usage(of: name))"
    case .unclosed: "expected a closing bracket at the end"
    case .keylessSpring(let found): "expected key=value, found \(quoted(found))"
    case .expected(let wanted, let found): "expected \(wanted), found \(quoted(found))"
    case .swapped(let parameter, let found, _):
      "expected a number for \(parameter), found \(quoted(found))"
    case .missing(let parameter, _), .missingKey(let parameter): "\(parameter) is missing"
    case .unexpected(let argument, _): "unexpected argument \(quoted(argument))"
    case .unknownKey(let key): "unknown key \(quoted(key))"
    case .repeatedKey(let key): "\(key) is given twice"
    case .mixedKeys(let keys): "no spring has the keys \(keys.joined(separator: ", "))"
    case .duration(let error): error.message
    case .motion(let error): "\(error)"
    }
  }

  /// The hint, if there is one.
  package var hint: String? {
    switch reason {
    case .empty: "for example: easeInOut"
    case .unknownName(let name):
      Self.timed(name).map { "write \(quoted($0))" }
        ?? suggestion(for: name, among: CurveText.names)
    case .swapped(_, _, let meant): "write \(quoted(meant))"
    case .takesNoArguments(let name): "write \(name)"
    case .missing(_, let beginning), .unexpected(_, let beginning):
      "write \(CurveText.usage(of: beginning))"
    case .unknownKey(let key): suggestion(for: key, among: SpringKeys.all)
    case .keylessSpring:
      "write spring:0.85,450ms for damping ratio and duration, or keys: \(SpringKeys.usage)"
    case .mixedKeys, .missingKey: "known: \(SpringKeys.usage)"
    case .duration(let error): error.hint
    case .needsArguments, .unclosed, .expected, .repeatedKey, .motion: nil
    }
  }

  /// The curve that a name and a duration are without the `@` between them; nil for other texts.
  private static func timed(_ text: String) -> String? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let duration = text[space...].trimmed
    let name = String(text[..<space])
    guard CurveText.plainNames.contains(name),
      (try? DurationText.nanoseconds(in: String(duration))) != nil
    else { return nil }
    return "\(name)@\(duration)"
  }

  private func suggestion(for text: String, among names: [String]) -> String {
    nearestName(to: text, among: names).map { "did you mean \(quoted($0))?" }
      ?? "known: \(names.joined(separator: ", "))"
  }
}
