internal import JankCalibration
internal import JankReports
internal import JankText

/// The agreement of several recordings in one table, and what they must reach together.
enum CalibrationSummary {
  private static let columns = [
    "recording", "frames", "one step", "display only", "free run", "best control", "late found",
    "missed refreshes",
  ]

  static func table(_ files: [CalibratedFile], _ layout: TextLayout) -> String {
    var table = TextTable(
      columns: columns.enumerated().map { place, name in
        place == 0 ? .left(name, wrap: 20) : .right(name, rank: place == 1 ? 1 : 0, wrap: 8)
      }
    )
    for row in rows(files) { table.add(row) }
    var goals = TextTable(columns: [
      .left("goal"), .right("limit"), .right("reached"), .left("met"),
    ])
    for goal in CalibrationGoal.goals(of: files.map(\.calibration)) { goals.add(cells(goal)) }
    return layout.paragraph(title(files), hanging: "  ") + "\n" + table.text(layout) + "\n"
      + layout.paragraph(note, hanging: "  ") + "\n" + goals.text(layout)
  }

  static func markdown(_ files: [CalibratedFile]) -> String {
    var text = "### \(MarkdownText.escaped(title(files)))\n\n"
    text += "| " + columns.joined(separator: " | ") + " |\n"
    text += "| --- |" + String(repeating: " ---: |", count: columns.count - 1) + "\n"
    for row in rows(files) {
      text += "| " + row.map { MarkdownText.escaped($0) }.joined(separator: " | ") + " |\n"
    }
    text += "\n\(MarkdownText.escaped(note, limit: 1_000))\n\n"
    text += "| goal | limit | reached | met |\n| --- | ---: | ---: | --- |\n"
    for goal in CalibrationGoal.goals(of: files.map(\.calibration)) {
      text += "| " + cells(goal).joined(separator: " | ") + " |\n"
    }
    return text
  }

  private static func title(_ files: [CalibratedFile]) -> String {
    "\(files.count) recordings, each parted in two, each part predicted with the fit to the other"
  }

  private static let note =
    "late found and missed refreshes: free run; best control: the better one of always on time and "
    + "own cost over budget"

  private static func rows(_ files: [CalibratedFile]) -> [[String]] {
    let all = files.map(\.calibration)
    var control = Agreement()
    for calibration in all { control.add(calibration.bestControl) }
    return files.map { file in
      row(file.shortName, file.calibration.bestControl, file.calibration.agreement)
    } + [row("all", control) { CalibrationGoal.total(of: all, $0) }]
  }

  private static func row(
    _ name: String,
    _ control: Agreement,
    _ agreement: (Level) -> Agreement
  ) -> [String] {
    let free = agreement(.freeRun)
    let exact = [agreement(.oneStep), agreement(.displayOnly), free, control].map(\.exactShare)
    return [name, "\(free.frameCount)"] + exact.map { "\(CalibrationText.percent($0)) %" } + [
      "\(free.foundCount) of \(free.lateCount)",
      "\(free.predictedMisses) for \(free.missedRefreshes)",
    ]
  }

  private static func cells(_ goal: CalibrationGoal) -> [String] {
    let sign = goal.kind.isLargest ? "≤" : "≥"
    return [
      goal.kind.rawValue, "\(sign) \(text(goal.kind.limit, goal.kind))",
      text(goal.value, goal.kind), goal.isMet ? "yes" : "no",
    ]
  }

  private static func text(_ value: Double, _ kind: CalibrationGoal.Kind) -> String {
    guard kind != .aboveControls else {
      let count = Int(value)
      return "\(count) \(count == 1 ? "frame" : "frames")"
    }
    return "\(CalibrationText.percent(value)) %"
  }
}

extension CalibratedFile {
  /// The name of the file without its folder and its ending.
  fileprivate var shortName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return printable(stem.isEmpty ? name : stem, limit: 60)
  }
}
