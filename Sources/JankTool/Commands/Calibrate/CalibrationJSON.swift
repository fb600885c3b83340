internal import JankCalibration
internal import JankText

/// Agreement of predictions and recordings as JSON: one object, recordings in the order given.
enum CalibrationJSON {
  static func text(_ files: [CalibratedFile], seed: UInt64) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "janklab-calibration")
      writer.member("version", 1)
      writer.member("seed", "\(seed)")
      writer.member("recordings") { writer in
        writer.array(files) { writer, file in write(file, to: &writer) }
      }
    }
    return writer.drain() + "\n"
  }

  private static func write(_ file: CalibratedFile, to writer: inout JSONWriter) {
    let calibration = file.calibration
    writer.object { writer in
      writer.member("file", file.path)
      writer.member("frames", calibration.frameCount)
      writer.member("bursts", calibration.burstCount)
      writer.member("interval_ns", calibration.interval.nanoseconds)
      writer.member("fits") { writer in
        writer.array(calibration.pipelines) { writer, pipeline in write(pipeline, to: &writer) }
      }
      writer.member("levels") { writer in
        writer.array(calibration.rows) { writer, row in write(row, to: &writer) }
      }
    }
  }

  private static func write(_ pipeline: Pipeline, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("buffers", pipeline.queue.bufferCount)
      writer.member("latch_lead_ns", pipeline.queue.latchLead.nanoseconds)
      writer.member("refreshes_after_deadline", pipeline.refreshesAfterDeadline)
      writer.member("phase_ns", pipeline.phase.nanoseconds)
      writer.member("unattributed_ns", pipeline.unattributed.nanoseconds)
    }
  }

  private static func write(_ row: Calibration.Row, to writer: inout JSONWriter) {
    let agreement = row.agreement
    writer.object { writer in
      writer.member("level", row.level.rawValue)
      writer.member("control", row.level.isControl)
      writer.member("frames", agreement.frameCount)
      writer.member("exact", agreement.exactCount)
      writer.member("exact_low", row.exactRange?.lowerBound)
      writer.member("exact_high", row.exactRange?.upperBound)
      writer.member("late", agreement.lateCount)
      writer.member("late_found", agreement.foundCount)
      writer.member("wrongly_late", agreement.falseCount)
      writer.member("missed_refreshes", agreement.missedRefreshes)
      writer.member("predicted_missed_refreshes", agreement.predictedMisses)
      writer.member("hitch_ratio", agreement.hitchRatio)
      writer.member("predicted_hitch_ratio", agreement.predictedHitchRatio)
      writer.member("error_runs", agreement.errorRuns)
      writer.member("longest_error_run", agreement.longestRun)
    }
  }
}
