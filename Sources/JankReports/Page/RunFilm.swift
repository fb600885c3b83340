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
  /// Where the effect means the pages to be; empty if unknown.
  var intended: [IntendedMotion] = []
  /// The sets of work items without which a late frame is in time, in words, by frame.
  var remedies: [Int: String] = [:]
  /// The frames that changed since the baseline.
  var changedFrames: [Int] = []
  /// Whether the run is invalid, or fails a rule or its baseline.
  var isFailed = false

  /// How much of the layers the data has.
  enum Layers: Int, CaseIterable {
    case none, pages, all
  }
}

extension RunFilm {
  /// Work items shorter than this are not in the data, except stalls.
  private static let shortestWork = Interval.microseconds(200)

  /// The run as a JSON object on one line.
  ///
  /// - Parameters:
  ///   - layers: the layers of each frame that are included.
  ///   - hasIntended: whether the intended positions of the pages are included.
  /// - Returns: The text, without a line feed.
  func json(_ layers: Layers, hasIntended: Bool = true) -> String {
    var members = [
      "\"number\":\(number)", text("name", name), text("label", label), text("group", group),
      "\"end\":\(Self.time(trace.end))",
      list("grid", grid), list("frames", frames), list("works", works),
      list("touches", trace.touches.map(touch)), "\"causes\":{\(causes)}",
    ]
    if !trace.processes.isEmpty { members.append(list("processes", trace.processes.map(process))) }
    members.append("\"helps\":{\(helps)}")
    members.append("\"changed\":[\(changedFrames.map { "\($0)" }.joined(separator: ","))]")
    if isFailed { members.append("\"failed\":1") }
    if let film = trace.film {
      members.append("\"size\":[\(film.screenSize.x),\(film.screenSize.y)]")
      members += layerMembers(film, layers)
      if hasIntended, layers != .none { members.append(list("intended", intendedPlaces)) }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The longest text of a number of bytes that shows as much as possible; nil if none fits.
  func json(fitting byteCount: Int, hasIntended: Bool = true) -> String? {
    let choices = [Layers.all, .pages, .none].lazy.flatMap { layers in
      (hasIntended && !intended.isEmpty && layers != .none ? [true, false] : [false]).map {
        (layers, $0)
      }
    }
    return choices.lazy.map { json($0.0, hasIntended: $0.1) }.first { $0.utf8.count <= byteCount }
  }

  /// The layers, and how many of them there are: 2 for all, 1 for those of pages.
  private func layerMembers(_ film: LayerFilm, _ layers: Layers) -> [String] {
    let pages = Set(trace.samples.map(\.layer))
    switch layers {
    case .none: return []
    case .all where !film.isTruncated:
      return ["\"shows\":2"] + FilmEncoder.members(film, pages: pages)
    case .all, .pages:
      let reduced =
        film.isTruncated
        ? LayerFilm(pagesOf: trace, on: film.screenSize) : film.keeping(named: pages)
      // A run in which no page was watched has nothing to show.
      guard !reduced.layers.isEmpty else { return [] }
      return ["\"shows\":1"] + FilmEncoder.members(reduced, pages: pages)
    }
  }

  /// The name of each layer, and its intended places: the time, and the corners in tenths of a
  /// point, two of them for an upright layer.
  private var intendedPlaces: [String] {
    intended.map { motion in
      var last: [Int64] = []
      let places = motion.places.compactMap { place -> String? in
        let corners = Self.tenths(place.outline)
        guard corners != last else { return nil }
        last = corners
        return row([Self.time(place.time)] + corners)
      }
      let end = motion.places.last.map { Self.time($0.time) } ?? 0
      let name = JSONWriter.quoted(printable(motion.subject.layer, limit: 100))
      return "[\(name),\(end),[\(places.joined(separator: ","))]]"
    }
  }

  private static func tenths(_ outline: LayerOutline) -> [Int64] {
    let numbers = (0..<8).map { place in
      Int64((outline.coordinates[place] * 10).rounded(.toNearestOrAwayFromZero))
    }
    let isUpright =
      numbers[0] == numbers[4] && numbers[2] == numbers[6] && numbers[1] == numbers[3]
      && numbers[5] == numbers[7]
    return isUpright ? [numbers[0], numbers[1], numbers[6], numbers[7]] : numbers
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

  private var frames: [String] {
    let animation = TrackedAnimation(trace)
    return trace.frames.map { frame($0, in: animation) }
  }

  /// The index; begin, expected and presented refresh; their times; the commit deadline; start and
  /// end of main thread (-1 for none), prepare and execute; the outcome, 0 for on time, 1 for a
  /// late commit, 2 for late rendering, 3 for both; the number of replaced frames; 1 if the
  /// frame belongs to an animation; and its process, if there are several.
  private func frame(_ frame: FrameRecord, in animation: TrackedAnimation) -> String {
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
    numbers.append(animation.contains(frame) ? 1 : 0)
    if !trace.processes.isEmpty { numbers.append(Int64(frame.process)) }
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
  /// the GPU; and its process, if there are several.
  private var works: [String] {
    let main = trace.works.filter { $0.kind == .stall || $0.end - $0.start >= Self.shortestWork }
    return (main.map { ("main", $0) } + trace.renderWorks.map { ("gpu", $0) }).map { place, work in
      let name = JSONWriter.quoted(CauseText.title(work.name, of: work.kind))
      let process = trace.processes.isEmpty ? "" : ",\(work.process)"
      return "[\"\(place)\",\(name),\(Self.time(work.start)),\(Self.time(work.end))\(process)]"
    }
  }

  /// The name of a process, and its life: the start and the end of each stretch, and 1 if the
  /// process is suspended then.
  private func process(_ record: ProcessRecord) -> String {
    let ends = record.changes.dropFirst().map(\.time) + [trace.end]
    let stretches = zip(record.changes, ends).compactMap { change, end -> String? in
      guard change.state != .notRunning, change.time < end else { return nil }
      return row([Self.time(change.time), Self.time(end), change.state == .suspended ? 1 : 0])
    }
    let name = JSONWriter.quoted(printable(record.name, limit: 100))
    return "[\(name),[\(stretches.joined(separator: ","))]]"
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

  /// What helps against each late frame: the work without which it is in time, or what usually
  /// helps against its main cause.
  private var helps: String {
    trace.hitches.compactMap { hitch in
      let help = remedies[hitch.frame] ?? hitch.cause.flatMap(RemedyText.text)
      return help.map { "\"\(hitch.frame)\":\(JSONWriter.quoted($0))" }
    }.joined(separator: ",")
  }
}
