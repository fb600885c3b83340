internal import JankText

/// Everything that is wrong with a scenario file, for whoever can mend it.
public struct ScenarioError: Error, Equatable, Sendable {
  /// The findings in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Creates an error from its findings.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The findings, one after the other.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }

  /// Parses a file, its one syntax error as a finding.
  package static func parse(
    _ bytes: [UInt8],
    path: String
  ) throws(ScenarioError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONParser.parse(bytes)
    } catch {
      throw ScenarioError(diagnostics: [Diagnostic(error, path: path)])
    }
  }

  /// Parses a file, its syntax error as the one finding; that a key stands twice goes to a log with
  /// all else.
  static func parse(
    _ bytes: [UInt8],
    path: String,
    _ log: DiagnosticLog
  ) throws(ScenarioError) -> JSONValue {
    do throws(JSONSyntaxError) {
      let (value, duplicates) = try JSONParser.parseTellingDuplicates(bytes)
      for duplicate in duplicates {
        log.report(
          duplicate.message,
          at: duplicate.position,
          hint: duplicate.hint,
          about: .meaning
        )
      }
      return value
    } catch {
      throw ScenarioError(diagnostics: [Diagnostic(error, path: path)])
    }
  }
}
