internal import JankText

/// The JSON of a file, as far as it was written.
///
/// A program that is killed leaves its array of events open. What was whole before can be used,
/// where the format allows it: the Trace Event Format does.
struct RecordedJSON {
  private let value: JSONValue
  private let path: String
  /// Why the file as it stands is no JSON; nil where it is.
  private let cut: JSONSyntaxError?

  /// Reads a file.
  ///
  /// - Throws: The first thing that is wrong, other than an outermost array without an end.
  init(_ text: TextFile) throws(FileError) {
    path = text.path
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(text.bytes, limits: Self.limits)
      cut = nil
    } catch {
      guard case .truncated = error.reason, text.firstByte == UInt8(ascii: "["),
        let whole = TruncatedJSON.completions(of: text.bytes, depthLimit: 1).first,
        let beginning = try? JSONParser.parse(whole, limits: Self.limits)
      else { throw FileError(Diagnostic(error, path: text.path)) }
      value = beginning
      cut = error
    }
  }

  private static let limits = JSONLimits(duplicateKeys: .kept)
}

extension RecordedJSON {
  /// The value, of which the end may be missing.
  var beginning: JSONValue { value }

  /// The value of a file that has to be whole.
  var whole: JSONValue {
    get throws(FileError) {
      if let cut { throw FileError(Diagnostic(cut, path: path)) }
      return value
    }
  }

  /// That the file breaks off, or nil for a whole one.
  var warning: Diagnostic? {
    cut.map {
      Diagnostic(
        .warning,
        path: path,
        position: $0.position,
        message: "the file breaks off; what was whole before is used"
      )
    }
  }
}
