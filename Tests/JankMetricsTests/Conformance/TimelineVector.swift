import JankMetrics

extension VectorFile.Vector {
  func timelineAnswer() throws -> JSON {
    let period = Int64(try number("period"))
    let timeline = FrameTimeline(period: period)
    var displays: [Int64: JankType] = [:]
    var previousPresent: Int64?
    let display = try input["display"].elements.map { row in
      let timing = try timing(of: row)
      let verdict = timeline.verdict(
        onDisplay: timing,
        gpuEnd: row["gpu_end"].integer,
        previousPresent: previousPresent
      )
      previousPresent = timing.actualPresent ?? previousPresent
      if let token = row["token"].integer { displays[token] = verdict.jank }
      return answer(row, verdict)
    }
    let surface = try input["surface"].elements.map { row in
      let verdict = timeline.verdict(
        onSurface: try timing(of: row),
        display: row["display_token"].integer.flatMap { displays[$0] } ?? [],
        lastLatch: row["last_latch"].integer,
        isExpired: row["prediction"].text == "expired"
      )
      return answer(row, verdict)
    }
    return .object(["display": .list(display), "surface": .list(surface)])
  }

  private func timing(of row: JSON) throws -> FrameTimeline.Timing {
    guard let expectedEnd = row["expected_end"].integer, let actualEnd = row["actual_end"].integer,
      let expectedPresent = row["expected_present"].integer
    else { throw VectorFile.Failure.malformed("\(row)") }
    return FrameTimeline.Timing(
      expectedEnd: expectedEnd,
      actualEnd: actualEnd,
      expectedPresent: expectedPresent,
      actualPresent: row["actual_present"].integer
    )
  }

  private func answer(_ row: JSON, _ verdict: FrameTimeline.Verdict) -> JSON {
    .object([
      "token": row["token"],
      "jank_name": .text(verdict.jank.names),
      "jank": .integer(verdict.jank.traceBits),
      "present_type": .text(verdict.present.rawValue),
      "severity": .text(verdict.severity.rawValue),
      "on_time_finish": .flag(verdict.isFinishedOnTime),
    ])
  }
}
