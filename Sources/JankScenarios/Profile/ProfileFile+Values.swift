internal import JankEngine
internal import JankText

extension ProfileFile {
  /// A value in a file, with its origin.
  struct Stated<Value: Sendable>: Sendable {
    let value: Value
    let origin: ProfileValue.Origin
    /// The position of the value and its origin, if they were read.
    var position = SourcePosition(line: 1, column: 1)
  }

  /// A number in a file.
  struct ProfileEntry: Sendable {
    let name: ProfileValue
    let number: Stated<Double>
  }

  /// Creates the codec of a value, stored under a key, with its mark and source.
  static func stated<Value: Sendable>(
    _ key: String = "value",
    as codec: JSONCodec<Value>
  ) -> JSONCodec<Stated<Value>> {
    JSONCodec<Stated<Value>>.object(
      "\(quoted(key)) with its origin",
      JSONField(key, codec, "The value, with its unit if it is a duration.") {
        $0.value
      },
      JSONField(
        "mark",
        .name(of: "a mark", among: ProfileValue.Origin.Mark.allCases),
        "How certain the value is."
      ) { $0.origin.mark },
      JSONField(
        "source",
        .text(.text(length: 1...1000)),
        "The source of the value, or why it was chosen."
      ) { $0.origin.source }
    ) { Stated(value: $0, origin: ProfileValue.Origin($1, $2)) }
    .resolved { stated, position, _ in
      Stated(value: stated.value, origin: stated.origin, position: position)
    } writing: {
      $0
    }
  }

  /// The numbers of a file, by name.
  static let profileValues: JSONCodec<[ProfileEntry]> = {
    let codecs = ProfileValue.allCases.map { (name: $0.rawValue, codec: codec(of: $0)) }
    let byName = Dictionary(uniqueKeysWithValues: codecs.map { ($0.name, $0.codec) })
    let entries = JSONShape.entries(of: .any, count: 0...codecs.count)
    let schema = JSONSchema.object(
      codecs.map {
        JSONSchema.Property(
          key: $0.name,
          schema: $0.codec.schema,
          about: "The number and its origin.",
          isRequired: false
        )
      },
      kind: "the numbers of a profile"
    )
    let shape = JSONShape<[ProfileEntry]>(entries.expectation, schema: schema) { value, log in
      guard let entries = entries.read(value, log) else { return nil }
      let profileValues = entries.map { entry in
        read(entry, as: byName[entry.key], log)
      }
      let present = profileValues.compactMap(\.self)
      return present.count == profileValues.count ? present : nil
    }
    return JSONCodec(shape) { writer, profileValues in
      writer.object { writer in
        for profileValue in profileValues {
          writer.member(profileValue.name.rawValue) {
            byName[profileValue.name.rawValue]?.write(&$0, profileValue.number)
          }
        }
      }
    }
  }()

  private static func read(
    _ entry: JSONEntry<JSONValue>,
    as codec: JSONCodec<Stated<Double>>?,
    _ log: DiagnosticLog
  ) -> ProfileEntry? {
    let profileValue = ProfileValue(rawValue: entry.key)
    if profileValue == nil {
      let names = ProfileValue.allCases.map(\.rawValue)
      log.report(
        "unknown number \(quoted(entry.key))",
        at: entry.keyPosition,
        hint: log.nearest(to: entry.key, among: names).map { "did you mean \(quoted($0))?" }
      )
    }
    // An unknown entry is read all the same, so that all its errors are reported.
    let shape = codec?.shape ?? unknown.shape
    let number = log.within(.key(entry.key)) { shape.read(entry.value, log) }
    guard let profileValue, let number else { return nil }
    return ProfileEntry(name: profileValue, number: number)
  }

  private static let unknown = stated(
    as: JSONCodec<Double>(JSONShape.any.map { _ in 0 }) { $0.item($1) }
  )

  /// Creates the codec of a number in its unit and range, with its origin.
  private static func codec(of profileValue: ProfileValue) -> JSONCodec<Stated<Double>> {
    let range = profileValue.range
    let whole = Int64(range.lowerBound)...Int64(range.upperBound)
    let number: JSONCodec<Double> =
      switch profileValue.unit {
      case .nanoseconds:
        JSONCodec(JSONShape.duration(in: whole).map { Double($0) }) {
          $0.item(DurationText.text(Int64($1)))
        }
      case .hertz, .buffers, .refreshes:
        JSONCodec<Int64>.integer(in: whole).map(reading: { Double($0) }, writing: { Int64($0) })
      case .points, .one:
        JSONCodec(.number(in: range, unit: profileValue.unit.rawValue)) { $0.item($1) }
      }
    return stated(as: number)
  }
}
