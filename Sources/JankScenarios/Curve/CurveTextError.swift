package import HeadlessUIKit
internal import JankText

/// Why a text is no curve.
package struct CurveTextError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    /// There is nothing.
    case empty
    /// No curve has this name.
    case unknownName(String)
    /// The curve of this name has no arguments.
    case takesNoArguments(String)
    /// The curve of this name is nothing without arguments, or takes them in another form.
    case needsArguments(String)
    /// A bracket is never closed, or something stands behind it.
    case unclosed
    /// Something else stands where this was expected.
    case expected(String, found: String)
    /// An argument is not there, in a curve that begins so.
    case missing(String, of: String)
    /// There is one argument more than fits, in a curve that begins so.
    case unexpected(String, of: String)
    /// No kind of spring has this key.
    case unknownKey(String)
    /// No value is given for a key that has to be there.
    case missingKey(String)
    /// A key is there twice.
    case repeatedKey(String)
    /// The keys belong to different kinds of springs.
    case mixedKeys([String])
    /// A duration is badly written.
    case duration(DurationTextError)
    /// The curve cannot be made.
    case motion(MotionError)
  }

  /// What is wrong.
  package let reason: Reason
  /// Where in the text, in bytes of UTF-8 from 1.
  package let column: Int
}

extension CurveTextError {
  /// What was found and what was expected.
  package var message: String {
    switch reason {
    case .empty: "the curve is empty"
    case .unknownName(let name): "unknown curve \(quoted(name))"
    case .takesNoArguments(let name): "\(name) takes no arguments"
    case .needsArguments(let name): "expected \(CurveText.usage(of: name))"
    case .unclosed: "expected a closing bracket at the end"
    case .expected(let wanted, let found): "expected \(wanted), found \(quoted(found))"
    case .missing(let parameter, _), .missingKey(let parameter): "\(parameter) is missing"
    case .unexpected(let argument, _): "unexpected argument \(quoted(argument))"
    case .unknownKey(let key): "unknown key \(quoted(key))"
    case .repeatedKey(let key): "\(key) is given twice"
    case .mixedKeys(let keys): "no spring is made of \(keys.joined(separator: ", "))"
    case .duration(let error): error.message
    case .motion(let error): "\(error)"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch reason {
    case .empty: "for example: easeInOut"
    case .unknownName(let name): suggestion(for: name, among: CurveText.names)
    case .takesNoArguments(let name): "write \(name)"
    case .missing(_, let beginning), .unexpected(_, let beginning):
      "write \(CurveText.usage(of: beginning))"
    case .unknownKey(let key): suggestion(for: key, among: SpringKeys.all)
    case .mixedKeys, .missingKey: "known are \(SpringKeys.usage)"
    case .duration(let error): error.hint
    case .needsArguments, .unclosed, .expected, .repeatedKey, .motion: nil
    }
  }

  private func suggestion(for text: String, among names: [String]) -> String {
    nearestName(to: text, among: names).map { "did you mean \(quoted($0))?" }
      ?? "known are \(names.joined(separator: ", "))"
  }
}
