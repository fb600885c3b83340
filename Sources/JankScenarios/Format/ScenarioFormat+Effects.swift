internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// The effect of a transition.
  static func effect(among kinds: [Effect.Kind]) -> JSONShape<Effect> {
    JSONShape.oneKey(
      "an effect",
      kinds.map { .optional($0.name, shape(of: $0), $0.about) },
      example: #"{ "slide": { "duration": "400 ms" } }"#
    )
    .defined(as: "effect")
  }

  private static func shape(of kind: Effect.Kind) -> JSONShape<Effect> {
    let kindName = "a \(kind.name)"
    // An app's own animator has its own timing.
    let keys =
      kind.makeAnimator == nil
      ? JSONKey<EffectDraft>.group(duration(of: kind), timing, delay, settings(of: kind)) {
        EffectDraft(duration: $0, timing: $1, delay: $2, settings: $3)
      } parts: {
        ($0.duration, $0.timing, $0.delay, $0.settings)
      }
      : JSONKey<EffectDraft>.group(duration(of: kind), settings(of: kind)) {
        EffectDraft(duration: $0, timing: nil, delay: 0, settings: $1)
      } parts: {
        ($0.duration, $0.settings)
      }
    return .object(
      kindName,
      keys.resolved {
        $0.effect(kind, $1)
      } writing: {
        EffectDraft($0, kind)
      }
    )
  }

  /// The duration in seconds; nil for that of the timing or of the kind.
  private static func duration(of kind: Effect.Kind) -> JSONKey<Double?> {
    let standard = Interval(seconds: kind.duration)
    return .optional(
      "duration",
      seconds,
      stating: .text(DurationText.text(standard.nanoseconds)),
      kind.durationAbout
    )
  }

  private static let seconds = JSONShape.interval(in: 0...10_000_000_000).map(\.seconds) {
    Interval(seconds: $0)
  }

  /// The text of a curve, in the syntax of `janklab curve`.
  private static let timing: JSONKey<EffectDraft.Timing?> = {
    let text = JSONShape.text(length: 1...CurveText.longest)
    return .optional(
      "timing",
      text.resolved { text, position, log in
        do throws(CurveTextError) {
          return EffectDraft.Timing(text: text, written: try CurveText.curve(in: text))
        } catch {
          let place = position.inText(column: error.column)
          log.report(error.message, at: place, hint: error.hint, about: .meaning)
          return nil
        }
      } writing: {
        $0.text
      },
      """
      The timing curve, as janklab curve accepts it, such as "easeOut", \
      "cubic-bezier(0.2, 0, 0, 1)" or "spring:0.8,500ms"; by default the effect's own. Core \
      Animation plays curves for which UIView has no option as keyframes, a value every sixtieth \
      of a second and at most 240. If duration is omitted, a curve with its own duration sets it.
      """
    )
  }()

  private static let delay: JSONKey<Double> =
    .optional(
      "delay",
      seconds,
      or: .text("0 ms"),
      "The delay before anything moves, in addition to the duration."
    )

  private static func settings(of kind: Effect.Kind) -> JSONKey<[String: Effect.Setting]> {
    let names = kind.options.map(\.name)
    return .all(kind.options.map(setting)) { settings in
      Dictionary(uniqueKeysWithValues: zip(names, settings))
    } parts: { settings in
      names.compactMap { settings[$0] }
    }
  }

  private static func setting(of option: Effect.Option) -> JSONKey<Effect.Setting> {
    switch option.form {
    case .number(let range, let standard):
      .optional(
        option.name,
        JSONShape.number(in: range).map {
          .number($0)
        } writing: {
          $0.number
        },
        or: .real(standard),
        option.about
      )
    case .count(let range, let standard):
      .optional(
        option.name,
        JSONShape.integer(in: Int64(range.lowerBound)...Int64(range.upperBound))
          .map {
            .number(Double($0))
          } writing: {
            $0.wholeNumber
          },
        or: .integer(Int64(standard)),
        option.about
      )
    case .name(let names, let standard):
      .optional(
        option.name,
        JSONShape.named("a \(option.name)", names, by: \.self).map {
          .name($0)
        } writing: {
          if case .name(let name) = $0 { name } else { nil }
        },
        or: .text(standard),
        option.about
      )
    case .flag(let standard):
      .optional(
        option.name,
        JSONShape.boolean.map {
          .flag($0)
        } writing: {
          if case .flag(let flag) = $0 { flag } else { nil }
        },
        or: .boolean(standard),
        option.about
      )
    case .rectangle:
      JSONKey<Effect.Setting?>.optional(option.name, place, option.about)
        .resolved { place, _ in
          place ?? .rectangle(nil)
        } writing: { setting in
          if case .rectangle(nil) = setting { .some(nil) } else { .some(setting) }
        }
    }
  }

  /// A rectangle in points, or a cell of a grid.
  private static let place: JSONShape<Effect.Setting> = {
    let schema = JSONSchema.oneOf([rectangle.schema, cell.schema])
    let write: @Sendable (Effect.Setting) -> JSONValue.Content? = { setting in
      switch setting {
      case .rectangle(let frame?): rectangle.write(frame)
      case .cell(let cell): Self.cell.write(cell)
      default: nil
      }
    }
    return JSONShape("a rectangle or a cell of a grid", schema: schema, write: write) {
      value,
      log in
      guard case .object = value.content else {
        return rectangle.read(value, log).map { .rectangle($0) }
      }
      guard let cell = cell.read(value, log) else { return nil }
      guard cell.column < cell.columns else {
        log.report(
          "column \(cell.column) of a grid of \(cell.columns) columns",
          at: value.position,
          hint: "columns count from 0: write 0 to \(cell.columns - 1), or set \"columns\"",
          about: .meaning
        )
        return nil
      }
      return .cell(cell)
    }
  }()

  private static let cell: JSONShape<GridCell> = .object(
    "a cell of a grid",
    JSONKey.required("column", .integer(in: 0...999), "The column of the cell, from 0."),
    JSONKey.required("row", .integer(in: 0...9_999), "The row of the cell, from 0."),
    JSONKey.optional(
      "columns",
      .integer(in: 1...1_000),
      or: .integer(4),
      "The number of columns; the layers of a page have four by default."
    ),
    JSONKey.optional("margin", points, or: .real(0), "The free space at both sides, in points."),
    JSONKey.optional("gap", points, or: .real(0), "The space between two cells, in points."),
    JSONKey.optional("top", points, or: .real(0), "Where the first row begins, in points.")
  ) { column, row, columns, margin, gap, top in
    GridCell(
      column: Int(column),
      row: Int(row),
      columns: Int(columns),
      margin: margin,
      gap: gap,
      top: top
    )
  } parts: {
    (Int64($0.column), Int64($0.row), Int64($0.columns), $0.margin, $0.gap, $0.top)
  }

  private static let points = JSONShape<Double>.number(in: 0...10_000, unit: "points")

  private static let rectangle: JSONShape<CGRect> =
    JSONShape<[Double]>.array(of: .number(in: 0...100_000, unit: "points"), count: 4...4)
    .resolved { numbers, position, log in
      let rectangle = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if rectangle.width >= 1, rectangle.height >= 1 { return rectangle }
      log.report(
        "expected a rectangle at least 1 point wide and high",
        at: position,
        hint: "write [x, y, width, height]",
        about: .meaning
      )
      return nil
    } writing: { rectangle in
      [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    }
}

extension Effect.Setting {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number if it is whole.
  fileprivate var wholeNumber: Int64? {
    guard let number, number.magnitude < 0x1p53, number == number.rounded() else { return nil }
    return Int64(number)
  }
}

/// The values of an effect's keys.
private struct EffectDraft: Sendable {
  /// A curve and its text.
  struct Timing {
    let text: String
    let written: WrittenCurve
  }

  let duration: Double?
  let timing: Timing?
  let delay: Double
  let settings: [String: Effect.Setting]

  private static let longest = 10.0
  // Far beyond any intended overshoot, and far from numbers that are not finite.
  private static let farthest = 100.0

  /// Whether the timing stays within values at which a layer can be shown.
  private func staysNear(over duration: Double) -> Bool {
    guard let curve = timing?.written.curve else { return true }
    return (0...600).allSatisfy { step in
      curve.value(at: duration * Double(step) / 600, duration: duration).magnitude <= Self.farthest
    }
  }

  /// Creates the effect, or reports contradicting keys and returns nil.
  func effect(_ kind: Effect.Kind, _ object: JSONObjectReader) -> Effect? {
    if timing != nil, object.has("damping") {
      object.log.report(
        #""timing" and "damping" both set the timing curve"#,
        at: object.position(of: "timing"),
        hint: #"remove one; a spring can be the timing, such as "spring:0.6,800ms""#,
        about: .meaning
      )
      return nil
    }
    let duration = duration ?? Self.standard(timing, kind)
    guard duration <= Self.longest || timing == nil else {
      object.log.report(
        "the timing takes longer than 10 s, the limit of an effect",
        at: object.position(of: "timing"),
        hint: #"set "duration", which cuts a spring off"#,
        about: .meaning
      )
      return nil
    }
    guard duration == 0 || staysNear(over: duration) else {
      object.log.report(
        "the timing exceeds 100 times the distance of the effect",
        at: object.position(of: "timing"),
        hint: "keep its values between -100 and 100; to draw them: janklab curve CURVE",
        about: .meaning
      )
      return nil
    }
    var effect = Effect(kind, duration: duration, settings: settings)
    effect.timing = timing?.written.curve
    effect.delay = delay
    return effect
  }

  /// The duration in seconds of an effect whose file states none.
  private static func standard(_ timing: Timing?, _ kind: Effect.Kind) -> Double {
    (timing?.written.duration ?? Interval(seconds: kind.duration)).seconds
  }
}

extension EffectDraft {
  /// The draft of an effect; nil for one of another kind and for timing that no file can state.
  init?(_ effect: Effect, _ kind: Effect.Kind) {
    guard effect.kind.name == kind.name else { return nil }
    // An app's own animator has its own timing, so its keys have no room for another.
    guard kind.makeAnimator == nil || (effect.timing == nil && effect.delay == 0) else {
      return nil
    }
    timing = effect.timing.flatMap { curve in
      CurveText.text(curve, lasting: Interval(seconds: effect.duration)).flatMap { text in
        (try? CurveText.curve(in: text)).map { Timing(text: text, written: $0) }
      }
    }
    guard timing?.written.curve == effect.timing else { return nil }
    duration = effect.duration == Self.standard(timing, kind) ? nil : effect.duration
    delay = effect.delay
    settings = effect.settings
  }
}
