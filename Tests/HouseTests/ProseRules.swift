/// Rules about the README and the manual: short pages, short sentences, valid links and the
/// glossary.
enum ProseRules {
  static let readmeLimit = 200
  static let pageLimit = 300
  static let sentenceLimit = 35
  static let medianLimit = 16

  /// Words that the glossary replaces, with the replacements.
  ///
  /// An entry also matches longer words that begin with it: `metricValue` matches `metricValues`.
  static let replaced: [(word: String, use: String)] = [
    ("picture", "frame"), ("standstill", "freeze"), ("stood still", "freeze"),
    ("finger", "touch or gesture"), ("figure", "value or metric"), ("mend", "fix"),
    ("wish", "preferred range or requested rate"), ("movement that nobody", "synthetic gesture"),
    ("turn back", "reverse"), ("turns back", "reverse"), ("turned back", "reversed"),
    ("turn round", "reverse"), ("took up", "commit, render or present"), ("takes up", "commit"),
    ("worth nothing", "invalid"), ("refuse", "reject"), ("left out", "default or omitted"),
    ("got worse", "regression"), ("got better", "improvement"), ("comes out as", "is"),
    ("took away", "removed"), ("room", "module"), ("lifts", "releases"), ("let go", "release"),
    ("alike", "identical"), ("comes to rest", "settles"), ("came to rest", "settled"),
  ]

  /// The exceptions by page and word, with the reasons.
  static let allowed: [String: [String: String]] = [
    "README.md": ["picture": "a drawing, not a frame"],
    "Sources/JankTool/JankTool.docc/CompareStrategies.md": ["picture": "drawings of `compare`"],
    "Sources/JankTool/JankTool.docc/DrawCurves.md": ["picture": "a drawing of curves"],
  ]
}

// MARK: Rules

extension ProseRules {
  /// Returns pages, sentences and words that violate the rules.
  static func findings(in page: ProjectFile, limit: Int) -> [Finding] {
    let lineCount = page.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    var findings: [Finding] = []
    func find(_ line: Int, _ message: String) {
      findings.append(Finding(path: page.path, line: line, message: message))
    }
    if lineCount > limit { find(limit + 1, "\(lineCount) lines; limit is \(limit)") }
    let sentences = paragraphs(of: page.text).flatMap(sentences)
    for sentence in sentences where sentence.words.count > sentenceLimit {
      let start = sentence.words.prefix(6).joined(separator: " ")
      find(
        sentence.line,
        "\(sentence.words.count) words; limit is \(sentenceLimit): \(start) …"
      )
    }
    let counts = sentences.map(\.words.count).sorted()
    if !counts.isEmpty, counts[counts.count / 2] > medianLimit {
      find(1, "half of the sentences have \(counts[counts.count / 2]) words or more")
    }
    return findings + wordFindings(in: page)
  }

  private static func wordFindings(in page: ProjectFile) -> [Finding] {
    let exceptions = allowed[page.path] ?? [:]
    return paragraphs(of: page.text).flatMap { paragraph -> [Finding] in
      let text = " " + paragraph.text.lowercased().map { $0.isLetter ? String($0) : " " }.joined()
      return replaced.compactMap { word, use in
        guard exceptions[word] == nil, text.contains(" \(word)") else { return nil }
        let message = "\"\(word)\": use \(use)"
        return Finding(path: page.path, line: paragraph.line, message: message)
      }
    }
  }

  /// Returns links to files that do not exist.
  static func findings(linksOf page: ProjectFile, exists: (String) -> Bool) -> [Finding] {
    let folder = page.components.dropLast()
    return lines(of: page.text, keepingTables: true).flatMap { line, text in
      text.split(separator: "](").dropFirst().compactMap { rest -> Finding? in
        let target = String(rest.prefix { $0 != ")" })
        guard !target.contains("://"), !target.hasPrefix("#") else { return nil }
        var path = Array(folder)
        for part in target.split(separator: "/").map(String.init) {
          if part == ".." { _ = path.popLast() } else { path.append(part) }
        }
        guard !exists(path.joined(separator: "/")) else { return nil }
        return Finding(path: page.path, line: line, message: "\(target) does not exist")
      }
    }
  }
}

// MARK: Text

extension ProseRules {
  /// A paragraph or list item, without Markdown.
  struct Paragraph: Equatable {
    let line: Int
    var text: String
  }

  /// Returns the lines outside code, and outside headings and tables unless requested.
  private static func lines(
    of text: String,
    keepingTables: Bool = false
  ) -> [(line: Int, text: String)] {
    var isCode = false
    var kept: [(line: Int, text: String)] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if line.hasPrefix("```") {
        isCode.toggle()
        kept.append((index + 1, ""))
      } else if !isCode {
        let isText = keepingTables || !(line.hasPrefix("|") || line.hasPrefix("#"))
        kept.append((index + 1, isText ? String(line) : ""))
      }
    }
    return kept
  }

  /// Returns the paragraphs and list items; inline code counts as one word.
  static func paragraphs(of text: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for (line, raw) in lines(of: text) {
      let text = raw.trimmingPrefix { $0 == " " }
      let isItem = text.hasPrefix("- ") || text.prefix { $0.isNumber } + ". " == text.prefix(3)
      guard !text.isEmpty, !text.hasPrefix("![") else {
        isOpen = false
        continue
      }
      if isOpen, !isItem {
        paragraphs[paragraphs.count - 1].text += " " + text
      } else {
        paragraphs.append(Paragraph(line: line, text: String(isItem ? text.dropFirst(2) : text)))
        isOpen = true
      }
    }
    return paragraphs.map { Paragraph(line: $0.line, text: plain($0.text)) }
  }

  /// Returns a text without code, emphasis marks and link addresses.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      plain += index.isMultiple(of: 2) ? String(part) : "CODE"
    }
    let pieces = plain.split(separator: "](", omittingEmptySubsequences: false)
    let linked = pieces.dropFirst().map { $0.drop { $0 != ")" }.dropFirst() }
    return ([pieces[0]] + linked).joined().filter { !"[]*".contains($0) }
  }

  /// Returns the sentences of a paragraph as words.
  static func sentences(of paragraph: Paragraph) -> [(line: Int, words: [String])] {
    var sentences: [(line: Int, words: [String])] = []
    var words: [String] = []
    for word in paragraph.text.split(separator: " ").map(String.init) {
      words.append(word)
      if [".", "!", "?", ":"].contains(where: word.hasSuffix) {
        sentences.append((paragraph.line, words))
        words = []
      }
    }
    return words.isEmpty ? sentences : sentences + [(paragraph.line, words)]
  }
}
