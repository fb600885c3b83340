internal import JankText

/// The scenario files of a page with line numbers, and links to their lines.
struct SourceListing {
  /// A file with its text.
  struct File {
    let path: String
    let text: String
  }

  private let files: [File]
  private let numbers: [String: Int]
  /// The lines to which links lead, by the number of the file.
  private var linked: [Int: Set<Int>] = [:]

  /// The number of bytes of all files that a page shows, at most.
  static let byteLimit = 300_000

  /// Collects files, each once, as long as there is space.
  init(_ files: [File]) {
    var numbers: [String: Int] = [:]
    var kept: [File] = []
    var left = Self.byteLimit
    for file in files where numbers[file.path] == nil && file.text.utf8.count <= left {
      left -= file.text.utf8.count
      kept.append(file)
      numbers[file.path] = kept.count
    }
    self.files = kept
    self.numbers = numbers
  }
}

extension SourceListing {
  /// A link to a line of a file, or only its text if the page does not show the file.
  mutating func link(_ text: String, to path: String, _ line: Int?) -> String {
    let text = HTMLText.escaped(text)
    guard let line, let number = numbers[path], line <= lines(of: files[number - 1]).count else {
      return text
    }
    linked[number, default: []].insert(line)
    return "<a href=\"#line=\(number):\(line)\">\(text)</a>"
  }

  /// The files, folded; nothing without files.
  var html: String {
    guard !files.isEmpty else { return "" }
    let listings = files.enumerated().map { index, file in
      """
      <details class="source">
      <summary>\(HTMLText.escaped(file.path))</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="\(HTMLText.escaped(file.path))">
      <ol>
      \(items(of: file, number: index + 1))</ol>
      </div>
      </details>

      """
    }
    return "<section>\n<h2>Scenario source</h2>\n\(listings.joined())</section>\n"
  }

  private func lines(of file: File) -> [Substring] {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func items(of file: File, number: Int) -> String {
    lines(of: file).enumerated().map { index, line in
      let isLinked = linked[number]?.contains(index + 1) == true
      let id = isLinked ? " id=\"line=\(number):\(index + 1)\"" : ""
      return "<li\(id)>\(HTMLText.escaped(String(line), limit: 1_000))</li>\n"
    }.joined()
  }
}
