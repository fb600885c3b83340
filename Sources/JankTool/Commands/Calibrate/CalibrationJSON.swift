internal import JankCalibration
internal import JankReports
internal import JankText

/// Agreement of predictions and recordings as JSON: one object, recordings in the order given.
enum CalibrationJSON {
  /// The format's name, stated in every file.
  static let schema = "janklab-calibration"

  /// The content of a file.
  struct File: Sendable {
    let files: [CalibratedFile]
    let seed: UInt64
  }

  static func text(_ files: [CalibratedFile], seed: UInt64) -> String {
    format.record.text(File(files: files, seed: seed))
  }

  /// The format of what `janklab calibrate --format json` writes.
  static let format = JSONFormat<File>(
    title: "JankLab calibration",
    about: "How well predictions agree with recordings. Times are whole nanoseconds, as their keys "
      + "state; shares are from 0 to 1.",
    JSONRecord {
      JSONField.format(schema)
      JSONField.version(1)
      JSONField("seed", .digits, "The seed of the resamples.") { $0.seed }
      JSONField("recordings", .list(of: recording.object), "The recordings.") { $0.files }
      JSONField("totals", .list(of: agreement.object), "Each level over all recordings.") { file in
        let all = file.files.map(\.calibration)
        return Level.allCases.map { LevelRow($0, CalibrationGoal.total(of: all, $0)) }
      }
      JSONField("goals", .list(of: goal.object), "What the recordings reach together.") { file in
        CalibrationGoal.goals(of: file.files.map(\.calibration))
      }
    }
  )

  /// The format, for the list of schemas.
  static let published = PublishedFormat(
    "calibration",
    of: "calibrations, which janklab calibrate writes as JSON"
  ) { format.schemaDocument }

  private static let recording = JSONRecord<CalibratedFile> {
    JSONField("file", .text, "The path as given.") { $0.path }
    JSONField("frames", .count, "The number of frames.") { $0.calibration.frameCount }
    JSONField(
      "otherRateFrames",
      .count,
      "The frames excluded because the display had another refresh rate."
    ) { $0.calibration.otherRateCount }
    JSONField("offGridFrames", .count, "The frames that were presented between refreshes.") {
      $0.calibration.offGridCount
    }
    JSONField("bursts", .count, "The bursts of frames that are resampled.") {
      $0.calibration.burstCount
    }
    JSONField("intervalNs", .integer, "The refresh interval.") {
      $0.calibration.interval.nanoseconds
    }
    JSONField("fits", .list(of: pipeline.object), "The fits to the first and second part.") {
      $0.calibration.pipelines
    }
    JSONField("levels", .list(of: level.object), "The levels, then the controls.") {
      $0.calibration.rows.map { LevelRow($0.level, $0.agreement, $0.exactRange) }
    }
  }

  private static let pipeline = JSONRecord<Pipeline> {
    JSONField("buffers", .count, "The number of buffers.") { $0.queue.bufferCount }
    JSONField("latchLeadNs", .integer, "The time before a refresh at which buffers are latched.") {
      $0.queue.latchLead.nanoseconds
    }
    JSONField(
      "refreshesAfterDeadline",
      .integer,
      "The refreshes from a frame's deadline to the promised one."
    ) { Int64($0.refreshesAfterDeadline) }
    JSONField("phaseNs", .integer, "The time from a tick to the refresh of its number.") {
      $0.phase.nanoseconds
    }
    JSONField("unattributedNs", .integer, "The time of a frame outside its stages.") {
      $0.unattributed.nanoseconds
    }
  }

  private static let goal = JSONRecord<CalibrationGoal> {
    JSONField("name", .text, "The goal.") { $0.kind.rawValue }
    JSONField("limit", .number, "The least value, or the largest error.") { $0.kind.limit }
    JSONField("value", .number, "The value; on each recording, the worst.") { $0.value }
    JSONField("met", .boolean, "Whether the limit holds.") { $0.isMet }
  }
}

// MARK: Levels

extension CalibrationJSON {
  /// The agreement at a level.
  struct LevelRow: Sendable {
    let level: Level
    let agreement: Agreement
    let range: ClosedRange<Double>?

    init(_ level: Level, _ agreement: Agreement, _ range: ClosedRange<Double>? = nil) {
      self.level = level
      self.agreement = agreement
      self.range = range
    }
  }

  /// The keys of a level in a recording.
  private static let level = JSONRecord<LevelRow> {
    agreement
    JSONField("exactLow", .orNull(.number), "The lower end of the 95 % range, or null.") {
      $0.range?.lowerBound
    }
    JSONField("exactHigh", .orNull(.number), "Its upper end, or null.") { $0.range?.upperBound }
  }

  private static let agreement = JSONRecord<LevelRow> {
    JSONField("level", .word, "The level, or a control.") { $0.level }
    JSONField("control", .boolean, "Whether it is a control.") { $0.level.isControl }
    counts.within { $0.agreement }
  }

  private static let counts = JSONRecord<Agreement> {
    JSONField("frames", .count, "The predicted frames.") { $0.frameCount }
    JSONField("exact", .count, "Those predicted to the exact refresh.") { $0.exactCount }
    JSONField("late", .count, "The late frames of the recording.") { $0.lateCount }
    JSONField("lateFound", .count, "Those of them predicted late.") { $0.foundCount }
    JSONField("wronglyLate", .count, "The frames predicted late that were not.") { $0.falseCount }
    JSONField("missedRefreshes", .count, "The refreshes by which frames were late.") {
      $0.missedRefreshes
    }
    JSONField("predictedMissedRefreshes", .count, "The same by the prediction.") {
      $0.predictedMisses
    }
    JSONField("hitchTimeRatioMsPerS", .number, "The hitch time ratio of the recording.") {
      $0.hitchRatio
    }
    JSONField("predictedHitchTimeRatioMsPerS", .number, "The same by the prediction.") {
      $0.predictedHitchRatio
    }
    JSONField("errorRuns", .count, "The sequences of wrong frames.") { $0.errorRuns }
    JSONField("longestErrorRun", .count, "The frames of the longest one.") { $0.longestRun }
  }
}
