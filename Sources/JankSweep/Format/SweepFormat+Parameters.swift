internal import JankText

extension SweepFormat {
  /// The keys of a scenario that a sweep has keys of its own for.
  private static let ownKeys: Set<String> = [
    "$schema", "name", "about", "tags", "devices", "strategies", "outcomes", "seed", "thresholds",
  ]

  static let parameters = JSONKey.required(
    "parameters",
    JSONShape<[JSONEntry<SweepParameter>]>.entries(
      of: parameter,
      count: 0...100,
      names: parameterName
    ).map { entries in
      entries.map {
        SweepParameter($0.key, at: $0.value.paths, $0.value.values, position: $0.keyPosition)
      }
    } writing: { parameters in
      parameters.map { JSONEntry($0.name, $0) }
    },
    "What to vary, by names of your own."
  )

  private static let parameterName: JSONShape<String> = .text(length: 1...40).resolved {
    name,
    position,
    log -> String? in
    let isName =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    if isName { return name }
    log.report(
      "expected a name of letters, digits and underscores, found \(quoted(name))",
      at: position,
      about: .meaning
    )
    return nil
  } writing: {
    $0
  }

  private static let path = JSONShape<ParameterPath>.any(
    JSONShape<String>.text(length: 1...1_000)
  )

  /// A parameter of any name, which its key decides.
  private static let parameter = JSONShape<SweepParameter>.oneOf(
    "a parameter",
    [("values", listParameter), ("from", rangeParameter), ("files", filesParameter)],
    example: #"{ "path": "screens.Sheet.layers", "values": [10, 20] }"#
  )

  private static let pathKey = JSONKey<[ParameterPath]>.oneOrSeveral(
    (
      "path", "The value in the scenarios, such as \"screens.Sheet.presentation.bounce.damping\"."
    ),
    ("paths", "Several values in the scenarios, which change together."),
    path,
    by: \.text
  )

  private static let listParameter = JSONShape<SweepParameter>.object(
    "a parameter",
    pathKey,
    JSONKey.required(
      "values",
      JSONShape<[JSONValue]>.array(of: .any, count: 1...100_000),
      "The values, each as a scenario would have it."
    )
  ) { paths, values in
    SweepParameter("", at: paths, .list(values))
  } parts: {
    if case .list(let values) = $0.values { ($0.paths, values) } else { nil }
  }

  private static let filesParameter = JSONShape<SweepParameter>.object(
    "a parameter",
    pathKey,
    JSONKey.required(
      "files",
      .text(length: 1...1_000),
      "A folder beside the first scenario; each gesture file in it is a value."
    )
  ) { paths, folder in
    SweepParameter("", at: paths, .files(folder))
  } parts: {
    if case .files(let folder) = $0.values { ($0.paths, folder) } else { nil }
  }

  /// An end or a step of a range.
  struct Bound: Sendable {
    let number: Double
    let isDuration: Bool
  }

  private static let boundText = #"a number or a duration such as "80 ms""#

  private static let bound = JSONShape<Bound>(
    boundText,
    schema: .oneOf([
      JSONShape<Double>.number(in: -1e15...1e15).schema, JSONShape<Int64>.duration().schema,
    ])
  ) { bound in
    if bound.isDuration { return .text(DurationText.text(Int64(bound.number))) }
    return JSONShape<Double>.number(in: -1e15...1e15).write(bound.number)
  } reading: { content in
    let value = JSONValue(content)
    return value.sweepNumber.map { Bound(number: $0, isDuration: value.text != nil) }
  }

  private static let rangeParameter = JSONShape<RangeDraft>.object(
    "a parameter",
    pathKey,
    JSONKey.required("from", bound.located, "The first value."),
    JSONKey.required("to", bound.located, "The last value."),
    JSONKey.optional("step", bound, "The distance between values."),
    JSONKey.optional(
      "count",
      .integer(in: 2...100_000),
      "The number of values, instead of a step."
    ),
    JSONKey.optional(
      "scale",
      .named("a scale", ["linear", "log"]) { $0 },
      or: .text("linear"),
      "Whether each value is the same distance from the one before, or the same multiple of it."
    )
  ) { paths, from, to, step, count, scale in
    RangeDraft(paths: paths, from: from, to: to, step: step, count: count, scale: scale)
  } parts: { draft in
    (draft.paths, draft.from, draft.to, draft.step, draft.count, draft.scale)
  }
  .resolved { draft, _, log in
    draft.range(log).map { SweepParameter("", at: draft.paths, .range($0)) }
  } writing: {
    RangeDraft($0)
  }
}

/// A range as it is written, whose keys may contradict each other.
private struct RangeDraft: Sendable {
  let paths: [ParameterPath]
  let from: Located<SweepFormat.Bound>
  let to: Located<SweepFormat.Bound>
  let step: SweepFormat.Bound?
  let count: Int64?
  let scale: String
}

extension RangeDraft {
  /// Returns the keys of a parameter, or nil for one without a range.
  init?(_ parameter: SweepParameter) {
    guard case .range(let range) = parameter.values else { return nil }
    let bound = { SweepFormat.Bound(number: $0, isDuration: range.isDuration) }
    paths = parameter.paths
    from = Located(bound(range.start))
    to = Located(bound(range.end))
    var (step, count) = (SweepFormat.Bound?.none, Int64?.none)
    var isLogarithmic = false
    switch range.spacing {
    case .step(let size): step = bound(size)
    case .even(let number): count = Int64(number)
    case .logarithmic(let number): (count, isLogarithmic) = (Int64(number), true)
    case .anywhere: break
    case .anywhereLogarithmic: isLogarithmic = true
    }
    self.step = step
    self.count = count
    scale = isLogarithmic ? "log" : "linear"
  }

  /// Returns the range, or nil after reporting what is wrong.
  func range(_ log: DiagnosticLog) -> ParameterRange? {
    let isLogarithmic = scale == "log"
    let problem: (text: String, hint: String)? =
      if from.value.isDuration != to.value.isDuration {
        ("one end is a duration and the other a number", "write both with a unit, or neither")
      } else if let step, step.isDuration != from.value.isDuration {
        ("the step has another unit than the ends", "write a step such as the ends")
      } else if from.value.number >= to.value.number {
        ("\"to\" is not above \"from\"", "exchange them")
      } else if step != nil, count != nil {
        ("it has a step and a count", "remove one of them")
      } else if isLogarithmic, from.value.number <= 0 {
        ("a logarithmic range needs ends above zero", "raise \"from\", or remove \"scale\"")
      } else if isLogarithmic, step != nil {
        ("a logarithmic range has no step", "write a count")
      } else if let step, step.number <= 0 {
        ("a step must be above zero", "raise it")
      } else if let step, (to.value.number - from.value.number) / step.number > 1e6 {
        ("the range has more than a million values", "raise the step")
      } else {
        nil
      }
    if let problem {
      log.report(problem.text, at: from.position, hint: problem.hint, about: .meaning)
      return nil
    }
    let spacing: ParameterRange.Spacing =
      if let count {
        isLogarithmic ? .logarithmic(count: Int(count)) : .even(count: Int(count))
      } else if let step {
        .step(step.number)
      } else {
        isLogarithmic ? .anywhereLogarithmic : .anywhere
      }
    return ParameterRange(
      from: from.value.number,
      to: to.value.number,
      isDuration: from.value.isDuration,
      spacing
    )
  }
}

extension JSONShape where Value == ParameterPath {
  /// Creates the shape of a path to a value that a sweep can vary.
  fileprivate static func any(_ text: JSONShape<String>) -> Self {
    text.resolved { text, position, log in
      do throws(PathProblem) {
        let path = try ParameterPath(text)
        guard let top = path.top, !SweepFormat.isOwnKey(top) else {
          log.report(
            "a sweep cannot vary \(quoted(text)) of a scenario",
            at: position,
            hint: "use the keys of the sweep, such as \"devices\", \"strategies\" or \"seeds\"",
            about: .meaning
          )
          return nil
        }
        return path
      } catch {
        log.report(
          "\(quoted(text)) is no path: \(error.reason)",
          at: position,
          hint: "write for example \"script[1].for\"",
          about: .meaning
        )
        return nil
      }
    } writing: {
      $0.text
    }
  }
}

extension SweepFormat {
  /// Whether a key of a scenario is none that a parameter can change.
  fileprivate static func isOwnKey(_ key: String) -> Bool { ownKeys.contains(key) }
}
