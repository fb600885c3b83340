import JankEngine
import JankTrace

extension VectorFile.Vector {
  /// Plays frames through the main thread and the render pipeline of the simulator, each as soon as
  /// it can be.
  func pipelineAnswer() throws -> JSON {
    let display = RefreshGrid(hertz: Int(try number("hz")))
    guard let buffering = input["mode"].text.flatMap(DeviceProfile.Buffering.init) else {
      throw VectorFile.Failure.malformed("mode")
    }
    var pipeline = RenderPipeline(display: display, buffering: buffering)
    var threadFreeAt = Instant.zero
    var lastCommit = -1
    var hitchTime = Interval.zero
    let frames = try input["frames"].elements.map { row in
      func figure(_ key: String) throws -> Int64 {
        guard let value = row[key].integer else { throw VectorFile.Failure.malformed(key) }
        return value
      }
      let begin = Int(try figure("begin_vsync"))
      let start = max(display.time(of: begin), threadFreeAt)
      threadFreeAt = start + Interval(nanoseconds: try figure("commit_ns"))
      let commit = max(display.refresh(atOrAfter: threadFreeAt), lastCommit + 1)
      lastCommit = commit
      var renderStart = commit
      while !pipeline.canStart(at: renderStart) { renderStart += 1 }
      let passage = pipeline.render(
        begin: begin,
        commitRefresh: commit,
        start: renderStart,
        prepare: Interval(nanoseconds: try figure("render_cpu_ns")),
        execute: Interval(nanoseconds: try figure("render_gpu_ns"))
      )
      let hitch = display.time(of: passage.actual) - display.time(of: passage.expected)
      hitchTime += hitch
      return JSON.object([
        "expected_vsync": .integer(passage.expected),
        "commit_vsync": .integer(commit),
        "present_vsync": .integer(passage.actual),
        "hitch_ms": .number(hitch.milliseconds),
        "hitch_type": .text(passage.lateness.rawValue),
        "queued_behind_earlier_frame": .flag(passage.isQueued),
      ])
    }
    return .object([
      "frames": .list(frames),
      "hitch_time_ms": .number(hitchTime.milliseconds),
      "hitch_count": .integer(frames.count { $0["hitch_type"] != .text("none") }),
    ])
  }
}
