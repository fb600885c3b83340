internal import JankText

/// A JSON file that may end early.
///
/// A killed program leaves its array of events open. Formats that allow this, such as the Trace
/// Event Format, use the complete values.
struct RecordedJSON {
  private let value: JSONValue
  private let path: String
  /// Why the file is not valid JSON; nil for a valid file.
  private let cut: JSONSyntaxError?

  /// Parses `text`.
  ///
  /// - Throws: The first error, except an outermost array that is not closed.
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
  /// The value, which may lack its end.
  var beginning: JSONValue { value }

  var whole: JSONValue {
    get throws(FileError) {
      if let cut { throw FileError(Diagnostic(cut, path: path)) }
      return value
    }
  }

  var warning: Diagnostic? {
    cut.map {
      Diagnostic(
        .warning,
        path: path,
        position: $0.position,
        message: "the file is truncated; its complete part is used"
      )
    }
  }
}
