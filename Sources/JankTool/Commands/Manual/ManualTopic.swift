internal import JankManual
package import JankScenarios

/// A page of the manual as `janklab help` shows it.
package struct ManualTopic: Sendable {
  /// The word that prints it.
  package let name: String
  /// Its heading.
  package let title: String
  /// The name of its file in the documentation catalogue, without the extension.
  package let file: String
  /// The page, for a tool with a catalog.
  package let text: @Sendable (Catalog) -> String
}

extension ManualTopic {
  /// Whether a text is the name, the title or the file of the page, in any case.
  package func isNamed(_ text: String) -> Bool {
    let text = text.lowercased()
    return [name, title, file, "\(file).md"].contains { $0.lowercased() == text }
  }

  /// All pages: the guides, then the reference.
  package static let all: [ManualTopic] =
    Guide.all.map { guide in
      ManualTopic(name: guide.topic, title: guide.title, file: guide.file) { _ in guide.text }
    }
    + ReferencePage.all.map { page in
      ManualTopic(name: page.topic, title: page.title, file: page.file) {
        page.text(knowing: $0)
      }
    }

  /// The help section that lists them, for `janklab help TOPIC`.
  static let list = Topic(
    title: "TOPICS",
    rows: all.map { ($0.name, "\($0.title).") }
  )
}
