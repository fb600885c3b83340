/// The output formats of `janklab curve`.
package enum CurveFormat: String, CaseIterable, Sendable {
  case plot, svg, csv, json
}
