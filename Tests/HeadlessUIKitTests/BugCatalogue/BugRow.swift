import JankTrace
import Testing

/// A row of the catalogue: the rules that it names for a bug.
struct BugRow: Sendable, CustomTestStringConvertible {
  let id: String
  let rules: [FindingRule]
  /// The rules that no story can break, and why.
  var unbroken: [FindingRule: String] = [:]

  var testDescription: String { id }
}

extension BugRow {
  /// All 82 rows.
  ///
  /// Where a row states its rule in words it is the one that says so here: an unwinding has to end
  /// in a pop or dismissal, a value is continuous, an inset is monotone. What a row has measured,
  /// or finds right, breaks none.
  static let all: [BugRow] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: " ").map(String.init)
    return BugRow(
      id: parts[0],
      rules: parts.dropFirst().map { word in
        guard let rule = FindingRule(rawValue: word) else {
          fatalError("no rule is called \(word)")
        }
        return rule
      },
      unbroken: exceptions[parts[0]] ?? [:]
    )
  }

  private static let exceptions: [String: [FindingRule: String]] = [
    "A8": [.cancelRestores: "it speaks of what a cancel leaves, and this drag finishes"]
  ]

  private static let table = """
    A1 F2
    A2 F1
    A3 F1 F7
    A4 F1 F23
    A5 F1 F10
    A6 F1
    A7 F20
    A8 F6 F21
    B1 F9
    B2 F6 F9
    B3 F7 F9
    B4 F9 F10
    B5 F9
    B6 F7
    B7 F7 F31
    B8 F31
    B9 F6
    B10 F6
    B11 F1 F6 F31
    B12 F20
    C1 F6 F21
    C2 F4
    C3 F6 F21
    C4 F6
    C5 F6
    C6 F6
    C7 F15
    C8 F7
    C9 F5
    C10 F6 F26
    C11 F26
    C12 F25 F26
    D1 F13
    D2 F13
    D3 F13
    D4 F13 F15
    D5 F13 F16
    D6 F18
    D7 F18
    D8 F15
    D9 F13 F14
    D10 F14
    D11 F11
    D12 F11 F13
    D13 F11 F28
    D14 F1 F28
    D15 F13 F28
    D16 F34
    E1 F16
    E2 F16
    E3 F13 F16
    E4 F3
    E5 F5 F15
    E6
    E7 F1
    E8 F5
    E9 F15 F16
    E10 F16
    G1 F26
    G2 F15
    G3 F25
    G4 F25
    G5 F25
    G6 F24
    G7 F15
    G8
    G9 F24 F25
    H1 F23
    H2 F29
    H3 F29
    H4 F30
    J1 F7
    J2 F7
    J3 F19
    J4 F19
    J5 F7
    J6 F35
    J7 F7 F35
    K1 F33
    K2 F33
    K3 F33
    K4 F11 F33
    """
}
