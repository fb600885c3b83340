internal import JankGate
internal import JankTrace

/// The lines about the entries of a report.
///
/// Each frame, each help, and the other drag of each case comes only once.
struct EntryLines {
  /// A frame of a case.
  struct Frame: Hashable {
    let subject: CaseName
    let index: Int
  }

  private let report: CheckReport
  private var described: Set<Frame>
  private var helps: Set<String> = []
  /// The cases whose other drag is described.
  private var dragged: Set<CaseName> = []
  private var last: CaseName?

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - described: The frames that a list above describes.
  init(_ report: CheckReport, described: Set<Frame> = []) {
    self.report = report
    self.described = described
  }
}

extension EntryLines {
  /// The lines about the next entry.
  mutating func lines(_ entry: CheckEntry) -> [String] {
    let name = entry.subject.name
    defer { last = name }
    let values = ReportText.valueLines(entry, of: report) + gestureLines(entry)
    guard entry.outcome == .failed || entry.outcome == .warned else { return values }
    let replay = last == name ? [] : [ReportText.replayLine(entry.subject)]
    return values + frameLines(entry) + ReportText.placeLines(entry) + helpLines(entry) + replay
  }

  private mutating func gestureLines(_ entry: CheckEntry) -> [String] {
    let lines = GestureText.lines(entry)
    guard !lines.isEmpty, dragged.insert(entry.subject.name).inserted else { return [] }
    return lines
  }

  private mutating func frameLines(_ entry: CheckEntry) -> [String] {
    let lines = ReportText.frameLines(entry)
    // A sentence about all frames stays, for example that none is later than in the baseline.
    guard lines == entry.frames.map(ReportText.line) else { return lines }
    return entry.frames.map { frame in
      let isNew = described.insert(Frame(subject: entry.subject.name, index: frame.index)).inserted
      return isNew ? ReportText.line(frame) : "frame \(frame.index), described above"
    }
  }

  private mutating func helpLines(_ entry: CheckEntry) -> [String] {
    ReportText.helpLines(entry).filter { helps.insert($0).inserted }
  }
}
