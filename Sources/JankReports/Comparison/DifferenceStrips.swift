internal import JankGate
internal import JankMetrics
internal import JankText

/// The frames of a run in two files, matched and drawn above each other.
struct DifferenceStrips {
  /// A column: a frame of the old run, of the new run, or of both.
  private struct Column {
    let old: (index: Int, frame: FrameClass)?
    let new: (index: Int, frame: FrameClass)?

    var isChanged: Bool {
      guard let old, let new else { return true }
      return !old.frame.agrees(with: new.frame)
    }
  }

  private let columns: [Column]

  /// The width of a column, and the height of a row, in pixels.
  private static let (step, rowHeight) = (8, 30)
  /// The number of frames that are drawn.
  private static let limit = 4_000

  /// Matches the frames; without classes in both files there are none.
  init(_ old: RecordedRun?, _ new: RecordedRun?) {
    guard let before = old?.classes, let now = new?.classes else {
      columns = []
      return
    }
    columns = FrameAlignment(before, now).allPairs.prefix(Self.limit).map { pair in
      Column(old: pair.old.map { ($0, before[$0]) }, new: pair.new.map { ($0, now[$0]) })
    }
  }

  /// What files of results cannot show.
  static let limits = """
    <p class="soft">A result file has the outcome of each frame, but no layers and no times of \
    frames. A baseline has only values, transitions, digests of frames and the delays of late \
    frames. So this page steps through outcomes and cannot play screens. To see the screens, write \
    a page of each version with run and open both.</p>

    """
}

extension DifferenceStrips {
  /// The drawing, with the data by which the script steps through the frames of both runs.
  func html(_ number: Int) -> String {
    guard !columns.isEmpty else { return "" }
    let width = Self.step * columns.count
    let rows: [(title: String, frames: [FrameClass?])] = [
      ("Before", columns.map { $0.old?.frame }), ("Now", columns.map { $0.new?.frame }),
    ]
    let drawings = rows.enumerated().map { row, item in
      drawing(of: item.frames, top: row * Self.rowHeight)
    }
    let marks = columns.enumerated().filter { $1.isChanged }.map { place, _ in
      "M\(Self.step * place) \(2 * Self.rowHeight + 5)h\(Self.step)"
    }
    let note =
      marks.isEmpty
      ? "No frame has another outcome." : "The marks below are frames with another outcome."
    let words = "\(columns.count) frames before and now, \(marks.count) with another outcome"
    return """
      <h3>Frames before and now</h3>
      <div class="pairs" data-pairs="\(HTMLText.escaped(data, limit: .max))">
      <div class="scroll" tabindex="0" role="region" aria-label="Frames of run \(number)">
      <svg class="strip" viewBox="0 0 \(width) \(2 * Self.rowHeight + 10)" width="\(width)" \
      height="\(2 * Self.rowHeight + 10)" role="img" aria-label="\(words)">
      \(drawings.joined())<path class="s-changed" d="\(marks.joined())"/>
      </svg>
      </div>
      <p>Above before, below now. \(note)</p>
      </div>

      """
  }

  /// A path for each kind of frame: late frames are tall, a bar with a gap replaced others.
  private func drawing(of frames: [FrameClass?], top: Int) -> String {
    let kinds: [(style: String, rows: [Int], holds: (FrameClass) -> Bool)] = [
      ("s-time", [18], { $0 == .onTime }), ("s-late", [14], { $0.isLate }),
      ("s-drop", [9, 21], { $0 == .dropped }),
    ]
    return kinds.map { kind in
      let path = frames.enumerated().flatMap { place, frame -> [String] in
        guard let frame, kind.holds(frame) else { return [] }
        return kind.rows.map { "M\(Self.step * place) \(top + $0)h\(Self.step - 2)" }
      }
      return path.isEmpty ? "" : "<path class=\"\(kind.style)\" d=\"\(path.joined())\"/>\n"
    }.joined()
  }

  /// For each column the number and the outcome of both frames, a line each.
  private var data: String {
    columns.map { column in
      [column.old, column.new].map { side in
        side.map { "frame \($0.index), \($0.frame.about)" } ?? "no such frame"
      }.joined(separator: "|")
    }.joined(separator: ";")
  }
}

extension FrameClass {
  fileprivate var isLate: Bool {
    switch self {
    case .late, .veryLate: true
    case .onTime, .dropped: false
    }
  }
}
