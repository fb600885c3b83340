internal import JankText

/// The head of a page: a summary in one line, and a few lines below.
struct PageHeader {
  let headline: String
  let toolVersion: String
  let lines: [String]
  let style: String

  init(_ headline: String, toolVersion: String, lines: [String] = [], style: String = "plain") {
    self.headline = headline
    self.toolVersion = toolVersion
    self.lines = lines
    self.style = style
  }
}

extension PageHeader {
  /// The head as HTML.
  var html: String {
    let rest = lines.map { "<p>\(HTMLText.escaped($0, limit: 1_000))</p>\n" }
    return """
      <header class="bar \(style)">
      <p class="tool">JankLab \(HTMLText.escaped(toolVersion))</p>
      <h1>\(HTMLText.escaped(headline))</h1>
      \(rest.joined())</header>

      """
  }
}
