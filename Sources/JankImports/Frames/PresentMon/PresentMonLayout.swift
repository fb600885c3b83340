internal import JankText

struct PresentMonLayout {
  private let table: DelimitedTable
  private let identity: [Int]
  private let columns: Columns

  /// The columns about a frame in each version.
  private enum Columns {
    case first(dropped: Int, time: Int, display: Display?, gpu: Int?)
    case second(frameTime: Int, display: Display?, work: Work)
    case newest(frameTime: Int, display: Display?, work: Work)

    var display: Display? {
      switch self {
      case .first(_, _, let display, _), .second(_, let display, _), .newest(_, let display, _):
        display
      }
    }
  }

  /// The columns that PresentMon omits without display tracking.
  private struct Display {
    /// From the start of the frame, or the call that presents it, to its display.
    let latency: Int
    /// The time to the previous or the next display change.
    let change: Int

    init?(_ latency: Int?, _ change: Int?) {
      guard let latency, let change else { return nil }
      self.latency = latency
      self.change = change
    }
  }

  private struct Work {
    let cpu: Int?
    let gpu: Int?
    let input: Int?
    let content: Int?
  }

  init(head: TextFile.Line, path: String) throws(FileError) {
    let table = DelimitedTable(head: head, path: path)
    guard let application = table.column("Application"), let process = table.column("ProcessID"),
      let chain = table.column("SwapChainAddress"), let columns = Self.columns(of: table)
    else {
      throw FileError(
        path,
        line: head.number,
        "the header matches no known PresentMon version",
        hint: "needs Application, ProcessID, SwapChainAddress and, for example, FrameTime"
      )
    }
    self.table = table
    self.columns = columns
    identity = [application, process, chain]
  }
}

extension PresentMonLayout {
  /// Whether the column names include those of every version.
  static func looksRight(_ names: Set<String>) -> Bool {
    names.isSuperset(of: ["application", "processid", "swapchainaddress"])
  }

  /// Whether the file states when frames were displayed.
  var tellsDisplay: Bool { columns.display != nil }

  func row(_ line: TextFile.Line) throws(FileError) -> DelimitedTable.Row {
    try table.row(line)
  }

  /// The key of a row's stream.
  func stream(_ row: DelimitedTable.Row) -> String {
    identity.map { table.text($0, row) }.joined(separator: " ")
  }

  func frame(_ row: DelimitedTable.Row) throws(FileError) -> PresentMonStream.Frame {
    var frame = PresentMonStream.Frame()
    let latency = try milliseconds(columns.display?.latency, row)
    // 0 marks a display change that was not recorded.
    let change = try milliseconds(columns.display?.change, row).flatMap { $0 > 0 ? $0 : nil }
    switch columns {
    case .first(let dropped, let time, _, let gpu):
      frame.gpu = try milliseconds(gpu, row)
      guard try table.time(dropped, row, .nanoseconds) == 0 else { return frame }
      let called = try table.time(time, row, .seconds) ?? 0
      frame.shown = latency.map { called &+ $0 }
      frame.isShown = latency != nil
      frame.sinceLast = change
    case .second(let frameTime, _, let work):
      try fill(&frame, work, row)
      frame.length = try milliseconds(frameTime, row)
      frame.latency = latency
      frame.displayed = change
      frame.isShown = change != nil
    case .newest(let frameTime, _, let work):
      try fill(&frame, work, row)
      frame.length = try milliseconds(frameTime, row)
      frame.latency = latency.flatMap { latency in frame.cpu.map { latency &+ $0 } }
      frame.sinceLast = change
      frame.isShown = latency != nil
    }
    return frame
  }

  private func fill(
    _ frame: inout PresentMonStream.Frame,
    _ work: Work,
    _ row: DelimitedTable.Row
  ) throws(FileError) {
    frame.cpu = try milliseconds(work.cpu, row)
    frame.gpu = try milliseconds(work.gpu, row)
    frame.input = try milliseconds(work.input, row)
    frame.content = try work.content.flatMap { (column) throws(FileError) in
      try table.time(column, row, .milliseconds)
    }
  }

  private func milliseconds(
    _ column: Int?,
    _ row: DelimitedTable.Row
  ) throws(FileError) -> Int64? {
    guard let column else { return nil }
    return try table.length(column, row, .milliseconds)
  }

  private static func columns(of table: DelimitedTable) -> Columns? {
    let work = Work(
      cpu: table.column("CPUBusy", "MsCPUBusy"),
      gpu: table.column("GPUTime", "MsGPUTime"),
      input: table.column("AllInputToPhotonLatency", "MsAllInputToPhotonLatency"),
      content: table.column("AnimationTime", "MsAnimationTime")
    )
    if let frameTime = table.column("FrameTime") {
      let display = Display(table.column("DisplayLatency"), table.column("DisplayedTime"))
      return .second(frameTime: frameTime, display: display, work: work)
    }
    let display = Display(
      table.column("MsUntilDisplayed"),
      table.column("MsBetweenDisplayChange")
    )
    if let dropped = table.column("Dropped"), let time = table.column("TimeInSeconds") {
      let gpu = table.column("MsGPUActive")
      return .first(dropped: dropped, time: time, display: display, gpu: gpu)
    }
    return table.column("MsBetweenAppStart").map {
      .newest(frameTime: $0, display: display, work: work)
    }
  }
}
