internal import JankMetrics

/// One set of PresentMon's columns.
struct PresentMonLayout {
  private let table: DelimitedTable
  private let identity: [Int]
  private let columns: Columns

  /// The columns that hold what a frame is made of, in each version.
  private enum Columns {
    case first(dropped: Int, time: Int, untilDisplayed: Int, change: Int, gpu: Int?)
    case second(frameTime: Int, latency: Int, displayed: Int, work: Work)
    case newest(frameTime: Int, untilDisplayed: Int, change: Int, work: Work)
  }

  private struct Work {
    let cpu: Int?
    let gpu: Int?
    let input: Int?
  }

  init(head: RecordingText.Line, path: String) throws(RecordingError) {
    let table = DelimitedTable(head: head, path: path)
    guard let application = table.column("Application"), let process = table.column("ProcessID"),
      let chain = table.column("SwapChainAddress"), let columns = Self.columns(of: table)
    else {
      throw RecordingError(
        path,
        line: head.number,
        "the head names no columns of a PresentMon version that is known",
        hint: "needed are Application, ProcessID, SwapChainAddress and, for example, "
          + "FrameTime, DisplayLatency and DisplayedTime"
      )
    }
    self.table = table
    self.columns = columns
    identity = [application, process, chain]
  }
}

extension PresentMonLayout {
  func row(_ line: RecordingText.Line) throws(RecordingError) -> DelimitedTable.Row {
    try table.row(line)
  }

  /// What tells the stream of a row from others.
  func stream(_ row: DelimitedTable.Row) -> String {
    identity.map { table.text($0, row) }.joined(separator: " ")
  }

  /// What a row says of its frame.
  func frame(_ row: DelimitedTable.Row) throws(RecordingError) -> PresentMonStream.Frame {
    var frame = PresentMonStream.Frame()
    switch columns {
    case .first(let dropped, let time, let untilDisplayed, let change, let gpu):
      frame.gpu = try milliseconds(gpu, row)
      guard try table.time(dropped, row, .nanoseconds) == 0 else { return frame }
      let called = try table.time(time, row, .seconds) ?? 0
      frame.shown = try milliseconds(untilDisplayed, row).map { called &+ $0 }
      // 0 stands for a display change that was not seen.
      frame.sinceLast = try milliseconds(change, row).flatMap { $0 > 0 ? $0 : nil }
    case .second(let frameTime, let latency, let displayed, let work):
      try fill(&frame, work, row)
      frame.length = try milliseconds(frameTime, row)
      frame.latency = try milliseconds(latency, row)
      frame.displayed = try milliseconds(displayed, row)
    case .newest(let frameTime, let untilDisplayed, let change, let work):
      try fill(&frame, work, row)
      frame.length = try milliseconds(frameTime, row)
      frame.latency = try milliseconds(untilDisplayed, row).map { $0 &+ (frame.cpu ?? 0) }
      frame.sinceLast = try milliseconds(change, row)
    }
    return frame
  }

  private func fill(
    _ frame: inout PresentMonStream.Frame,
    _ work: Work,
    _ row: DelimitedTable.Row
  ) throws(RecordingError) {
    frame.cpu = try milliseconds(work.cpu, row)
    frame.gpu = try milliseconds(work.gpu, row)
    frame.input = try milliseconds(work.input, row)
  }

  private func milliseconds(
    _ column: Int?,
    _ row: DelimitedTable.Row
  ) throws(RecordingError) -> Int64? {
    guard let column else { return nil }
    return try table.time(column, row, .milliseconds)
  }

  private static func columns(of table: DelimitedTable) -> Columns? {
    let work = Work(
      cpu: table.column("CPUBusy", "MsCPUBusy"),
      gpu: table.column("GPUTime", "MsGPUTime"),
      input: table.column("AllInputToPhotonLatency", "MsAllInputToPhotonLatency")
    )
    if let frameTime = table.column("FrameTime"), let latency = table.column("DisplayLatency"),
      let displayed = table.column("DisplayedTime")
    {
      return .second(frameTime: frameTime, latency: latency, displayed: displayed, work: work)
    }
    guard let change = table.column("MsBetweenDisplayChange"),
      let untilDisplayed = table.column("MsUntilDisplayed")
    else { return nil }
    if let dropped = table.column("Dropped"), let time = table.column("TimeInSeconds") {
      return .first(
        dropped: dropped,
        time: time,
        untilDisplayed: untilDisplayed,
        change: change,
        gpu: table.column("MsGPUActive")
      )
    }
    return table.column("MsBetweenAppStart").map {
      .newest(frameTime: $0, untilDisplayed: untilDisplayed, change: change, work: work)
    }
  }
}
