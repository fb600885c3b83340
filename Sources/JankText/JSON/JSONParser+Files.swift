extension JSONParser {
  /// Parses a file.
  package static func parse(
    _ bytes: [UInt8],
    path: String,
    limits: JSONLimits = JSONLimits()
  ) throws(FileError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try parse(bytes, limits: limits)
    } catch {
      throw FileError(Diagnostic(error, path: path)).quoting(bytes)
    }
  }

  /// Parses a file and reports duplicate keys to a log.
  package static func parse(_ bytes: [UInt8], log: DiagnosticLog) throws(FileError) -> JSONValue {
    do throws(JSONSyntaxError) {
      let (value, duplicates) = try parseTellingDuplicates(bytes)
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
      throw FileError(Diagnostic(error, path: log.path)).quoting(bytes)
    }
  }
}
