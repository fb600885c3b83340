package import JankEngine
internal import JankImports
package import JankTrace

/// Predictions of the refreshes that present recorded frames.
///
/// The first row of a part initialises the queue and is not scored: recordings begin in the middle
/// of an animation. All other rows give their costs, never their outcome.
package enum Prediction {
  /// Predicts each frame from its recorded completion and from the recorded refresh of the frame
  /// before: whether the rules of the compositor hold.
  package static func oneStep(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    zip(part.rows, part.rows.dropFirst()).flatMap { previous, row in
      let start = RecordedStart(shown: previous.shown)
      return play([finished(row, of: part, pipeline)], of: [row], in: part, after: start, pipeline)
    }
  }

  /// Predicts all frames from their recorded completions: whether errors persist.
  package static func displayOnly(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    guard let first = part.rows.first else { return [] }
    let rows = Array(part.rows.dropFirst())
    let frames = rows.map { finished($0, of: part, pipeline) }
    return play(frames, of: rows, in: part, after: RecordedStart(shown: first.shown), pipeline)
  }

  /// Predicts all frames from their costs alone.
  package static func freeRun(_ part: RefreshRows, _ pipeline: Pipeline) -> [PredictedFrame] {
    guard let first = part.rows.first else { return [] }
    let rows = Array(part.rows.dropFirst())
    let frames = rows.map { row in
      RecordedFrame(
        tick: part.time(of: row, phase: pipeline.phase),
        promised: promised(row, pipeline),
        other: row.work.other,
        update: row.work.update,
        handOver: row.work.handOver,
        render: row.work.render + pipeline.unattributed,
        gpu: row.work.gpu
      )
    }
    let work = first.work
    let completed = part.time(work.completed, of: first, phase: pipeline.phase)
    let start = RecordedStart(
      shown: first.shown,
      mainThreadFreeAt: part.time(work.start, of: first, phase: pipeline.phase)
        + work.update + work.handOver,
      renderFreeAt: completed - work.gpu,
      gpuFreeAt: completed
    )
    return play(frames, of: rows, in: part, after: start, pipeline)
  }

  /// The frame if its completion is given.
  private static func finished(
    _ row: RefreshRows.Row,
    of part: RefreshRows,
    _ pipeline: Pipeline
  ) -> RecordedFrame {
    RecordedFrame(
      tick: part.time(row.work.completed, of: row, phase: pipeline.phase),
      promised: promised(row, pipeline)
    )
  }

  package static func promised(_ row: RefreshRows.Row, _ pipeline: Pipeline) -> Int {
    row.tick + row.budget + pipeline.refreshesAfterDeadline
  }

  /// The frames in the order of the queue: none is finished or promised before the one ahead of it,
  /// even if the recorded times are.
  private static func inOrder(_ frames: [RecordedFrame]) -> [RecordedFrame] {
    var frames = frames
    for index in frames.indices.dropFirst() {
      frames[index].tick = max(frames[index].tick, frames[index - 1].tick)
      frames[index].promised = max(frames[index].promised, frames[index - 1].promised)
    }
    return frames
  }

  private static func play(
    _ frames: [RecordedFrame],
    of rows: [RefreshRows.Row],
    in part: RefreshRows,
    after start: RecordedStart,
    _ pipeline: Pipeline
  ) -> [PredictedFrame] {
    let records = Device.play(
      inOrder(frames),
      after: start,
      on: pipeline.profile(interval: part.interval),
      interval: part.interval
    )
    return zip(rows, records).map { row, record in
      let completed = part.time(row.work.completed, of: row, phase: pipeline.phase)
      return PredictedFrame(
        row: row,
        promised: promised(row, pipeline),
        predicted: record.actual.number,
        completionError: record.execute.end - completed
      )
    }
  }
}

/// A frame with the refresh of its prediction and that of the recording.
package struct PredictedFrame: Sendable {
  package let tick: Int
  package let promised: Int
  package let predicted: Int
  package let shown: Int
  /// The predicted completion minus the recorded one.
  package var completionError = Interval.zero

  package init(
    row: RefreshRows.Row,
    promised: Int,
    predicted: Int,
    completionError: Interval = .zero
  ) {
    tick = row.tick
    self.promised = promised
    self.predicted = predicted
    shown = row.shown
    self.completionError = completionError
  }

  package var isExact: Bool { predicted == shown }
  package var isLate: Bool { shown > promised }
  package var isPredictedLate: Bool { predicted > promised }
}

extension Pipeline {
  /// A profile with the rules of the pipeline.
  package func profile(interval: Interval) -> DeviceProfile {
    var profile = DeviceProfile.phone60
    profile.refreshRate = Int((1 / interval.seconds).rounded())
    profile.bufferQueue = queue
    return profile
  }
}
