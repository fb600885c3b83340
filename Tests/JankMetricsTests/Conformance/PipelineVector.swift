import JankEngine
import JankMetrics
import JankTrace

extension VectorFile.Vector {
  /// Plays frames through the main thread and the render pipeline of the simulator, each as early
  /// as possible, and reads the answer from the trace as users do.
  func pipelineAnswer() throws -> JSON {
    let (trace, commits) = try pipelineTrace()
    let explained = Attribution(trace).frames
    let frames = zip(explained, commits).map { explanation, commit in
      let frame = explanation.frame
      return JSON.object([
        "expected_vsync": .integer(frame.expected.number),
        "commit_vsync": .integer(commit),
        "present_vsync": .integer(frame.actual.number),
        "hitch_ms": .number(frame.hitch.milliseconds),
        "hitch_type": .text(frame.lateness.rawValue),
        "queued_behind_earlier_frame": .flag(explanation.stuffedBehind != nil),
      ])
    }
    let hitchTime = trace.frames.reduce(Interval.zero) { $0 + $1.hitch }
    return .object([
      "frames": .list(frames),
      "hitch_time_ms": .number(hitchTime.milliseconds),
      "hitch_count": .integer(frames.count { $0["hitch_type"] != .text("none") }),
    ])
  }

  /// The frames of a vector as the simulator records them, and the refreshes of their commits.
  private func pipelineTrace() throws -> (trace: Trace, commits: [Int]) {
    let hertz = Int(try number("hz"))
    let display = RefreshGrid(hertz: hertz)
    guard let buffering = input["mode"].text.flatMap(DeviceProfile.Buffering.init) else {
      throw VectorFile.Failure.malformed("mode")
    }
    var pipeline = RenderPipeline(display: display, buffering: buffering)
    var threadFreeAt = Instant.zero
    var lastCommit = -1
    var commits: [Int] = []
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: hertz)
    for row in input["frames"].elements {
      func metricValue(_ key: String) throws -> Int64 {
        guard let value = row[key].integer else { throw VectorFile.Failure.malformed(key) }
        return value
      }
      let begin = Int(try metricValue("begin_vsync"))
      let start = max(display.time(of: begin), threadFreeAt)
      threadFreeAt = start + Interval(nanoseconds: try metricValue("commit_ns"))
      let commit = max(display.refresh(atOrAfter: threadFreeAt), lastCommit + 1)
      lastCommit = commit
      commits.append(commit)
      var renderStart = commit
      while !pipeline.canStart(at: renderStart) { renderStart += 1 }
      let passage = pipeline.render(
        begin: begin,
        commitRefresh: commit,
        start: renderStart,
        prepare: Interval(nanoseconds: try metricValue("render_cpu_ns")),
        execute: Interval(nanoseconds: try metricValue("render_gpu_ns"))
      )
      let stage = FrameRecord.Stage(start: start, end: threadFreeAt)
      trace.frames.append(passage.record(on: display, begin: begin, commit: commit, stage))
    }
    return (trace, commits)
  }
}

extension RenderPipeline.Passage {
  /// The record of a frame committed at a refresh, by the rule of the render server.
  fileprivate func record(
    on display: RefreshGrid,
    begin: Int,
    commit: Int,
    _ mainThread: FrameRecord.Stage
  ) -> FrameRecord {
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: number, time: display.time(of: number))
    }
    return FrameRecord(
      index: begin,
      origin: .commit,
      begin: refresh(begin),
      expected: refresh(expected),
      actual: refresh(actual),
      commitDeadline: display.time(of: begin + 1),
      mainThread: mainThread,
      prepare: prepare,
      execute: execute,
      contentTime: display.time(of: expected),
      lateness: RenderPipeline.lateness(
        begin: begin,
        lifetime: expected - begin,
        commitRefresh: commit,
        actual: actual
      ),
      changedLayers: 1
    )
  }
}
