internal import JankCalibration
internal import JankReports
internal import JankText

/// Agreement of predictions and recordings, as text.
enum CalibrationText {
  private static let columns = [
    "level", "exact", "95 % range", "late found", "wrongly late", "missed refreshes", "hitch ratio",
    "error runs", "longest",
  ]

  /// Tables for a terminal, one for each recording.
  static func table(_ files: [CalibratedFile], _ layout: TextLayout) -> String {
    files.map { file in
      var table = TextTable(
        columns: columns.enumerated().map { place, name in
          place == 0 ? .left(name) : .right(name, rank: place > 6 ? 1 : 0, wrap: 8)
        }
      )
      for row in file.calibration.rows { table.add(cells(row)) }
      let head = layout.paragraph(title(file), hanging: "  ")
      let notes = notes(file.calibration).map { layout.paragraph($0, hanging: "  ") }
      return head + "\n" + table.text(layout) + "\n" + notes.joined()
    }.joined(separator: "\n")
  }

  /// Tables for a page, one for each recording.
  static func markdown(_ files: [CalibratedFile]) -> String {
    files.map { file in
      var text = "### \(MarkdownText.escaped(title(file)))\n\n"
      text += "| " + columns.joined(separator: " | ") + " |\n"
      text += "| --- |" + String(repeating: " ---: |", count: columns.count - 1) + "\n"
      for row in file.calibration.rows {
        text += "| " + cells(row).joined(separator: " | ") + " |\n"
      }
      let notes = notes(file.calibration).map { "- \(MarkdownText.escaped($0, limit: 1_000))\n" }
      return text + "\n" + notes.joined()
    }.joined(separator: "\n")
  }

  private static func title(_ file: CalibratedFile) -> String {
    let calibration = file.calibration
    let parts = calibration.partCounts.map(String.init).joined(separator: " + ")
    return "\(printable(file.path, limit: 400)): \(calibration.frameCount) frames (\(parts)), "
      + "each part predicted with the fit to the other"
  }

  private static func cells(_ row: Calibration.Row) -> [String] {
    let agreement = row.agreement
    let range = row.exactRange.map { "\(percent($0.lowerBound))–\(percent($0.upperBound))" }
    return [
      row.level.isControl ? "control: \(row.level.rawValue)" : row.level.rawValue,
      "\(percent(agreement.exactShare)) %",
      range ?? "–",
      "\(agreement.foundCount) of \(agreement.lateCount)",
      "\(agreement.falseCount)",
      "\(agreement.predictedMisses) for \(agreement.missedRefreshes)",
      number(agreement.predictedHitchRatio) + " for " + number(agreement.hitchRatio),
      "\(agreement.errorRuns)",
      "\(agreement.longestRun)",
    ]
  }

  private static func notes(_ calibration: Calibration) -> [String] {
    var notes = zip(["first", "second"], calibration.pipelines).map { part, pipeline in
      "fit to the \(part) part: " + words(pipeline)
    }
    notes.append("95 % ranges by resampling \(calibration.burstCount) bursts of frames")
    for (stage, fit) in calibration.costs {
      let cost = fit.cost
      notes.append(
        "cost of \(stage.rawValue): median \(number(cost.median.milliseconds)) ms, spread "
          + "\(number(cost.spread)), correlation of neighbours \(number(cost.correlation)); "
          + "the fit is \(fit.verdict)"
      )
    }
    let list = calibration.correlations.map(number).joined(separator: ", ")
    notes.append("correlation of each stage with the next: \(list)")
    return notes
  }

  private static func words(_ pipeline: Pipeline) -> String {
    let lead = number(pipeline.queue.latchLead.milliseconds)
    let phase = number(pipeline.phase.milliseconds)
    return "\(pipeline.queue.bufferCount) buffers, latched \(lead) ms before a refresh, promised "
      + "for \(pipeline.refreshesAfterDeadline) refresh after the deadline, refreshes \(phase) ms "
      + "after ticks, \(number(pipeline.unattributed.milliseconds)) ms outside the stages"
  }

  private static func percent(_ share: Double) -> String { Decimal.text(share * 100, digits: 1) }

  private static func number(_ value: Double) -> String { Decimal.text(value, digits: 2) }
}
