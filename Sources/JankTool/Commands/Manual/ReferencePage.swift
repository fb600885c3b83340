package import JankScenarios

/// A page of the manual that is generated from a registry.
///
/// `janklab help --write-pages FOLDER` writes the pages of the documentation catalogue, so that
/// each name stands in one place. A test compares the committed pages.
package struct ReferencePage: Sendable {
  /// The word by which `janklab help` prints it.
  package let topic: String
  /// The name of its file without the extension.
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
  /// All pages, in the order of their list.
  package static let all = [
    scenarioKeys, strategies, effects, names, metrics, findings, profiles, formats, exitCodes,
    limits,
  ]

  /// Returns the Markdown of the page.
  ///
  /// - Parameter catalog: The names that scenarios can use.
  /// - Returns: The heading and the text below it.
  package func text(knowing catalog: Catalog = .standard) -> String {
    "# \(title)\n\n\(body(catalog))"
  }

  /// A table in Markdown, with a line feed after each row.
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

  /// Words as inline code, separated by commas.
  static func code(_ words: some Sequence<String>) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// A number without trailing zeros.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}
