internal import JankCalibration
internal import JankReports
internal import JankText

/// Agreement of predictions and recordings, as text.
enum CalibrationText {
  private static let columns = [
    "level", "exact", "95 % range", "late found", "wrongly late", "missed refreshes", "hitch ratio",
    "error runs", "longest",
  ]

  /// Tables for a terminal: one for all recordings if there are several, and one for each.
  static func table(_ files: [CalibratedFile], _ layout: TextLayout) -> String {
    let summary = files.count > 1 ? [CalibrationSummary.table(files, layout)] : []
    let parts = files.map { file in
      var table = TextTable(
        columns: columns.enumerated().map { place, name in
          place == 0 ? .left(name) : .right(name, rank: place > 6 ? 1 : 0, wrap: 8)
        }
      )
      for row in file.calibration.rows { table.add(cells(row)) }
      let head = layout.paragraph(title(file), hanging: "  ")
      let notes = notes(file.calibration).map { layout.paragraph($0, hanging: "  ") }
      return head + "\n" + table.text(layout) + "\n" + notes.joined()
    }
    return (summary + parts).joined(separator: "\n")
  }

  /// The same tables for a page.
  static func markdown(_ files: [CalibratedFile]) -> String {
    let summary = files.count > 1 ? [CalibrationSummary.markdown(files)] : []
    let parts = files.map { file in
      var text = "### \(MarkdownText.escaped(title(file)))\n\n"
      text += "| " + columns.joined(separator: " | ") + " |\n"
      text += "| --- |" + String(repeating: " ---: |", count: columns.count - 1) + "\n"
      for row in file.calibration.rows {
        text += "| " + cells(row).joined(separator: " | ") + " |\n"
      }
      let notes = notes(file.calibration).map { "- \(MarkdownText.escaped($0, limit: 1_000))\n" }
      return text + "\n" + notes.joined()
    }
    return (summary + parts).joined(separator: "\n")
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
    if calibration.hasNoGrid {
      notes.insert(
        "\(calibration.offGridCount) of \(calibration.frameCount) frames were presented between "
          + "refreshes: the display does not follow the ticks of this recording, so predictions in "
          + "refreshes are unreliable",
        at: 0
      )
    }
    let others = calibration.otherRateCount
    if others > 0 {
      notes.append(
        "\(others) \(others == 1 ? "frame is" : "frames are") excluded: the display had another "
          + "refresh rate"
      )
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
    let late = pipeline.refreshesAfterDeadline
    return "\(pipeline.queue.bufferCount) buffers, latched \(lead) ms before a refresh, promised "
      + "for \(late) \(late == 1 ? "refresh" : "refreshes") after the deadline, refreshes "
      + "\(phase) ms "
      + "after ticks, \(number(pipeline.unattributed.milliseconds)) ms outside the stages"
  }

  static func percent(_ share: Double) -> String { Decimal.text(share * 100, digits: 1) }

  private static func number(_ value: Double) -> String { Decimal.text(value, digits: 2) }
}
