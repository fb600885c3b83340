package import JankGate
internal import JankTrace

/// The origin of a run that a page plays.
package struct RunSource {
  /// The scenario file.
  let path: String
  /// The text of the file, or nil if pages do not show it.
  let text: String?
  /// The lines of the steps that pages link to.
  let lines: ScriptLines
  /// The line that requests the run, or nil if unknown.
  let line: Int?
  /// The command that plays the run again.
  let replay: String

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - path: the scenario file.
  ///   - text: the text of the file, or nil if the page does not show it.
  ///   - lines: the lines of the steps that pages link to.
  ///   - line: the line that requests the run, or nil if unknown.
  ///   - replay: the command that plays the run again.
  package init(path: String, text: String?, lines: ScriptLines, line: Int?, replay: String) {
    self.path = path
    self.text = text
    self.lines = lines
    self.line = line
    self.replay = replay
  }
}

extension RunSource {
  /// The file for the listing of a page, or nil if the page does not show it.
  var file: SourceListing.File? { text.map { SourceListing.File(path: path, text: $0) } }

  /// The origin and the conditions of a run, as HTML.
  func facts(_ trace: Trace, _ sources: inout SourceListing) -> String {
    let list = FactsList(
      path: path,
      line: line,
      facts: RunFacts(trace),
      digest: "\(trace.digest)",
      replay: replay
    )
    return list.html(&sources)
  }
}
