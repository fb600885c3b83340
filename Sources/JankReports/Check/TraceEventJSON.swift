internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Cases as trace events, for Perfetto and the tracing panels of Chrome.
///
/// A case is a process, a stage of the pipeline a thread, and each main thread of several processes
/// too. Flows lead from a frame's commit to its presentation. A hitch is an instant that carries
/// its cause, and so is a late frame outside of transitions. Cases without a trace are omitted.
enum TraceEventJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit("{\"traceEvents\": [")
    var isFirst = true
    for (place, subject) in report.cases.enumerated() {
      guard let trace = subject.result?.trace else { continue }
      let process = TraceProcess(number: place + 1, subject: subject, trace: trace)
      try process.write { (event: String) throws(Failure) in
        try emit((isFirst ? "\n" : ",\n") + event)
        isFirst = false
      }
    }
    let about = JSONPieces.line { writer in
      writer.member("tool", "janklab")
      if report.isInterrupted { writer.member("interrupted", true) }
    }
    try emit("\n], \"displayTimeUnit\": \"ms\", \"otherData\": \(about)}\n")
  }
}

/// A case, drawn as a process.
private struct TraceProcess {
  let number: Int
  let subject: CheckedCase
  let trace: Trace
  let tracks: [TraceTrack]
  /// The thread of the first row of each track, by the name of the track.
  private let threads: [String: Int]

  init(number: Int, subject: CheckedCase, trace: Trace) {
    self.number = number
    self.subject = subject
    self.trace = trace
    tracks = TraceTrack.tracks(of: trace)
    var threads: [String: Int] = [:]
    var next = 1
    for track in tracks {
      threads[track.name] = next
      next += track.rowCount
    }
    self.threads = threads
  }

  func write<Failure: Error>(to emit: (String) throws(Failure) -> Void) throws(Failure) {
    try emit(metadata("process_name", thread: nil) { $0.member("name", ReportText.name(subject)) })
    try emit(metadata("process_sort_index", thread: nil) { $0.member("sort_index", number) })
    for track in tracks {
      try writeThreads(track, to: emit)
      for (slice, row) in track.slices { try emit(text(slice, thread: thread(track) + row)) }
    }
    for event in trace.events { try emit(text(event)) }
    let hitches = trace.hitches
    let blamed = BlamedFrame.frames(hitches.map(\.frame), of: trace)
    let animation = TrackedAnimation(trace)
    for (hitch, frame) in zip(hitches, blamed) {
      let isCounted = animation.contains(trace.frames[hitch.frame])
      try emit(text(hitch, frame, isCounted: isCounted))
    }
    for frame in trace.frames { try writeFlow(frame, to: emit) }
    try writeFrameTimes(to: emit)
    for point in LayerProgress.points(of: trace) {
      try emit(counter("progress", point.layer, at: point.time, point.progress))
      try emit(counter("velocity", point.layer, at: point.time, point.velocity))
    }
  }

  /// The frame times that rules check; pauses are omitted.
  private func writeFrameTimes<Failure: Error>(
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let lengths = Dictionary(
      FrameGauge.frameTime.samples(of: trace).map { ($0.frame, $0.nanoseconds) },
      uniquingKeysWith: { first, _ in first }
    )
    for frame in trace.frames {
      guard let length = lengths[frame.index] else { continue }
      let milliseconds = Interval(nanoseconds: length).milliseconds
      try emit(counter("frame_time_ms", "value", at: frame.actual.time, milliseconds))
    }
  }

  private func thread(_ track: TraceTrack) -> Int { threads[track.name] ?? 0 }
}

// MARK: Tracks

extension TraceProcess {
  private func writeThreads<Failure: Error>(
    _ track: TraceTrack,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for row in 0..<track.rowCount {
      let thread = thread(track) + row
      try emit(
        metadata("thread_name", thread: thread) { writer in
          writer.member("name", row == 0 ? track.name : "\(track.name) \(row + 1)")
        }
      )
      try emit(metadata("thread_sort_index", thread: thread) { $0.member("sort_index", thread) })
    }
  }

  private func metadata(
    _ name: String,
    thread: Int?,
    _ arguments: (inout JSONWriter) -> Void
  ) -> String {
    JSONPieces.line { writer in
      writer.member("ph", "M")
      writer.member("pid", number)
      if let thread { writer.member("tid", thread) }
      writer.member("name", name)
      writer.member("args") { $0.object(arguments) }
    }
  }

  private func text(_ slice: TraceSlice, thread: Int) -> String {
    JSONPieces.line { writer in
      writer.member("ph", "X")
      writer.member("pid", number)
      writer.member("tid", thread)
      writer.member("ts", microseconds: slice.start.nanoseconds)
      writer.member("dur", microseconds: (slice.end - slice.start).nanoseconds)
      writer.member("name", printable(slice.name, limit: 200))
      writer.member("cat", slice.category)
      if let frame = slice.frame {
        writer.member("args") { $0.object { $0.member("frame", frame) } }
      }
    }
  }
}

// MARK: Moments

extension TraceProcess {
  private func text(_ event: TraceEvent) -> String {
    let isInput = event.kind == .command || event.kind == .gesture
    return instant(
      "\(event.subject): \(event.name)",
      category: event.kind.rawValue,
      at: event.time,
      on: isInput ? "Input" : TraceTrack.mainThread(of: event.process, in: trace)
    ) { _ in }
  }

  private func text(_ hitch: Hitch, _ blamed: BlamedFrame, isCounted: Bool) -> String {
    instant(
      isCounted ? "hitch" : "late frame",
      category: hitch.lateness.rawValue,
      at: blamed.shown,
      on: "Display"
    ) { writer in
      writer.member("frame", hitch.frame)
      writer.member("lateNs", hitch.duration.nanoseconds)
      writer.member("missed", hitch.lateness.rawValue)
      writer.member("cause", ReportText.cause(blamed))
    }
  }

  private func instant(
    _ name: String,
    category: String,
    at time: Instant,
    on track: String,
    _ arguments: (inout JSONWriter) -> Void
  ) -> String {
    JSONPieces.line { writer in
      writer.member("ph", "i")
      writer.member("pid", number)
      writer.member("tid", threads[track] ?? 0)
      writer.member("ts", microseconds: time.nanoseconds)
      writer.member("s", "t")
      writer.member("name", printable(name, limit: 200))
      writer.member("cat", category)
      writer.member("args") { $0.object(arguments) }
    }
  }

  /// A counter, drawn as a track for each of its series.
  private func counter(
    _ name: String,
    _ series: String,
    at time: Instant,
    _ value: Double
  ) -> String {
    JSONPieces.line { writer in
      writer.member("ph", "C")
      writer.member("pid", number)
      writer.member("ts", microseconds: time.nanoseconds)
      writer.member("name", name)
      writer.member("args") { $0.object { $0.member(printable(series, limit: 200), value) } }
    }
  }

  /// From a frame's commit through the render server to its presentation.
  private func writeFlow<Failure: Error>(
    _ frame: FrameRecord,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard let commit = frame.mainThread else { return }
    let steps: [(phase: String, track: String, time: Instant)] = [
      ("s", TraceTrack.mainThread(of: frame.process, in: trace), commit.start),
      ("t", "Render server", frame.prepare.start),
      ("f", "Display", frame.actual.time),
    ]
    for step in steps {
      try emit(
        JSONPieces.line { writer in
          writer.member("ph", step.phase)
          writer.member("pid", number)
          writer.member("tid", row(of: frame, on: step.track))
          writer.member("ts", microseconds: step.time.nanoseconds)
          writer.member("id", "0x\(String(number << 32 | frame.index, radix: 16))")
          writer.member("name", "frame")
          writer.member("cat", "flow")
          if step.phase == "f" { writer.member("bp", "e") }
        }
      )
    }
  }

  /// The thread on which the slice of a frame is drawn.
  private func row(of frame: FrameRecord, on name: String) -> Int {
    guard let track = tracks.first(where: { $0.name == name }) else { return 0 }
    let place = track.slices.first { $0.slice.frame == frame.index }
    return thread(track) + (place?.row ?? 0)
  }
}
