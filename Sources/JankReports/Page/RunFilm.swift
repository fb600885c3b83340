internal import JankMetrics
internal import JankText
internal import JankTrace

/// The data of one run for the script of a page: its frames, its work, its touches, its layers.
///
/// Times are whole microseconds. Lists of numbers stand for objects, so that a hundred runs fit
/// into a page; ``frame(_:)`` and its neighbours state the order.
struct RunFilm {
  /// The number of the run in the page.
  let number: Int
  /// The name of the run, and its part that differs among runs shown side by side.
  let name: String
  let label: String
  /// The runs with the same word can be shown side by side.
  let group: String
  let trace: Trace
}

extension RunFilm {
  /// Work items shorter than this are not in the data, except stalls.
  private static let shortestWork = Interval.microseconds(200)

  /// The run as a JSON object on one line.
  ///
  /// - Parameter hasLayers: whether the layers of each frame are included.
  /// - Returns: The text, without a line feed.
  func json(hasLayers: Bool) -> String {
    var members = [
      "\"number\":\(number)", text("name", name), text("label", label), text("group", group),
      "\"end\":\(Self.time(trace.end))",
      list("grid", grid), list("frames", trace.frames.map(frame)), list("works", works),
      list("touches", trace.touches.map(touch)), "\"causes\":{\(causes)}",
    ]
    if let film = trace.film {
      members.append("\"size\":[\(film.screenSize.x),\(film.screenSize.y)]")
      let pages = Set(trace.samples.map(\.layer))
      if hasLayers, !film.isTruncated { members += FilmEncoder.members(film, pages: pages) }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func text(_ key: String, _ value: String) -> String {
    "\"\(key)\":\(JSONWriter.quoted(value))"
  }

  private func list(_ key: String, _ items: [String]) -> String {
    "\"\(key)\":[\(items.joined(separator: ","))]"
  }

  private func row(_ numbers: [Int64]) -> String {
    "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
  }

  /// An instant in whole microseconds.
  private static func time(_ instant: Instant) -> Int64 { (instant.nanoseconds + 500) / 1_000 }

  /// The first refresh, the time in nanoseconds and the rate of each stretch of one rate.
  private var grid: [String] {
    let changes = trace.rateChanges.map { ($0.refresh, $0.hertz) }
    let grid = trace.grid
    return ([(0, trace.refreshRate)] + changes).map { refresh, hertz in
      row([Int64(refresh), grid.time(of: refresh).nanoseconds, Int64(hertz)])
    }
  }

  /// The index; begin, expected and presented refresh; their times; the commit deadline; start and
  /// end of main thread (-1 for none), prepare and execute; the outcome, 0 for on time, 1 for a
  /// late commit, 2 for late rendering, 3 for both; and the number of replaced frames.
  private func frame(_ frame: FrameRecord) -> String {
    let refreshes = [frame.begin, frame.expected, frame.actual]
    let stages = [frame.mainThread, frame.prepare, frame.execute]
    var numbers = [Int64(frame.index)]
    numbers += refreshes.map { Int64($0.number) }
    numbers += refreshes.map { Self.time($0.time) }
    numbers.append(Self.time(frame.commitDeadline))
    for stage in stages {
      numbers += stage.map { [Self.time($0.start), Self.time($0.end)] } ?? [-1, -1]
    }
    numbers += [outcome(of: frame), Int64(frame.superseded.count)]
    return row(numbers)
  }

  private func outcome(of frame: FrameRecord) -> Int64 {
    guard frame.hitch > .zero else { return 0 }
    return switch frame.lateness {
    // A frame that missed no deadline waited for the display.
    case .none, .render: 2
    case .commit: 1
    case .commitAndRender: 3
    }
  }

  /// The kind, the name, the start and the end of each long work item, of the main thread and of
  /// the GPU.
  private var works: [String] {
    let main = trace.works.filter { $0.kind == .stall || $0.end - $0.start >= Self.shortestWork }
    return (main.map { ("main", $0) } + trace.renderWorks.map { ("gpu", $0) }).map { place, work in
      let name = JSONWriter.quoted(CauseText.title(work.name, of: work.kind))
      return "[\"\(place)\",\(name),\(Self.time(work.start)),\(Self.time(work.end))]"
    }
  }

  /// The time, the touch, the phase, and the location in tenths of a point.
  private func touch(_ touch: TouchRecord) -> String {
    let phase = TouchPhase.allCases.firstIndex(of: touch.phase) ?? 0
    let place = [touch.location.x, touch.location.y].map {
      Int64(($0 * 10).rounded(.toNearestOrAwayFromZero))
    }
    return row([Self.time(touch.sensed), Int64(touch.touchID), Int64(phase)] + place)
  }

  /// The causes of each late frame, as clauses.
  private var causes: String {
    trace.hitches.map { hitch in
      let clauses = hitch.causes.map { JSONWriter.quoted(CauseText.phrase($0)) }
      return "\"\(hitch.frame)\":[\(clauses.joined(separator: ","))]"
    }.joined(separator: ",")
  }
}
