internal import JankGate

/// The style sheet of heat maps.
///
/// Levels of a rating go from green to red. Quarters are shades of one blue, since they are no
/// rating. Both go from light to dark, so that the order is visible without colour.
enum MatrixStyle {
  private struct Cell {
    let fill: String
    let text: String
  }

  private static let lightHitches = [
    Cell(fill: "#d9f0e3", text: "#10391f"), Cell(fill: "#ffe08a", text: "#3d2c00"),
    Cell(fill: "#f2935c", text: "#3a1400"), Cell(fill: "#b3261e", text: "#ffffff"),
  ]
  private static let lightQuarters = [
    Cell(fill: "#eaf2fb", text: "#0b2545"), Cell(fill: "#bcd6f2", text: "#0b2545"),
    Cell(fill: "#7fb0e0", text: "#061a33"), Cell(fill: "#2b6cb0", text: "#ffffff"),
  ]
  private static let darkHitches = [
    Cell(fill: "#143d29", text: "#c9f2da"), Cell(fill: "#8a6a00", text: "#fff3cc"),
    Cell(fill: "#c05a1d", text: "#ffffff"), Cell(fill: "#ff6b5e", text: "#2b0300"),
  ]
  private static let darkQuarters = [
    Cell(fill: "#16263a", text: "#d6e6f7"), Cell(fill: "#23476e", text: "#e2eefa"),
    Cell(fill: "#3f79b5", text: "#ffffff"), Cell(fill: "#8fc1f2", text: "#04182c"),
  ]

  /// The class of a cell.
  static func name(_ level: FaultMatrix.Level?, _ scale: FaultMatrix.Scale) -> String {
    guard let level else { return "none" }
    return (scale == .hitches ? "level-" : "quarter-") + "\(level.rawValue + 1)"
  }

  static var text: String {
    let font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
    let inLight =
      [".back{fill:#ffffff}", "text{fill:#24292f}"] + rules(lightHitches, .hitches)
      + rules(lightQuarters, .quarters) + rule("none", Cell(fill: "#e3e6ea", text: "#24292f"))
    let inDark =
      [".back{fill:#0d1117}", "text{fill:#e6edf3}"] + rules(darkHitches, .hitches)
      + rules(darkQuarters, .quarters) + rule("none", Cell(fill: "#30363d", text: "#e6edf3"))
    return
      (["text{font:13px \(font)}", ".title{font-weight:600}"] + inLight)
      .map { ".fault-matrix \($0)" }
      .joined(separator: "\n") + "\n@media (prefers-color-scheme: dark){\n"
      + inDark.map { ".fault-matrix \($0)" }.joined(separator: "\n") + "\n}"
  }

  private static func rules(_ cells: [Cell], _ scale: FaultMatrix.Scale) -> [String] {
    zip(FaultMatrix.Level.allCases, cells).flatMap { rule(name($0, scale), $1) }
  }

  private static func rule(_ name: String, _ cell: Cell) -> [String] {
    [".\(name){fill:\(cell.fill)}", "text.on-\(name){fill:\(cell.text)}"]
  }
}
