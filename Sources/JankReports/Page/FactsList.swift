internal import JankGate
internal import JankText

/// The origin of a run, the conditions under which it was made, and the command that repeats it.
struct FactsList {
  /// The scenario file.
  let path: String
  /// The line that requests the run, or nil if unknown.
  let line: Int?
  /// The conditions.
  let facts: RunFacts
  /// The digest of the trace.
  let digest: String
  /// The command that plays the run again.
  let replay: String
}

extension FactsList {
  /// The list as HTML, with a link to the line.
  ///
  /// - Parameter sources: the scenario files of the page.
  /// - Returns: The list.
  func html(_ sources: inout SourceListing) -> String {
    let place = path + (line.map { ":\($0)" } ?? "")
    let rows = [
      ("Seed", "\(facts.seed)"), ("Digest", digest), ("Model", "\(facts.modelVersion)"),
      ("Display", "\(facts.refreshRate) Hz"),
    ]
    let texts = rows.map { "<dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd>\n" }
    return "<dl>\n<dt>Scenario</dt><dd>\(sources.link(place, to: path, line))</dd>\n"
      + texts.joined() + ReplayMark.page + "\(HTMLText.escaped(replay))</code></dd>\n</dl>\n"
  }
}
