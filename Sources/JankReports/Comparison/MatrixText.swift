public import JankGate
internal import JankMetrics
public import JankText
internal import JankTrace

/// Matrices of strategies and faults as tables: values and their levels.
public enum MatrixText {
  /// Returns matrices as text.
  ///
  /// - Parameters:
  ///   - matrices: the matrices, in output order.
  ///   - omissions: which metrics have no matrix, and why.
  ///   - layout: the layout of tables and text; a sign after each value repeats its
  ///     colour.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ matrices: [FaultMatrix],
    omissions: [String] = [],
    layout: TextLayout = .standard
  ) -> String {
    let sections = matrices.map { section($0, layout) }
    let rest = omissions.isEmpty ? [] : [ReportText.paragraphs(omissions, layout)]
    return (sections + [legend(matrices, layout)] + rest).joined(separator: "\n")
  }

  /// The metrics without a matrix, since no strategy has a value, with the reason, each text once.
  public static func omissions(in comparisons: [Comparison]) -> [String] {
    comparisons.flatMap(ComparisonText.omissions).reduce(into: []) { texts, text in
      if !texts.contains(text) { texts.append(text) }
    }
  }

  /// The notes on stalls, motion and each scale in use, each once for all matrices.
  ///
  /// - Parameters:
  ///   - matrices: The matrices.
  ///   - signs: The signs of the levels of a scale, on a line; nil for no signs.
  /// - Returns: The notes.
  static func legend(
    _ matrices: [FaultMatrix],
    signs: (FaultMatrix.Scale) -> String? = { _ in nil }
  ) -> [String] {
    var lines: [String] = []
    if matrices.contains(where: hasStalls) { lines.append(aboutStalls) }
    if matrices.contains(where: fallsWithStalls) { lines.append(aboutMotion) }
    for scale in FaultMatrix.Scale.allCases where matrices.contains(where: { $0.scale == scale }) {
      lines += [about(scale), signs(scale)].compactMap(\.self)
    }
    return lines + ["? invalid or unknown"]
  }

  /// The meaning of the signs, a paragraph for each scale in use.
  private static func legend(_ matrices: [FaultMatrix], _ layout: TextLayout) -> String {
    let lines = legend(matrices) { scale in
      FaultMatrix.Level.allCases.map { "\(sign($0)) \(name($0, scale))" }
        .joined(separator: "   ")
    }
    let showsTime = matrices.contains { $0.metric.id == "apple.hitch-time" }
    let hasRatio = matrices.contains { $0.scale == .hitches }
    let more = hasRatio && !showsTime ? [aboutTime] : []
    return (lines + more).map { layout.paragraph($0) }.joined()
  }

  /// How to compare the time of hitches instead of their share.
  private static let aboutTime = "--metrics apple.hitch-time compares the hitch time itself."

  /// The note on added stalls.
  static let aboutStalls = """
    Added stalls come on top of those of the scenario. They block the main thread once in each
    transition, 100 ms or more after its start; the seed sets the exact time.
    """

  /// The note on motion errors that longer stalls reduce.
  private static let aboutMotion = """
    A longer stall can reduce the motion error: the ideal path begins with the first frame that
    moves. If that frame is late, the next one jumps ahead of the path, by less if a stall holds it
    back.
    """

  /// Whether a motion error is smaller with a longer stall.
  private static func fallsWithStalls(_ matrix: FaultMatrix) -> Bool {
    guard matrix.metric.needsCourse else { return false }
    return matrix.rows.contains { row in
      let cells = zip(matrix.faults, row)
      return cells.contains { fault, cell in
        cells.contains { other, longer in
          guard fault.device == other.device, fault.stall < other.stall,
            let value = cell.metricValue, let smaller = longer.metricValue
          else { return false }
          return smaller.value < value.value
        }
      }
    }
  }

  /// The note on the levels of a scale.
  static func about(_ scale: FaultMatrix.Scale) -> String {
    switch scale {
    case .hitches:
      """
      Apple's scale for all animations: good up to 10 ms/s, warning up to 25, critical up to 50.
      The ratio is per second of animation: the same hitch weighs less in what takes longer.
      """
    case .quarters:
      "Quarters of the range from the best value of a matrix to its worst; no rating."
    }
  }

  private static func section(_ matrix: FaultMatrix, _ layout: TextLayout) -> String {
    let notes = ReportText.paragraphs(notes(matrix), layout)
    return layout.paragraph(title(matrix), hanging: "  ") + table(matrix).text(layout)
      + (notes.isEmpty ? "" : "\n" + notes)
  }

  private static func table(_ matrix: FaultMatrix) -> TextTable {
    var table = TextTable(
      columns: [.left("strategy", wrap: 17)]
        + matrix.faults.map { .right(heading($0, in: matrix)) },
      keyCount: 1
    )
    for (strategy, row) in zip(matrix.strategies, matrix.rows) {
      var colours: [Int: TerminalColour] = [:]
      for (place, cell) in row.enumerated() {
        colours[place + 1] = cell.level.flatMap { colour($0, matrix.scale) }
      }
      table.add([strategy] + row.map(text), colours: colours)
    }
    return table
  }

  /// The content of the matrix, on one line.
  static func title(_ matrix: FaultMatrix) -> String {
    let unit = matrix.metric.unit.stepCount == 1 ? "" : " (\(matrix.metric.unit.rawValue))"
    let seeds = ComparisonText.seeds(matrix.seeds)
    let metricValue = matrix.metric.polarity == .neutral ? "median" : "worst"
    let how = matrix.seeds.count > 1 ? "\(metricValue) of \(seeds)" : seeds
    return "\(printable(matrix.scenario, limit: 100)): \(matrix.metric.id)\(unit), \(how)"
  }

  /// The heading of a fault's column: the device, and below it the added stall.
  static func heading(_ fault: FaultMatrix.Fault, in matrix: FaultMatrix) -> String {
    let device = printable(fault.device, limit: 100)
    return hasStalls(matrix) ? device + "\n" + stall(fault) : device
  }

  /// Whether a stall was added in any column.
  static func hasStalls(_ matrix: FaultMatrix) -> Bool {
    matrix.faults.contains { $0.stall > .zero }
  }

  /// The added stall, in words.
  static func stall(_ fault: FaultMatrix.Fault) -> String {
    fault.stall > .zero ? "+\(ComparisonText.length(fault.stall)) stall" : "no added stall"
  }

  /// A fault in one line.
  static func name(_ fault: FaultMatrix.Fault, in matrix: FaultMatrix) -> String {
    name(fault, hasStalls: hasStalls(matrix))
  }

  /// A fault in one line, with its stall or the words for none if any fault has a stall.
  static func name(_ fault: FaultMatrix.Fault, hasStalls: Bool) -> String {
    hasStalls ? "\(fault.device), \(stall(fault))" : fault.device
  }

  /// The value of a cell and the word for its level.
  static func words(_ cell: FaultMatrix.Cell, _ scale: FaultMatrix.Scale) -> String {
    let level = cell.level.map { " \(name($0, scale))" } ?? ""
    let value = cell.metricValue.map(ComparisonText.number) ?? "n/a"
    return value + (cell.remark == nil ? level : " ?")
  }

  /// The value of a cell and the sign of its level.
  static func text(_ cell: FaultMatrix.Cell) -> String {
    let sign = cell.level.map(sign) ?? (cell.remark == nil ? "" : "?")
    return (cell.metricValue.map(ComparisonText.number) ?? "n/a") + (sign.isEmpty ? "" : " " + sign)
  }

  /// The transitions with late frames, then the reasons for invalid cells, one a line.
  static func notes(_ matrix: FaultMatrix) -> [String] {
    var notes: [(text: String, faults: [String])] = []
    for (strategy, row) in zip(matrix.strategies, matrix.rows) {
      for (fault, cell) in zip(matrix.faults, row) {
        guard let remark = cell.remark else { continue }
        let text = "? \(strategy): \(printable(remark, limit: 400))"
        let name = name(fault, in: matrix)
        if let place = notes.firstIndex(where: { $0.text == text }) {
          notes[place].faults.append(name)
        } else {
          notes.append((text, [name]))
        }
      }
    }
    return HitchText.lines(matrix)
      + notes.map { note in
        note.faults.count == matrix.faults.count
          ? note.text : "\(note.text) (\(note.faults.joined(separator: "; ")))"
      }
  }

  /// The name of a level; quarters are no rating.
  static func name(_ level: FaultMatrix.Level, _ scale: FaultMatrix.Scale) -> String {
    switch (scale, level) {
    case (.hitches, .good): "good"
    case (.hitches, .warning): "warning"
    case (.hitches, .critical): "critical"
    case (.hitches, .severe): "severe"
    case (.quarters, .good): "best quarter"
    case (.quarters, .warning): "second"
    case (.quarters, .critical): "third"
    case (.quarters, .severe): "worst quarter"
    }
  }

  /// The sign of a level, fuller for a worse one.
  static func sign(_ level: FaultMatrix.Level) -> String {
    switch level {
    case .good: "·"
    case .warning: "░"
    case .critical: "▒"
    case .severe: "█"
    }
  }

  /// The colour of a level; only ratings have one.
  private static func colour(
    _ level: FaultMatrix.Level,
    _ scale: FaultMatrix.Scale
  ) -> TerminalColour? {
    guard scale == .hitches else { return nil }
    return switch level {
    case .good: .green
    case .warning: .yellow
    case .critical: .magenta
    case .severe: .red
    }
  }
}
