internal import JankText

/// The frame slices of a trace, built from their begin and end marks.
struct AtraceSlices {
  struct Slice {
    let thread: Int
    let start: Int64
    let end: Int64
  }

  // The open slices of each thread, innermost last.
  private var open: [Int: [(process: Int, name: String, start: Int64)]] = [:]
  private var openCount = 0
  private var frameCount = 0
  private var drawCount = 0
  private var frames: [Int: [Slice]] = [:]
  private var draws: [Int: [Slice]] = [:]
  /// The processes that have frames, ordered by their first frame.
  private(set) var processes: [Int] = []
}

extension AtraceSlices {
  /// Adds the next mark; an end without a begin belongs to a slice from before the recording.
  mutating func take(_ mark: AtraceMark, path: String) throws(FileError) {
    switch mark.kind {
    case .begin(let process, let name):
      openCount += 1
      guard openCount <= RecordingLimits.openSliceCount else {
        let message = "more than \(RecordingLimits.openSliceCount) slices are open"
        throw FileError(path, line: mark.line, message)
      }
      open[mark.thread, default: []].append((process, name, mark.time))
    case .end:
      guard let (process, name, start) = open[mark.thread]?.popLast() else { return }
      openCount -= 1
      guard mark.time >= start else {
        let message = "\(quoted(name)) ends before it begins"
        throw FileError(path, line: mark.line, message)
      }
      let slice = Slice(thread: mark.thread, start: start, end: mark.time)
      if name.hasPrefix("Choreographer#doFrame") {
        if frames[process] == nil {
          try RecordingLimits.check(streams: processes.count + 1, path, line: mark.line)
          processes.append(process)
        }
        frameCount += 1
        try RecordingLimits.check(frames: frameCount, path, line: mark.line)
        frames[process, default: []].append(slice)
      } else if name.hasPrefix("DrawFrame") {
        drawCount += 1
        try RecordingLimits.check(frames: drawCount, path, line: mark.line)
        draws[process, default: []].append(slice)
      }
    }
  }

  /// The frames of a process by start time, each with the first rendering slice that begins before
  /// the next frame starts.
  func frames(of process: Int) -> [(frame: Slice, draw: Slice?)] {
    let frames = Self.inOrder(frames[process] ?? [])
    let draws = Self.inOrder(draws[process] ?? [])
    var next = 0
    return frames.indices.map { index in
      let end = index + 1 < frames.count ? frames[index + 1].start : .max
      while next < draws.count, draws[next].start < frames[index].start { next += 1 }
      let isOwn = next < draws.count && draws[next].start < end
      return (frames[index], isOwn ? draws[next] : nil)
    }
  }

  /// Slices by start time; slices with equal starts are ordered by their ends in the file.
  private static func inOrder(_ slices: [Slice]) -> [Slice] {
    slices.enumerated().sorted { one, other in
      (one.element.start, one.offset) < (other.element.start, other.offset)
    }.map(\.element)
  }
}
