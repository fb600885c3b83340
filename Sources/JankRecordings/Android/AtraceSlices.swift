internal import JankTrace

/// The slices of frames in a trace, put together from their begins and ends.
struct AtraceSlices {
  /// A stretch of work on one thread, in nanoseconds.
  struct Slice {
    let thread: Int
    let start: Int64
    let end: Int64
  }

  // What is open on each thread, the innermost last.
  private var open: [Int: [(process: Int, name: String, start: Int64)]] = [:]
  private var frames: [Int: [Slice]] = [:]
  private var draws: [Int: [Slice]] = [:]
  /// The processes that have frames, in the order of their first.
  private(set) var processes: [Int] = []
}

extension AtraceSlices {
  /// Takes the next mark; an end without a begin belongs to a slice from before the recording.
  mutating func take(_ mark: AtraceMark, path: String) throws(RecordingError) {
    switch mark.kind {
    case .begin(let process, let name):
      open[mark.thread, default: []].append((process, name, mark.time))
    case .end:
      guard let (process, name, start) = open[mark.thread]?.popLast() else { return }
      guard mark.time >= start else {
        let message = "\(quoted(name)) ends before it begins"
        throw RecordingError(path, line: mark.line, message)
      }
      let slice = Slice(thread: mark.thread, start: start, end: mark.time)
      if name.hasPrefix("Choreographer#doFrame") {
        if frames[process] == nil { processes.append(process) }
        frames[process, default: []].append(slice)
      } else if name.hasPrefix("DrawFrame") {
        draws[process, default: []].append(slice)
      }
    }
  }

  /// The frames of a process in the order of their starts.
  func frames(of process: Int) -> [Slice] {
    (frames[process] ?? []).sorted { $0.start < $1.start }
  }

  /// The rendering of a process that begins first in a stretch of time.
  func draw(of process: Int, from start: Int64, to end: Int64) -> Slice? {
    (draws[process] ?? []).filter { $0.start >= start && $0.start < end }
      .min { $0.start < $1.start }
  }
}
