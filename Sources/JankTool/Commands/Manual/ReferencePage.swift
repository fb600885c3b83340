package import JankScenarios

/// A page of the manual that is made from a list of the program.
///
/// The pages of the documentation catalogue are written by `janklab help --write-pages FOLDER`, so
/// that a name exists in one place only; a test compares them with what is written today.
package struct ReferencePage: Sendable {
  /// The word that `janklab help` knows it by.
  package let topic: String
  /// The name of its file without the ending.
  package let file: String
  /// The heading.
  package let title: String
  private let body: @Sendable (Catalog) -> String

  init(
    _ topic: String,
    _ file: String,
    _ title: String,
    body: @escaping @Sendable (Catalog) -> String
  ) {
    self.topic = topic
    self.file = file
    self.title = title
    self.body = body
  }
}

extension ReferencePage {
  /// All pages, in the order in which they are listed.
  package static let all = [
    scenarioKeys, strategies, effects, names, metrics, findings, profiles, formats, exitCodes,
    limits,
  ]

  /// Returns the Markdown of the page.
  ///
  /// - Parameter catalog: What scenarios can name.
  /// - Returns: The heading and what stands below it.
  package func text(knowing catalog: Catalog = .standard) -> String {
    "# \(title)\n\n\(body(catalog))"
  }

  /// A table in Markdown, with a line feed behind each row.
  ///
  /// - Parameters:
  ///   - columns: The headings.
  ///   - rows: A cell for each column of each row.
  /// - Returns: The table.
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }
    return line(columns) + line(columns.map { _ in "---" }) + rows.map(line).joined()
  }

  /// Words as pieces of code, separated by commas.
  static func code(_ words: some Sequence<String>) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// A number without digits that say nothing.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}
