internal import JankMetrics
internal import JankText
internal import JankTrace

/// The outcome of each refresh as a drawing in a page: a bar for each new frame.
///
/// Outcomes differ in shape as well as in colour: late frames are tall, a bar with a gap replaced
/// other frames, a repeated frame is a thin line.
enum StripSVG {
  /// The width of a refresh.
  private static let step = 4
  private static let height = 24

  /// The strip of a run; nothing if nothing was animated.
  static func html(_ trace: Trace) -> String {
    let strip = RefreshStrip(trace)
    guard !strip.marks.isEmpty else { return "" }
    let width = step * strip.marks.count
    let paths = RefreshStrip.Mark.allCases.compactMap { mark -> String? in
      let runs = runs(of: mark, in: strip.marks)
      guard mark != .idle, !runs.isEmpty else { return nil }
      let path = rows(of: mark).flatMap { row in
        runs.map { "M\(step * $0.lowerBound) \(row)h\(step * $0.count)" }
      }
      return "<path class=\"\(style(mark))\" d=\"\(path.joined())\"/>"
    }
    return "<svg class=\"strip\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
      + "height=\"\(height)\" role=\"img\" aria-label=\"\(HTMLText.escaped(words(strip)))\">"
      + paths.joined() + "</svg>\n"
  }

  /// The number of refreshes with each outcome, in words.
  static func words(_ strip: RefreshStrip) -> String {
    let counts = RefreshStrip.Mark.allCases.compactMap { mark in
      strip.count(mark) > 0 ? "\(strip.count(mark)) \(mark.rawValue)" : nil
    }
    return "Refreshes: " + counts.joined(separator: ", ")
  }

  /// The name of an outcome in the style sheet.
  static func style(_ mark: RefreshStrip.Mark) -> String {
    switch mark {
    case .onTime: "s-time"
    case .late: "s-late"
    case .dropped: "s-drop"
    case .repeated: "s-same"
    case .idle: "s-idle"
    }
  }

  /// The heights at which an outcome is drawn; the style sheet has its thickness.
  private static func rows(of mark: RefreshStrip.Mark) -> [Int] {
    switch mark {
    case .onTime: [14]
    case .late: [12]
    case .dropped: [6, 18]
    case .repeated: [19]
    case .idle: []
    }
  }

  private static func runs(
    of mark: RefreshStrip.Mark,
    in marks: [RefreshStrip.Mark?]
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in marks.indices where marks[place] == mark {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }
}
