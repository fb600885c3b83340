/// How `janklab score` writes its result.
package enum ScoreFormat: String, CaseIterable, Sendable {
  case table, json, csv, markdown
}
