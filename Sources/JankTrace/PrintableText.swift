/// Text from a file or a command line, made fit to stand in a message.
///
/// Names in scenarios and traces come from files. Characters that could move the cursor, ring the
/// bell or turn the reading direction are written as `\u{…}`; what is longer than the limit, in
/// characters, is cut.
///
/// - Complexity: O(*limit*), however long the text is.
package func printable(_ text: String, limit: Int = 60) -> String {
  var shown = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return shown + "…" }
    if isInvisible(scalar) {
      shown += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// The same in quotation marks.
package func quoted(_ text: String) -> String {
  "\"\(printable(text))\""
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
  default: false
  }
}
