/// A paragraph of a page, or an item of a list, with the code that it announces.
struct ManualPassage {
  /// The heading above it, or nil at the beginning of a page.
  let section: String?
  /// The lines, as they are in the page.
  private(set) var lines: [String]
  /// The sentences in one line, without code.
  private(set) var prose: String
}

extension ManualPassage {
  /// The paragraphs of a page outside of tables and headings.
  static func all(in page: String) -> [ManualPassage] {
    var reader = Reader()
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.take(String(line))
    }
    return reader.passages
  }

  private struct Reader {
    var passages: [ManualPassage] = []
    private var section: String?
    private var isCode = false
    /// Whether the last passage goes on in the next line of text.
    private var isOpen = false
    /// Whether the code belongs to the last passage.
    private var isAnnounced = false

    mutating func take(_ line: String) {
      if line.hasPrefix("```") {
        isCode.toggle()
        if isCode { isAnnounced = passages.last?.prose.hasSuffix(":") == true }
        return takeCode(line, isFirst: isCode)
      }
      if isCode { return takeCode(line, isFirst: false) }
      if line.hasPrefix("##") { section = line.drop { "# ".contains($0) }.filter { $0 != "`" } }
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|") { return isOpen = false }
      let words = line.split(separator: " ").joined(separator: " ")
      if isOpen, !line.hasPrefix("- "), let last = passages.indices.last {
        passages[last].lines.append(line)
        passages[last].prose += " " + words
      } else {
        passages.append(ManualPassage(section: section, lines: [line], prose: words))
      }
      isOpen = true
    }

    private mutating func takeCode(_ line: String, isFirst: Bool) {
      isOpen = false
      guard isAnnounced, let last = passages.indices.last else { return }
      passages[last].lines += isFirst ? ["", line] : [line]
    }
  }
}
