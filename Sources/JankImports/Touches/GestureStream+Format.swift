package import JankText
internal import JankTrace

/// The format `gesture-stream/1`.
///
///     {"format": "gesture-stream/1", "id": "swipe", "unit": "logical px", "pointsPerUnit": 1,
///      "events": [{"t_ms": 0, "x": 230, "y": 339, "phase": "began"}]}
///
/// Other keys tell where a recording comes from. Velocities that somebody expects are allowed and
/// not looked at.
extension GestureStream {
  /// The text of the stream, whose times are not below zero; reading it gives the stream back.
  package func text() -> String {
    var writer = JSONWriter()
    Self.codec.write(&writer, self)
    return writer.text + "\n"
  }

  static let codec: JSONCodec<GestureStream> = {
    let shape = JSONShape<GestureStream>.object(
      "a gesture stream",
      JSONKey<Void>.ignored("expectedVelocities", "What somebody else measured."),
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

  /// The format as a document of JSON Schema.
  package static var schemaDocument: JSONValue {
    codec.schema.document(
      title: "JankLab gesture stream",
      about: "Where fingers were on a touch panel. Times are milliseconds."
    )
  }

  /// The largest reading of a clock, in milliseconds; in the year 2096 since 1970.
  static let clockLimit = 4e12
  /// How long a stream can be.
  static let longestDuration = Interval.milliseconds(86_400_000)
  /// How far from the corner of the panel a finger can be, in units of the stream.
  static let farthest = 1e6
  /// How many fingers can be told apart.
  static let fingerLimit = 64
  /// How many samples a stream can have; what comes beyond is left out.
  package static let sampleLimit = 1_000_000
}

extension Interval {
  /// The reading of a clock in milliseconds, to a microsecond, which is all that they tell.
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
    Key("format", .name(of: "the format", among: [.stream]), "Its name.") { _ in .stream }
  }
  private static var id: Key<String> {
    Key("id", .text(.text(length: 1...200)), "What the stream is called.") { $0.id }
  }
  private static var unitName: Key<String> {
    Key("unit", .text(.text(length: 1...100)), "What lengths are measured in.") { $0.unit.name }
  }
  private static var scale: Key<Double?> {
    .optional(
      "pointsPerUnit",
      JSONCodec(.number(in: LengthUnit.scales)) { $0.item($1) },
      "How many points a unit is, unless the unit is points."
    ) { $0.unit.isPoints ? nil : $0.unit.pointsPerUnit }
  }

  /// The unit with its scale.
  private static var unit: JSONKey<LengthUnit> {
    JSONKey.group(unitName.reading, scale.reading) { (name: $0, scale: $1) }
      .resolved { read, object in
        let unit = LengthUnit(name: read.name, pointsPerUnit: read.scale)
        guard let scale = read.scale, unit.isPoints, scale != 1 else { return unit }
        object.log.report(
          "\"pointsPerUnit\" is \(scale), but the unit is points",
          at: object.position(of: "pointsPerUnit"),
          hint: "remove it, or name the unit that is meant"
        )
        return nil
      }
  }

  private static let kind = text("kind") { $0.kind }
  private static let device = text("device") { $0.device }
  private static let licence = text("licence") { $0.licence }
  private static let note = text("note") { $0.note }

  /// Something told about where the stream comes from, unless it is empty.
  private static func text(
    _ key: String,
    of path: @escaping @Sendable (Provenance) -> String
  ) -> Key<String?> {
    .optional(key, .text(.text()), "Where the stream comes from.") { stream in
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
    return .optional("origin", codec, "Where it was published.") {
      $0.provenance.origin.isEmpty ? nil : $0.provenance.origin
    }
  }

  private static var clockOffset: Key<Interval?> {
    let codec = JSONCodec(JSONShape.number(in: -clockLimit...clockLimit)) { $0.item($1) }
      .map(reading: { Interval(clockMilliseconds: $0) }, writing: \.milliseconds)
    return .optional("clockOffsetMs", codec, "The time of the first event by its own clock.") {
      $0.provenance.clockOffset == .zero ? nil : $0.provenance.clockOffset
    }
  }

  private static var events: Key<[Contact]> {
    Key("events", contacts, "What fingers did, in the order of time.") { $0.contacts }
  }

  /// Where the stream comes from.
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
