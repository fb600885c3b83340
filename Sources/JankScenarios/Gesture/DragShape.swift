internal import HeadlessUIKit
internal import JankAnimators
internal import JankImports
internal import JankText

/// The shapes of a drag in a scenario.
///
///     {"recording": "swipe.json", "from": "262 ms", "to": "817 ms", "pointsPerUnit": 1}
///     {"preset": "flick", "from": [187, 120], "to": [187, 320]}
///     {"from": [187, 120], "to": [187, 420], "over": "300 ms", "release": 900}
///
/// The first is a section of a recording, between two times; the others are synthetic gestures,
/// from one position on the screen to another.
enum DragShape {
  static let drag: JSONShape<Drag> =
    .oneOf(
      "a drag",
      [("recording", recorded)],
      otherwise: synthetic,
      example: #"{ "from": [187, 120], "to": [187, 420], "over": "300 ms" }"#
    )
}

// MARK: Recorded gestures

extension TouchTrack {
  /// The part of a recording that a scenario requests.
  package struct Source: Hashable, Sendable {
    var path: String
    var contact: Int64?
    var start = Interval.zero
    var end: Interval?
    var pointsPerUnit: Double?
    var heading: Effect.Direction?
    var beginning: SIMD2<Double>?
    var isCancelled = false
  }
}

/// The section of a recording that a scenario specifies, and where it does.
private struct RecordedPart {
  let source: TouchTrack.Source
  var path = SourcePosition(line: 1, column: 1)
  var pointsPerUnit: SourcePosition?
}

/// The reason why a recording cannot be played.
struct RecordingProblem: Error {
  let reason: String
  let hint: String?
}

extension DragShape {
  private static let recorded: JSONShape<Drag> =
    JSONShape.object(
      "a drag",
      JSONKey.required(
        "recording",
        JSONShape.text(length: 1...1000).located,
        "The file of a recorded gesture, relative to the folder of the scenario."
      ),
      JSONKey.optional(
        "contact",
        .integer(in: 1...1_000_000),
        "Which touch of the recording is played; by default its only one."
      ),
      JSONKey.optional(
        "from",
        .interval(in: MomentText.durations),
        or: .text("0 ms"),
        "When the section that is played begins, after the recording's first sample."
      ),
      JSONKey.optional(
        "to",
        .interval(in: MomentText.durations),
        "When the section ends; by default with the recording."
      ),
      JSONKey.optional(
        "pointsPerUnit",
        JSONShape.number(in: LengthUnit.scales).located,
        "How many points one unit of the recording is, if the recording does not state it."
      ),
      JSONKey.optional(
        "heading",
        .name(of: "a direction", among: Effect.Direction.allCases),
        """
        The direction in which the drag sets out: the recording is rotated by quarter turns about \
        its first position; by default it is not rotated.
        """
      ),
      JSONKey.optional(
        "begins",
        .place,
        "Where the touch begins, in points; by default where it was recorded."
      ),
      cancelled
    ) { path, contact, start, end, scale, heading, beginning, isCancelled in
      let source = TouchTrack.Source(
        path: path.value,
        contact: contact,
        start: start,
        end: end,
        pointsPerUnit: scale?.value,
        heading: heading,
        beginning: beginning,
        isCancelled: isCancelled
      )
      return RecordedPart(
        source: source,
        path: path.position,
        pointsPerUnit: scale?.position
      )
    } parts: { part in
      let source = part.source
      return (
        Located(source.path), source.contact, source.start, source.end,
        source.pointsPerUnit.map { Located($0) }, source.heading, source.beginning,
        source.isCancelled
      )
    }
    .resolved { part, _, log in
      touchTrack(of: part, log).map(Drag.recorded)
    } writing: { drag in
      guard case .recorded(let touchTrack) = drag else { return nil }
      return touchTrack.source.map { RecordedPart(source: $0) }
    }

  static let cancelled: JSONKey<Bool> =
    .optional(
      "cancelled",
      .boolean,
      or: .boolean(false),
      "Whether the system cancels the touch at the end, as for a phone call."
    )

  private static func touchTrack(of part: RecordedPart, _ log: DiagnosticLog) -> TouchTrack? {
    let (path, place) = (part.source.path, part.path)
    guard let stream = stream(path, log, at: place) else { return nil }
    guard let scale = scale(of: stream.unit, for: part, log) else { return nil }
    let source = part.source
    let end = source.end ?? Interval(nanoseconds: .max)
    let times = source.start...max(end, source.start)
    guard
      let index = contact(source.contact, of: stream, in: times, path, log, at: place)
    else { return nil }
    let found = stream.touchTrack(
      ofContact: index,
      from: times.lowerBound,
      to: times.upperBound,
      pointsPerUnit: scale
    )
    guard var touchTrack = found else {
      reportEmpty(path, log, at: place)
      return nil
    }
    log.filesBeside.sampleCount += touchTrack.samples.count
    guard log.filesBeside.sampleCount <= ScenarioLimits.sampleCount else {
      log.report(
        "the drags up to here have more than \(ScenarioLimits.sampleCount) samples in total",
        at: place,
        hint: "play a part of the recording: set \"from\" and \"to\"",
        about: .meaning
      )
      return nil
    }
    touchTrack.isCancelled = touchTrack.isCancelled || source.isCancelled
    if let heading = source.heading { touchTrack.turn(towards: heading) }
    if let beginning = source.beginning { touchTrack.move(to: beginning) }
    touchTrack.source = source
    return touchTrack
  }

  /// Returns the points per unit of a recording, from the drag or else from the recording.
  private static func scale(
    of unit: LengthUnit,
    for part: RecordedPart,
    _ log: DiagnosticLog
  ) -> Double? {
    let (path, stated) = (part.source.path, part.source.pointsPerUnit)
    if unit.isPoints, let stated, stated != 1 {
      log.report(
        "\(quoted(path)) is measured in points",
        at: part.pointsPerUnit ?? part.path,
        hint: "remove \"pointsPerUnit\"",
        about: .meaning
      )
      return nil
    }
    if let scale = stated ?? unit.pointsPerUnit { return scale }
    log.report(
      "\(quoted(path)) is measured in \(quoted(unit.name)), and nothing states how many points"
        + " that is",
      at: part.path,
      hint: "write for example \"pointsPerUnit\": 1",
      about: .meaning
    )
    return nil
  }

  private static func stream(
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) -> GestureStream? {
    let name = JSONName(path)
    let recording = log.filesBeside.recordings[name] ?? read(path, log)
    log.filesBeside.recordings[name] = recording
    switch recording {
    case .success(let stream): return stream
    case .failure(let problem):
      log.report(problem.reason, at: place, hint: problem.hint, about: .meaning)
      return nil
    }
  }

  /// Reads a recording, which is then kept for all drags that refer to it.
  private static func read(
    _ path: String,
    _ log: DiagnosticLog
  ) -> Result<GestureStream, RecordingProblem> {
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      bytes = try log.filesBeside.file(at: path)
    } catch {
      let reason = "the recording \(quoted(path)) cannot be read: \(error.reason)"
      return .failure(RecordingProblem(reason: reason, hint: error.hint))
    }
    do throws(FileError) {
      return .success(try GestureRecording.read(bytes, path: path).stream)
    } catch {
      let first = error.diagnostics.first?.oneLine ?? "it is empty"
      return .failure(
        RecordingProblem(reason: "the recording cannot be read: \(first)", hint: nil)
      )
    }
  }

  /// Returns the index of the specified contact, or of the only one in the section.
  private static func contact(
    _ number: Int64?,
    of stream: GestureStream,
    in part: ClosedRange<Interval>,
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) -> Int? {
    let count = stream.contacts.count
    if let number {
      guard number <= count else {
        log.report(
          "\(quoted(path)) has no contact \(number)",
          at: place,
          hint: count == 1 ? "it has one" : "its contacts are 1 to \(count)",
          about: .meaning
        )
        return nil
      }
      return Int(number) - 1
    }
    let found = stream.contacts(from: part.lowerBound, to: part.upperBound)
    guard let first = found.first else {
      reportEmpty(path, log, at: place)
      return nil
    }
    guard found.count == 1 else {
      log.report(
        "\(quoted(path)) has \(found.count) contacts here, but only one can be played",
        at: place,
        hint: "write for example \"contact\": \(first + 1)",
        about: .meaning
      )
      return nil
    }
    return first
  }

  private static func reportEmpty(
    _ path: String,
    _ log: DiagnosticLog,
    at place: SourcePosition
  ) {
    log.report(
      "no sample of \(quoted(path)) lies between \"from\" and \"to\"",
      at: place,
      hint: "the times count from the first sample of the recording",
      about: .meaning
    )
  }
}
