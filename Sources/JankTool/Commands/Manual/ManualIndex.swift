internal import JankScenarios
internal import JankText

/// The names and words that the pages of the manual explain.
///
/// A row of a table is an entry under the name in its key column, an item of a list under the words
/// in bold at its beginning, and a section under its heading.
package struct ManualIndex: Sendable {
  /// Something that a page explains.
  package struct Entry: Equatable, Sendable {
    /// The page.
    package let topic: ManualTopic
    /// The heading above it, or the title of the page.
    package let section: String
    /// The names that find it.
    package let names: [String]
    /// The explanation, a line of Markdown each.
    package let lines: [String]
    /// Whether it is a row of a table.
    package var isRow = false

    package static func == (one: Entry, other: Entry) -> Bool {
      (one.topic.name, one.section, one.lines) == (other.topic.name, other.section, other.lines)
    }
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

  /// A paragraph of each page that uses a word: first of those that define the word, then of those
  /// that use it most.
  package func uses(of word: String) -> [Entry] {
    let word = word.lowercased()
    let found = pages.enumerated().compactMap { place, page -> Use? in
      let passages = ManualPassage.all(in: page.text).filter { Self.has($0.prose, word) }
      let definition = passages.first { Self.defines($0.prose, word) }
      guard let passage = definition ?? passages.first else { return nil }
      let entry = Entry(
        topic: page.topic,
        section: passage.section ?? page.topic.title,
        names: [],
        lines: passage.lines
      )
      let rank = (definition == nil ? 0 : 1_000_000) + passages.count
      return Use(entry: entry, rank: rank, place: place)
    }
    return found.sorted { ($1.rank, $0.place) < ($0.rank, $1.place) }.map(\.entry)
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
    let entry: Entry
    let rank: Int
    let place: Int
  }

  /// Returns whether a paragraph defines a word.
  private static func defines(_ prose: String, _ word: String) -> Bool {
    let text = ". " + prose.lowercased()
    return ["*\(word)*", " is a \(word).", " is an \(word)."].contains(where: text.contains)
      || [". a \(word) is ", ". an \(word) is "].contains(where: text.contains)
  }

  /// The rows of tables that use a word.
  package func rows(with word: String) -> [Entry] {
    entries.filter { entry in
      entry.isRow && entry.lines.contains { Self.has($0, word.lowercased()) }
    }
  }

  private static func has(_ prose: String, _ word: String) -> Bool {
    // A slash joins the parts of a unit, and separates other words.
    let joints = word.contains("/") ? "-./" : "-."
    let prose = prose.lowercased()
    // To compare bytes is quick, and most texts do not have those of a word.
    let start = word.utf8.prefix { $0 != UInt8(ascii: " ") }
    guard prose.utf8.firstRange(of: start) != nil else { return false }
    let words = prose.split {
      !$0.isLetter && !$0.isNumber && !joints.contains($0)
    }
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
        names: Self.names(in: cells[place], of: columns[place]) + options,
        lines: lines,
        isRow: true
      )
    )
  }

  /// The names in a cell: its code, or its text without marks.
  ///
  /// The glossary has several words for the same in one cell.
  private static func names(in cell: String, of column: String = "") -> [String] {
    let code = code(in: cell)
    guard code.isEmpty else { return code }
    let text = cell.filter { $0 != "*" }
    return column == "word" ? text.split(separator: ", ").map(String.init) : [text]
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
}
