/// The output formats of `janklab score`.
package enum ScoreFormat: String, CaseIterable, Sendable {
  case table, json, csv, markdown, html
}
