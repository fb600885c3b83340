/// How `janklab curve` writes its result.
package enum CurveFormat: String, CaseIterable, Sendable {
  case plot, svg, csv, json
}

extension CurveFormat {
  /// The format that the name of a file asks for: that of its ending, or a plot in characters.
  package static func fitting(_ path: String?) -> CurveFormat {
    let name = path?.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return .plot }
    return CurveFormat(rawValue: name[name.index(after: point)...].lowercased()) ?? .plot
  }
}
