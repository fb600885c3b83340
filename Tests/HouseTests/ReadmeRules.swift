/// Rules about the examples in the README.
enum ReadmeRules {
  /// A fenced block of a Markdown file.
  struct Block: Equatable {
    /// The language after the opening fence, for example `swift`.
    let language: String
    /// The line of the opening fence, from 1.
    let line: Int
    let text: String
  }

  /// Returns the fenced blocks of a Markdown text, and the line of an unclosed fence.
  static func blocks(of text: String) -> (blocks: [Block], unclosed: Int?) {
    var blocks: [Block] = []
    var open: (language: String, line: Int, lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(Block(language: block.language, line: block.line, text: text))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    return (blocks, open?.line)
  }

  /// Returns missing commands, unclosed blocks and sections without a link.
  static func findings(in readme: ProjectFile) -> [Finding] {
    func finding(_ line: Int, _ message: String) -> Finding {
      Finding(path: readme.path, line: line, message: message)
    }
    let head = readme.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(30)
    var findings: [Finding] = []
    if let line = blocks(of: readme.text).unclosed {
      findings.append(finding(line, "this block is never closed"))
    }
    for command in ["swift run -c release janklab run Scenarios", "swift test"]
    where !head.contains(where: { $0.contains(command) }) {
      findings.append(finding(1, "the first 30 lines do not show: \(command)"))
    }
    for (index, line) in readme.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where line.hasPrefix("## ")
    {
      let anchor = line.dropFirst(3).lowercased().replacing(" ", with: "-")
      guard !readme.text.contains("](#\(anchor))") else { continue }
      findings.append(finding(index + 1, "no link leads to this section"))
    }
    return findings
  }
}
