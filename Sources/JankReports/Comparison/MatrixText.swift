public import JankMetrics
internal import JankTrace

/// Matrices of strategies and faults for terminals: figures, and how bad each is.
public enum MatrixText {
  /// Writes matrices.
  ///
  /// - Parameters:
  ///   - matrices: the matrices, in the order to be written.
  ///   - hasColour: whether colour may be used; a sign behind each figure says the same.
  /// - Returns: The text, a line feed at its end.
  public static func text(_ matrices: [FaultMatrix], hasColour: Bool = false) -> String {
    (matrices.map { section($0, hasColour: hasColour) } + [legend]).joined(separator: "\n")
  }

  private static let legend = """
    Stalls of the main thread begin 100 ms after each transition that a step of the script brings
    about. Levels of the hitch ratio are those of Apple's scale for all animations (good up to 10
    ms/s, warning 25, critical 50); those of other metrics are quarters from the best to the worst.
    \(FaultMatrix.Level.allCases.map { "\(sign($0)) \(name($0))" }.joined(separator: "   "))   \
    ? worth nothing or not known

    """

  private static func section(_ matrix: FaultMatrix, hasColour: Bool) -> String {
    var table = TextTable(
      columns: [.left("strategy")] + matrix.faults.map { .right(heading($0)) }
    )
    for (strategy, row) in zip(matrix.strategies, matrix.rows) {
      var colours: [Int: TerminalColour] = [:]
      for (column, cell) in row.enumerated() {
        colours[column + 1] = cell.level.flatMap(colour)
      }
      table.add([strategy] + row.map(text), colours: hasColour ? colours : [:])
    }
    let notes = notes(matrix).map { $0 + "\n" }.joined()
    return title(matrix) + "\n" + table.text + (notes.isEmpty ? "" : "\n" + notes)
  }

  /// What the matrix shows, on one line.
  static func title(_ matrix: FaultMatrix) -> String {
    let unit = matrix.metric.unit.stepCount == 1 ? "" : " (\(matrix.metric.unit.rawValue))"
    let seeds = ComparisonText.seeds(matrix.seeds)
    let how = matrix.seeds.count > 1 ? "median over \(seeds)" : seeds
    return "\(printable(matrix.scenario, limit: 100)): \(matrix.metric.id)\(unit), \(how)"
  }

  /// A fault above its column: the device, and below it the stall.
  static func heading(_ fault: FaultMatrix.Fault) -> String {
    fault.device + "\n" + stall(fault)
  }

  /// The stall of a fault in words.
  static func stall(_ fault: FaultMatrix.Fault) -> String {
    fault.stall > .zero ? "stall \(ComparisonText.length(fault.stall))" : "no stall"
  }

  /// The figure of a cell and the sign of its level.
  static func text(_ cell: FaultMatrix.Cell) -> String {
    let sign = cell.level.map(sign) ?? (cell.remark == nil ? "" : "?")
    return (cell.figure.map(ComparisonText.number) ?? "n/a") + (sign.isEmpty ? "" : " " + sign)
  }

  /// Why cells are worth nothing, a line for each reason.
  static func notes(_ matrix: FaultMatrix) -> [String] {
    var notes: [(text: String, faults: [String])] = []
    for (strategy, row) in zip(matrix.strategies, matrix.rows) {
      for (fault, cell) in zip(matrix.faults, row) {
        guard let remark = cell.remark else { continue }
        let text = "? \(strategy): \(printable(remark, limit: 400))"
        let name = "\(fault.device), \(stall(fault))"
        if let place = notes.firstIndex(where: { $0.text == text }) {
          notes[place].faults.append(name)
        } else {
          notes.append((text, [name]))
        }
      }
    }
    return notes.map { note in
      note.faults.count == matrix.faults.count
        ? note.text : "\(note.text) (\(note.faults.joined(separator: "; ")))"
    }
  }

  /// A level in a word.
  static func name(_ level: FaultMatrix.Level) -> String {
    switch level {
    case .good: "good"
    case .warning: "warning"
    case .critical: "critical"
    case .severe: "severe"
    }
  }

  /// A level as a sign that gets fuller the worse it is.
  static func sign(_ level: FaultMatrix.Level) -> String {
    switch level {
    case .good: "·"
    case .warning: "░"
    case .critical: "▒"
    case .severe: "█"
    }
  }

  private static func colour(_ level: FaultMatrix.Level) -> TerminalColour? {
    switch level {
    case .good: .green
    case .warning: .yellow
    case .critical: .magenta
    case .severe: .red
    }
  }
}
