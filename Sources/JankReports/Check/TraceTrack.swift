package import JankTrace

/// A span of time on a track of a timeline.
package struct TraceSlice: Hashable {
  package var name: String
  package var category: String
  package var start: Instant
  package var end: Instant
  /// The ``FrameRecord/index`` of the frame it belongs to, or nil where it belongs to none.
  package var frame: Int?

  package init(name: String, category: String, start: Instant, end: Instant, frame: Int? = nil) {
    self.name = name
    self.category = category
    self.start = start
    self.end = end
    self.frame = frame
  }
}

/// A row of a timeline, which takes as many rows as its slices need to nest.
///
/// Readers of trace events require that the slices of a row are disjoint or nested. Slices that
/// overlap otherwise, as frames in a pipeline do, go to a further row of the same name.
package struct TraceTrack {
  package let name: String
  /// The slices, each with the row it goes to, from 0; in the order of their starts.
  package let slices: [(slice: TraceSlice, row: Int)]
  /// How many rows there are, at least one.
  package let rowCount: Int

  package init(_ name: String, _ slices: [TraceSlice]) {
    self.name = name
    let ordered = slices.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.start != second.start { return first.start < second.start }
      if first.end != second.end { return first.end > second.end }
      return left.offset < right.offset
    }.map(\.element)
    // For each row the ends of the slices that are open, the outermost first.
    var open: [[Instant]] = []
    var placed: [(slice: TraceSlice, row: Int)] = []
    for slice in ordered {
      for row in open.indices {
        while let end = open[row].last, end <= slice.start { open[row].removeLast() }
      }
      let row = open.firstIndex { ends in ends.last.map { slice.end <= $0 } ?? true }
      if let row {
        open[row].append(slice.end)
      } else {
        open.append([slice.end])
      }
      placed.append((slice, row ?? open.count - 1))
    }
    self.slices = placed
    rowCount = max(1, open.count)
  }
}

extension TraceTrack {
  /// The tracks of a run, in display order.
  static func tracks(of trace: Trace) -> [TraceTrack] {
    [
      TraceTrack("Input", []),
      TraceTrack("Transitions", transitions(trace)),
      TraceTrack("Expected frames", trace.frames.map { slice($0, to: $0.expected.time) }),
      TraceTrack("Actual frames", trace.frames.map { slice($0, to: $0.actual.time) }),
    ] + mainThreads(of: trace) + [
      TraceTrack("Render server", stages(trace, \.prepare)),
      TraceTrack("GPU", stages(trace, \.execute)),
      TraceTrack("Display", display(trace)),
    ]
  }

  /// The name of the track of a process' main thread.
  static func mainThread(of process: Int, in trace: Trace) -> String {
    trace.processName(process).map { "Main thread of \($0)" } ?? "Main thread"
  }

  /// The main threads, each of several behind the states of its process.
  private static func mainThreads(of trace: Trace) -> [TraceTrack] {
    let single = TraceTrack("Main thread", mainThread(trace, of: 0))
    guard !trace.processes.isEmpty else { return [single] }
    return trace.processes.enumerated().flatMap { index, process in
      [
        TraceTrack("States of \(process.name)", states(of: process, until: trace.end)),
        TraceTrack(mainThread(of: index, in: trace), mainThread(trace, of: index)),
      ]
    }
  }

  private static func states(of process: ProcessRecord, until end: Instant) -> [TraceSlice] {
    let ends = process.changes.dropFirst().map(\.time) + [end]
    return zip(process.changes, ends).filter { $0.0.state != .notRunning }.map { change, end in
      TraceSlice(
        name: change.state.rawValue,
        category: "state",
        start: change.time,
        end: max(change.time, end)
      )
    }
  }

  private static func transitions(_ trace: Trace) -> [TraceSlice] {
    trace.transitions.map { transition in
      TraceSlice(
        name: "\(transition.kind.rawValue) \(transition.from) → \(transition.to)",
        category: transition.outcome.rawValue,
        start: transition.requested,
        end: max(transition.requested, transition.ended ?? trace.end)
      )
    }
  }

  /// A frame from the refresh at which its work could start.
  ///
  /// Its name states the outcome, since colour alone would not.
  private static func slice(_ frame: FrameRecord, to end: Instant) -> TraceSlice {
    let isLate = end > frame.expected.time
    return TraceSlice(
      name: "frame \(frame.index)" + (isLate ? " late" : ""),
      category: isLate ? "late" : "on-time",
      start: frame.begin.time,
      end: max(frame.begin.time, end),
      frame: frame.index
    )
  }

  private static func mainThread(_ trace: Trace, of process: Int) -> [TraceSlice] {
    let works = trace.works.filter { $0.process == process }.map {
      TraceSlice(name: $0.name, category: $0.kind.rawValue, start: $0.start, end: $0.end)
    }
    let frames = trace.frames.filter { $0.process == process }.compactMap { frame in
      frame.mainThread.map { stage in
        TraceSlice(
          name: "frame \(frame.index)",
          category: "frame",
          start: stage.start,
          end: stage.end,
          frame: frame.index
        )
      }
    }
    return frames + works
  }

  private static func stages(
    _ trace: Trace,
    _ stage: KeyPath<FrameRecord, FrameRecord.Stage>
  ) -> [TraceSlice] {
    trace.frames.map { frame in
      TraceSlice(
        name: "frame \(frame.index)",
        category: frame.origin.rawValue,
        start: frame[keyPath: stage].start,
        end: frame[keyPath: stage].end,
        frame: frame.index
      )
    }
  }

  private static func display(_ trace: Trace) -> [TraceSlice] {
    let ends = trace.frames.dropFirst().map(\.actual.time) + [trace.end]
    return zip(trace.frames, ends).map { frame, end in
      TraceSlice(
        name: "frame \(frame.index)" + (frame.hitch > .zero ? " late" : ""),
        category: frame.hitch > .zero ? "late" : "on-time",
        start: frame.actual.time,
        end: max(frame.actual.time, end),
        frame: frame.index
      )
    }
  }
}
