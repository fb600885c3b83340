/// The references of XML and HTML to characters of markup.
enum MarkupReference {
  private static let characters = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  /// Returns a text with the characters that its references stand for.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return characters.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
