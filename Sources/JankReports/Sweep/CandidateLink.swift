internal import JankText

/// Links from drawings of candidates to what a page states about them.
struct CandidateLink {
  /// The candidates that the page describes, each with its name.
  let names: [Int: String]

  /// No links, for drawings that are files of their own.
  static let none = CandidateLink(names: [:])
}

extension CandidateLink {
  /// The link to a candidate.
  static func target(_ candidate: Int) -> String { "#candidate=\(candidate)" }

  /// The drawing of a candidate as a link, or the drawing itself without a target.
  func around(_ drawing: String, _ candidate: Int) -> String {
    guard let name = names[candidate] else { return drawing }
    return "<a href=\"\(Self.target(candidate))\" aria-label=\"\(HTMLText.escaped(name))\">\n"
      + drawing + "</a>\n"
  }
}
