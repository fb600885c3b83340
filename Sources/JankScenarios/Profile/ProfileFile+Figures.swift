internal import JankEngine
internal import JankText

extension ProfileFile {
  /// Something that a file states, with where it comes from.
  struct Stated<Value: Sendable>: Sendable {
    let value: Value
    let origin: ProfileFigure.Origin
    /// The place of the whole.
    let position: SourcePosition
  }

  /// A number that a file states.
  struct Figure: Sendable {
    let name: ProfileFigure
    let number: Stated<Double>
  }

  /// Something with its mark and source.
  ///
  /// - Parameters:
  ///   - key: the key that holds it.
  ///   - shape: what it is.
  /// - Returns: The shape of the whole.
  static func stated<Value: Sendable>(
    _ key: String = "value",
    as shape: JSONShape<Value>
  ) -> JSONShape<Stated<Value>> {
    JSONShape.object(
      "\(quoted(key)) with its origin",
      JSONKey.required(key, shape, "What holds, with its unit where it is a length of time."),
      JSONKey.required(
        "mark",
        .name(of: "a mark", among: ProfileFigure.Origin.Mark.allCases),
        "How far it can be trusted."
      ),
      JSONKey.required("source", .text(length: 1...1000), "Who says so, or why it was chosen.")
    ) { value, mark, source in (value: value, origin: ProfileFigure.Origin(mark, source)) }
    .resolved { read, position, _ in
      Stated(value: read.value, origin: read.origin, position: position)
    }
  }

  /// The numbers of a file, by their names.
  static let figures: JSONShape<[Figure]> = {
    let entries = JSONShape.entries(of: .any, count: 0...ProfileFigure.allCases.count)
    return JSONShape(entries.expectation) { value, log in
      guard let entries = entries.read(value, log) else { return nil }
      let figures = entries.map { read($0, log) }
      let present = figures.compactMap(\.self)
      return present.count == figures.count ? present : nil
    }
  }()

  private static func read(_ entry: JSONEntry<JSONValue>, _ log: DiagnosticLog) -> Figure? {
    let figure = ProfileFigure(rawValue: entry.key)
    if figure == nil {
      let names = ProfileFigure.allCases.map(\.rawValue)
      log.report(
        "unknown number \(quoted(entry.key))",
        at: entry.keyPosition,
        hint: log.nearest(to: entry.key, among: names).map { "did you mean \(quoted($0))?" }
      )
    }
    // The rest of an unknown one is read all the same, so that everything wrong is told.
    let shape = figure.map(shape(of:)) ?? JSONShape.any.map { _ in 0 }
    let number = log.within(.key(entry.key)) { stated(as: shape).read(entry.value, log) }
    guard let figure, let number else { return nil }
    return Figure(name: figure, number: number)
  }

  /// A number in the unit and the range of a figure.
  private static func shape(of figure: ProfileFigure) -> JSONShape<Double> {
    let range = figure.range
    let whole = Int64(range.lowerBound)...Int64(range.upperBound)
    return switch figure.unit {
    case .nanoseconds: JSONShape.duration(in: whole).map { Double($0) }
    case .hertz: JSONShape.integer(in: whole).map { Double($0) }
    case .points, .one: JSONShape.number(in: range, unit: figure.unit.rawValue)
    }
  }
}
