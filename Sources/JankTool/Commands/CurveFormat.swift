/// How `janklab curve` writes its result.
package enum CurveFormat: String, CaseIterable, Sendable {
  case plot, svg, csv, json
}
