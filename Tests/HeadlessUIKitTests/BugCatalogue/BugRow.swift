import JankTrace
import Testing

/// A row of the catalogue: what is found where an app has the bug.
struct BugRow: Sendable, CustomTestStringConvertible {
  let id: String
  /// The rules that the row names and that are broken.
  private(set) var breaches: [Breach] = []
  /// The rules that are broken in consequence.
  private(set) var consequences: [FindingRule] = []

  /// A rule that is broken.
  struct Breach: Sendable {
    let rule: FindingRule
    /// When it is found first, in milliseconds.
    let time: ClosedRange<Int64>
    /// The step of the script that led to it.
    let step: String
  }

  var testDescription: String { id }

  /// The rules that have to be found.
  var rules: Set<FindingRule> { Set(breaches.map(\.rule) + consequences) }
}

extension BugRow {
  /// All 82 rows of the table.
  static let all: [BugRow] = {
    let lines = table.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 3).map(String.init)
    }
    var rows: [BugRow] = []
    for line in lines {
      if rows.last?.id != line[0] { rows.append(BugRow(id: line[0])) }
      rows[rows.count - 1].read(Array(line.dropFirst()))
    }
    return rows
  }()

  /// Takes in a line of the table, without the number of the row.
  private mutating func read(_ words: [String]) {
    if words == ["none"] { return }
    guard let rule = FindingRule(rawValue: words[0]) else {
      preconditionFailure("no rule is called \(words[0])")
    }
    if words.count == 2, words[1] == "also" {
      consequences.append(rule)
      return
    }
    let bounds = words[1].split(separator: "-").compactMap { Int64($0) }
    precondition(words.count == 3 && bounds.count == 2, "\(id): rule, time and step, or also")
    breaches.append(Breach(rule: rule, time: bounds[0]...bounds[1], step: words[2]))
  }

  /// Number of the row; rule; when it is found first, in milliseconds; after which step.
  ///
  /// A rule that is broken in consequence has `also` in place of the time. Where a row states its
  /// rule in words it is the one that says so here: an unwinding has to end in a pop or dismissal,
  /// a value is continuous, an inset is monotone. Row A8 names F6, too, which speaks of what a
  /// cancel leaves, while its drag finishes. E6 shows in a figure, and what G8 reports is right.
  private static let table = """
    A1 F2 2380-2420 swipe
    A2 F1 1380-1450 dismiss Sheet
    A3 F7 400-450 present
    A3 F1 700-750 present
    A4 F23 100-130 act at 100 ms
    A4 F1 550-600 let go
    A4 F7 also
    A5 F10 2000-2050 act at 2000 ms
    A5 F1 2300-2350 act at 2000 ms
    A6 F1 400-500 present
    A7 F20 100-130 present
    A8 F21 1100-1150 act at 1000 ms
    A8 F34 also
    B1 F9 1120-1150 dismiss Overlay
    B1 F7 also
    B2 F9 1000-1050 touch
    B2 F6 1100-1300 touch
    B2 F7 also
    B3 F9 1000-1050 dismiss
    B3 F7 1000-1050 dismiss
    B4 F9 1000-1050 dismiss
    B4 F10 1000-1050 dismiss
    B4 F7 also
    B5 F9 1200-1230 drag
    B5 F7 also
    B6 F7 1200-1600 pop on Stack
    B7 F7 400-450 present
    B7 F31 400-450 present
    B8 F31 1300-1400 dismiss
    B9 F6 1100-1300 touch
    B10 F6 1100-1300 touch
    B11 F1 1090-1140 touches
    B11 F6 1090-1160 touches
    B11 F31 1090-1160 touches
    B12 F20 100-150 present
    C1 F21 1100-1200 act at 1000 ms
    C1 F6 1150-1250 act at 1000 ms
    C2 F4 200-220 let go
    C3 F21 1050-1150 act at 1000 ms
    C3 F6 1050-1150 act at 1000 ms
    C4 F6 1050-1150 act at 1000 ms
    C5 F6 1100-1500 touch
    C6 F6 1100-1350 act at 1000 ms
    C6 F34 2100-2150 timer
    C7 F15 2000-2050 dismiss
    C8 F7 100-500 present
    C9 F5 1000-1300 dismiss
    C10 F6 1700-1900 touch
    C10 F26 1700-1900 touch
    C11 F26 1600-1800 touch
    C12 F25 1100-1120 let go
    C12 F26 2000-2600 pop
    D1 F13 120-150 push More
    D2 F13 300-330 pop on Stack
    D3 F13 1000-1020 act at 1000 ms
    D4 F13 150-170 pop
    D4 F15 500-520 badge
    D5 F16 180-260 touches
    D5 F13 180-260 touches
    D6 F18 740-760 select Third
    D7 F18 1080-1180 touches
    D8 F15 300-600 act at 133 ms
    D9 F13 200-220 tap
    D9 F14 250-270 tap
    D10 F14 200-220 tap
    D11 F11 100-120 act at 100 ms
    D12 F13 1300-1320 owner
    D12 F11 1300-1320 owner
    D13 F28 1000-1020 act at 1000 ms
    D13 F11 1000-1020 act at 1000 ms
    D14 F28 1800-1820 owner
    D14 F1 3300-3350 dismiss
    D15 F13 1080-1100 back button
    D15 F28 1080-1100 back button
    D16 F34 400-440 push
    E1 F16 1000-1100 touches
    E2 F16 2000-2100 touches
    E3 F16 116-200 touches
    E3 F13 116-200 touches
    E4 F3 1000-1100 touches
    E5 F5 1080-1130 touches
    E5 F15 1080-1130 touches
    E6 none
    E7 F1 1300-1350 dismiss
    E8 F5 1300-1400 touches
    E9 F15 1000-1050 pop to root
    E9 F16 2000-2100 touches
    E10 F16 150-300 touches
    G1 F26 1100-1300 touch
    G2 F15 2000-2100 pop
    G3 F25 1000-1020 act at 1000 ms
    G4 F25 1400-1700 act at 1000 ms
    G5 F25 0-20 launch
    G6 F24 100-150 present
    G7 F15 0-40 launch
    G8 none
    G9 F24 0-40 launch
    G9 F25 100-120 act at 100 ms
    H1 F23 1120-1150 dismiss Sheet
    H2 F29 1000-2000 dismiss
    H3 F29 1000-2000 dismiss
    H4 F30 300-320 act at 300 ms
    J1 F7 1300-1400 act at 1000 ms
    J2 F7 400-500 present
    J3 F19 2000-2500 dismiss
    J4 F19 2000-2500 touch
    J5 F7 400-450 push
    J6 F35 1500-1560 pop
    J7 F7 400-450 push
    J7 F35 400-450 push
    K1 F33 1000-1030 segue back from Page
    K2 F33 1000-1020 act at 1000 ms
    K3 F33 1000-1030 segue back from Page
    K4 F33 1000-1030 segue back from Page
    K4 F11 2000-2030 present Later
    """
}
