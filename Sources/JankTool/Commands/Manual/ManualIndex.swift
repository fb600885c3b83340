internal import JankScenarios
internal import JankText

/// The names and words that the pages of the manual explain.
///
/// A row of a table is an entry under the name in its key column, an item of a list under the words
/// in bold at its beginning, and a section under its heading.
package struct ManualIndex: Sendable {
  /// Something that a page explains.
  package struct Entry: Sendable {
    /// The page.
    package let topic: ManualTopic
    /// The heading above it, or the title of the page.
    package let section: String
    /// The names that find it.
    package let names: [String]
    /// The explanation, a line of Markdown each.
    package let lines: [String]
  }

  /// The entries, in the order of the pages.
  package private(set) var entries: [Entry] = []
  private let pages: [(topic: ManualTopic, text: String)]

  /// Reads all pages.
  package init(knowing catalog: Catalog) {
    pages = ManualTopic.all.map { ($0, $0.text(catalog)) }
    for page in pages {
      var reader = ManualPageReader(page.topic)
      for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
        reader.take(String(line))
      }
      entries += reader.finish()
    }
  }
}

extension ManualIndex {
  /// The entries under a name; case, hyphens and spaces do not matter.
  package func entries(named name: String) -> [Entry] {
    let key = Self.key(name)
    guard !key.isEmpty else { return [] }
    return entries.filter { $0.names.contains { Self.key($0) == key } }
  }

  /// The names of all entries, without duplicates.
  package var names: [String] {
    var seen: Set<String> = []
    return entries.flatMap(\.names).filter { seen.insert($0).inserted }
  }

  /// The pages that use a word, each with a sentence: first those that define the word, then those
  /// that use it most.
  package func uses(of word: String) -> [(topic: ManualTopic, sentence: String)] {
    let word = word.lowercased()
    let found = pages.enumerated().compactMap { place, page -> Use? in
      let sentences = ManualPageReader.sentences(of: page.text).filter { Self.has($0, word) }
      let definition = sentences.first { Self.defines($0, word) }
      guard let sentence = definition ?? sentences.first else { return nil }
      let rank = (definition == nil ? 0 : 1_000_000) + sentences.count
      return Use(topic: page.topic, sentence: sentence, rank: rank, place: place)
    }
    return found.sorted { ($1.rank, $0.place) < ($0.rank, $1.place) }.map {
      ($0.topic, $0.sentence)
    }
  }

  /// The number of pages that use a word and of all pages if most pages do; nil for a rarer word.
  ///
  /// A word on most pages finds nothing in particular, for example an article or a preposition.
  package func shareOfCommon(_ word: String) -> (uses: Int, pages: Int)? {
    let count = uses(of: word).count
    return 2 * count > pages.count ? (count, pages.count) : nil
  }

  /// A page that uses a word; a larger rank comes first.
  private struct Use {
    let topic: ManualTopic
    let sentence: String
    let rank: Int
    let place: Int
  }

  /// Returns whether a sentence defines a word.
  private static func defines(_ sentence: String, _ word: String) -> Bool {
    let text = sentence.lowercased()
    return ["*\(word)*", " is a \(word).", " is an \(word)."].contains(where: text.contains)
      || ["a \(word) is ", "an \(word) is "].contains(where: text.hasPrefix)
  }

  private static func has(_ sentence: String, _ word: String) -> Bool {
    let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber && !"-.".contains($0) }
    let text = " " + words.joined(separator: " ") + " "
    return text.contains(" \(word) ") || text.contains(" \(word)s ") || text.contains(" \(word). ")
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}

/// Reads the entries of a page line by line.
private struct ManualPageReader {
  private let topic: ManualTopic
  private var section: String
  private var isCode = false
  /// The headings of the table that is being read.
  private var columns: [String]?
  private var entries: [ManualIndex.Entry] = []
  /// The lines of the section so far.
  private var lines: [String] = []

  init(_ topic: ManualTopic) {
    self.topic = topic
    section = topic.title
  }
}

extension ManualPageReader {
  mutating func take(_ line: String) {
    if line.hasPrefix("```") { isCode.toggle() }
    if !isCode, line.hasPrefix("#") { return begin(line) }
    lines.append(line)
    guard !isCode else { return }
    guard line.hasPrefix("|") else {
      columns = nil
      return takeItem(line)
    }
    takeRow(MarkdownLayout.cells(of: line[...]))
  }

  mutating func finish() -> [ManualIndex.Entry] {
    endSection()
    return entries
  }

  private mutating func begin(_ heading: String) {
    endSection()
    section = String(heading.drop { $0 == "#" || $0 == " " }).filter { $0 != "`" }
    columns = nil
  }

  /// A section is an entry itself, unless it is the beginning of the page.
  private mutating func endSection() {
    defer { lines = [] }
    guard section != topic.title else { return }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    entries.append(.init(topic: topic, section: section, names: [section], lines: lines))
  }

  private mutating func takeItem(_ line: String) {
    guard line.hasPrefix("- **"), let end = line.dropFirst(4).firstRange(of: "**") else { return }
    let name = String(line.dropFirst(4)[..<end.lowerBound])
    entries.append(
      .init(topic: topic, section: section, names: Self.names(in: name), lines: [line])
    )
  }

  private mutating func takeRow(_ cells: [String]) {
    guard let columns else {
      columns = cells
      return
    }
    guard !cells.allSatisfy({ $0.allSatisfy { "-:".contains($0) } }) else { return }
    let place = columns.firstIndex(of: "key") ?? 0
    guard place < cells.count else { return }
    let options = cells.dropFirst(place + 1).flatMap(Self.options)
    let lines = zip(columns, cells).filter { !$1.isEmpty }.map { "- \($0): \($1)" }
    entries.append(
      .init(
        topic: topic,
        section: section,
        names: Self.names(in: cells[place]) + options,
        lines: lines
      )
    )
  }

  /// The names in a cell: its code, or its text without marks.
  private static func names(in cell: String) -> [String] {
    let code = code(in: cell)
    return code.isEmpty ? [cell.filter { $0 != "*" }] : code
  }

  /// The names of options with defaults, such as `towards: left`.
  private static func options(in cell: String) -> [String] {
    code(in: cell).compactMap { text in
      text.firstRange(of: ": ").map { String(text[..<$0.lowerBound]) }
    }
  }

  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
  }

  /// The sentences of a page outside of code, tables and headings.
  static func sentences(of page: String) -> [String] {
    var isCode = false
    var text = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      let isProse =
        !isCode && !line.hasPrefix("```") && !line.hasPrefix("|") && !line.hasPrefix("#")
      text += isProse && !line.isEmpty ? line + " " : "\n"
    }
    return text.split(separator: "\n").flatMap { paragraph in
      paragraph.split(separator: ". ").map { sentence in
        let words = sentence.filter { $0 != "\n" }.split(separator: " ").joined(separator: " ")
        return words.hasSuffix(".") ? words : words + "."
      }
    }
  }
}
