package import JankText
internal import JankTrace

/// The format `gesture-stream/1`.
///
///     {"format": "gesture-stream/1", "id": "swipe", "unit": "logical px", "pointsPerUnit": 1,
///      "events": [{"t_ms": 0, "x": 230, "y": 339, "phase": "began"}]}
///
/// The other keys describe the origin of a recording. Expected velocities are allowed and ignored.
extension GestureStream {
  /// The stream as a file, which reads back as the same stream; times must not be negative.
  package func text() -> String {
    var writer = JSONWriter()
    Self.codec.write(&writer, self)
    return writer.text + "\n"
  }

  static let codec: JSONCodec<GestureStream> = {
    let shape = JSONShape<GestureStream>.object(
      "a gesture stream",
      JSONKey<Void>.ignored("expectedVelocities", "Velocities measured by other tools; ignored."),
      format.reading,
      id.reading,
      unit,
      provenance,
      events.reading
    ) { _, _, id, unit, provenance, contacts in
      GestureStream(id: id, unit: unit, contacts: contacts, provenance: provenance)
    }
    let record = JSONRecord(
      keys: format,
      id,
      kind,
      device,
      unitName,
      scale,
      origin,
      licence,
      note,
      clockOffset,
      events
    )
    return JSONCodec(shape) { writer, stream in writer.object { record.write(&$0, stream) } }
  }()

  /// The JSON Schema of the format.
  package static var schemaDocument: JSONValue {
    codec.schema.document(
      title: "JankLab gesture stream",
      about: "Touches on a touch panel. Times are milliseconds."
    )
  }

  /// The largest clock time, in milliseconds: the year 2096 if counted from 1970.
  static let clockLimit = 4e12
  /// The longest stream.
  static let longestDuration = Interval.milliseconds(86_400_000)
  /// The largest coordinate of a touch, in units of the stream.
  static let farthest = 1e6
  /// The largest number of simultaneous touches.
  static let touchLimit = 64
  /// The largest number of samples in a stream; further ones are dropped.
  package static let sampleLimit = 1_000_000
}

extension Interval {
  /// Creates a clock time from milliseconds, rounded to the clock's precision of 1 µs.
  init(clockMilliseconds milliseconds: Double) {
    self = .microseconds(Int64((milliseconds * 1e3).rounded(.toNearestOrAwayFromZero)))
  }
}

// MARK: The keys of a file

extension GestureStream {
  private typealias Key<Value: Sendable> = JSONField<GestureStream, Value>

  private enum Format: String {
    case stream = "gesture-stream/1"
  }

  private static var format: Key<Format> {
    Key("format", .name(of: "the format", among: [.stream]), "The format name.") { _ in .stream }
  }
  private static var id: Key<String> {
    Key("id", .text(.text(length: 1...200)), "The name of the stream.") { $0.id }
  }
  private static var unitName: Key<String> {
    Key("unit", .text(.text(length: 1...100)), "The unit of lengths.") { $0.unit.name }
  }
  private static var scale: Key<Double?> {
    .optional(
      "pointsPerUnit",
      JSONCodec(.number(in: LengthUnit.scales)) { $0.item($1) },
      "The number of points in one unit, unless the unit is points."
    ) { $0.unit.isPoints ? nil : $0.unit.pointsPerUnit }
  }

  private static var unit: JSONKey<LengthUnit> {
    JSONKey.group(unitName.reading, scale.reading) { (name: $0, scale: $1) }
      .resolved { read, object in
        let unit = LengthUnit(name: read.name, pointsPerUnit: read.scale)
        guard let scale = read.scale, unit.isPoints, scale != 1 else { return unit }
        object.log.report(
          "\"pointsPerUnit\" is \(scale), but the unit is points",
          at: object.position(of: "pointsPerUnit"),
          hint: "remove it, or specify the intended unit"
        )
        return nil
      }
  }

  private static let kind = text("kind") { $0.kind }
  private static let device = text("device") { $0.device }
  private static let licence = text("licence") { $0.licence }
  private static let note = text("note") { $0.note }

  /// A text about the origin of the stream, unless it is empty.
  private static func text(
    _ key: String,
    of path: @escaping @Sendable (Provenance) -> String
  ) -> Key<String?> {
    .optional(key, .text(.text()), "The origin of the stream.") { stream in
      let text = path(stream.provenance)
      return text.isEmpty ? nil : text
    }
  }

  private static var origin: Key<[Provenance.Entry]?> {
    let shape = JSONShape.entries(of: .text(), count: 0...100).map { entries in
      entries.map { Provenance.Entry(key: $0.key, text: $0.value) }
    }
    let codec = JSONCodec(shape) { writer, entries in
      writer.object { writer in for entry in entries { writer.member(entry.key, entry.text) } }
    }
    return .optional("origin", codec, "Where the stream was published.") {
      $0.provenance.origin.isEmpty ? nil : $0.provenance.origin
    }
  }

  private static var clockOffset: Key<Interval?> {
    let codec = JSONCodec(JSONShape.number(in: -clockLimit...clockLimit)) { $0.item($1) }
      .map(reading: { Interval(clockMilliseconds: $0) }, writing: \.milliseconds)
    return .optional("clockOffsetMs", codec, "The first event's time on the recording's clock.") {
      $0.provenance.clockOffset == .zero ? nil : $0.provenance.clockOffset
    }
  }

  private static var events: Key<[Contact]> {
    Key("events", contacts, "The touch events in time order.") { $0.contacts }
  }

  private static var provenance: JSONKey<Provenance> {
    .group(
      kind.reading,
      device.reading,
      licence.reading,
      note.reading,
      origin.reading,
      clockOffset.reading
    ) { kind, device, licence, note, origin, clockOffset in
      var provenance = Provenance()
      (provenance.kind, provenance.device) = (kind ?? "", device ?? "")
      (provenance.licence, provenance.note) = (licence ?? "", note ?? "")
      (provenance.origin, provenance.clockOffset) = (origin ?? [], clockOffset ?? .zero)
      return provenance
    }
  }
}
