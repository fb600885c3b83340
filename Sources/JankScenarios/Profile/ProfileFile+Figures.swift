internal import JankEngine
internal import JankText

extension ProfileFile {
  /// A value in a file, with its origin.
  struct Stated<Value: Sendable>: Sendable {
    let value: Value
    let origin: ProfileFigure.Origin
    /// The position of the value and its origin, if they were read.
    var position = SourcePosition(line: 1, column: 1)
  }

  /// A number in a file.
  struct Figure: Sendable {
    let name: ProfileFigure
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
        .name(of: "a mark", among: ProfileFigure.Origin.Mark.allCases),
        "How certain the value is."
      ) { $0.origin.mark },
      JSONField(
        "source",
        .text(.text(length: 1...1000)),
        "The source of the value, or why it was chosen."
      ) { $0.origin.source }
    ) { Stated(value: $0, origin: ProfileFigure.Origin($1, $2)) }
    .resolved { stated, position, _ in
      Stated(value: stated.value, origin: stated.origin, position: position)
    } writing: {
      $0
    }
  }

  /// The numbers of a file, by name.
  static let figures: JSONCodec<[Figure]> = {
    let codecs = ProfileFigure.allCases.map { (name: $0.rawValue, codec: codec(of: $0)) }
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
    let shape = JSONShape<[Figure]>(entries.expectation, schema: schema) { value, log in
      guard let entries = entries.read(value, log) else { return nil }
      let figures = entries.map { entry in
        read(entry, as: byName[entry.key], log)
      }
      let present = figures.compactMap(\.self)
      return present.count == figures.count ? present : nil
    }
    return JSONCodec(shape) { writer, figures in
      writer.object { writer in
        for figure in figures {
          writer.member(figure.name.rawValue) {
            byName[figure.name.rawValue]?.write(&$0, figure.number)
          }
        }
      }
    }
  }()

  private static func read(
    _ entry: JSONEntry<JSONValue>,
    as codec: JSONCodec<Stated<Double>>?,
    _ log: DiagnosticLog
  ) -> Figure? {
    let figure = ProfileFigure(rawValue: entry.key)
    if figure == nil {
      let names = ProfileFigure.allCases.map(\.rawValue)
      log.report(
        "unknown number \(quoted(entry.key))",
        at: entry.keyPosition,
        hint: log.nearest(to: entry.key, among: names).map { "did you mean \(quoted($0))?" }
      )
    }
    // An unknown entry is read all the same, so that all its errors are reported.
    let shape = codec?.shape ?? unknown.shape
    let number = log.within(.key(entry.key)) { shape.read(entry.value, log) }
    guard let figure, let number else { return nil }
    return Figure(name: figure, number: number)
  }

  private static let unknown = stated(
    as: JSONCodec<Double>(JSONShape.any.map { _ in 0 }) { $0.item($1) }
  )

  /// Creates the codec of a number in its unit and range, with its origin.
  private static func codec(of figure: ProfileFigure) -> JSONCodec<Stated<Double>> {
    let range = figure.range
    let whole = Int64(range.lowerBound)...Int64(range.upperBound)
    let number: JSONCodec<Double> =
      switch figure.unit {
      case .nanoseconds:
        JSONCodec(JSONShape.duration(in: whole).map { Double($0) }) {
          $0.item(DurationText.text(Int64($1)))
        }
      case .hertz:
        JSONCodec<Int64>.integer(in: whole).map(reading: { Double($0) }, writing: { Int64($0) })
      case .points, .one:
        JSONCodec(.number(in: range, unit: figure.unit.rawValue)) { $0.item($1) }
      }
    return stated(as: number)
  }
}
