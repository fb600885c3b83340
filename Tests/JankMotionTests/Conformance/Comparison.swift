/// A result beside its expectation.
struct Comparison {
  var label = ""
  let got: JSON
  let expected: JSON
  let tolerance: Tolerance
  /// Tolerances of single members, if the file gives them by name.
  var memberTolerances: JSON = .null
}

extension Comparison {
  /// The differences in words; empty if there are none.
  var differences: [String] {
    switch (expected, got) {
    case (.object(let members), _):
      members.sorted { $0.key < $1.key }.flatMap { key, value in
        part(key, got[key], value).differences
      }
    case (.list(let elements), .list(let answers)) where elements.count == answers.count:
      elements.indices.flatMap { part("\($0)", answers[$0], elements[$0]).differences }
    case (_, .number(let answer)):
      isClose(answer) ? [] : [difference]
    default:
      expected == got ? [] : [difference]
    }
  }

  private func part(_ key: String, _ got: JSON, _ expected: JSON) -> Comparison {
    Comparison(
      label: label.isEmpty ? key : "\(label).\(key)",
      got: got,
      expected: expected,
      tolerance: Tolerance(memberTolerances[key]) ?? tolerance
    )
  }

  private func isClose(_ answer: Double) -> Bool {
    guard let value = expected.number else { return false }
    if value == answer || (value.isNaN && answer.isNaN) { return true }
    return abs(answer - value) <= tolerance.bound(around: value)
  }

  private var difference: String {
    "\(label.isEmpty ? "" : "\(label): ")expected \(expected), got \(got)"
  }
}
