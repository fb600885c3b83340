internal import JankText
internal import JankWeb

/// A page that needs neither a network nor other files.
///
/// Its policy lets a browser run one script, which it recognises by its digest, and load nothing.
/// Data is in an element of its own, which no browser executes.
///
///     try emit(page.opening)
///     try emit("<p>content</p>")
///     try emit(page.dataOpening + HTMLText.data(json) + page.ending)
struct HTMLPage {
  /// The title of the page.
  let title: String
  private let script = "\n" + WebPart.script

  init(title: String) {
    self.title = title
  }
}

extension HTMLPage {
  /// What comes before the content.
  var opening: String {
    let hash = Base64.text(SHA256.digest(Array(script.utf8)))
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-\(hash)'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(WebPart.style)\(SVGPlot.Style.text)
      </style>
      </head>
      <body>
      <noscript><p class="tool">Without scripts this page has its tables and charts, but no \
      player, no filter and no order by column.</p></noscript>

      """
  }

  /// What comes between the content and the data for the script, which is JSON.
  var dataOpening: String { "<script type=\"application/json\" id=\"data\">\n" }

  /// What comes after the data.
  var ending: String { "</script>\n<script>\(script)</script>\n</body>\n</html>\n" }
}
