internal import HeadlessUIKit

extension ScenarioFormat {
  /// The steps, with their places.
  var script: JSONKey<[Located<Scenario.Step>]> {
    let placed = step.located.map { located in
      var step = located.value
      step.line = located.position.line
      return Located(step, at: located.position)
    }
    return .required("script", .array(of: placed, count: 1...10_000), "What happens.")
  }

  private var step: JSONShape<Scenario.Step> {
    .oneOf(
      "a step",
      [
        ("present", Self.presentStep), ("dismiss", Self.dismissStep), ("drag", dragStep),
        ("stall", Self.stallStep), ("refreshRate", Self.rateStep),
      ],
      example: #"{ "at": "100 ms", "present": "Sheet" }"#
    )
  }

  private static var presentStep: JSONShape<Scenario.Step> {
    .object(
      "a presentation",
      name,
      moment,
      JSONKey.required("present", .reference(to: "screen"), "The screen the user asks for."),
      isAnimated
    ) { name, moment, screen, isAnimated in
      Scenario.Step(name, at: moment, .present(screen: screen, isAnimated: isAnimated))
    }
  }

  private static var dismissStep: JSONShape<Scenario.Step> {
    .object(
      "a dismissal",
      name,
      moment,
      JSONKey.required("dismiss", .reference(to: "screen"), "The screen the user sends away."),
      isAnimated
    ) { name, moment, screen, isAnimated in
      Scenario.Step(name, at: moment, .dismiss(screen: screen, isAnimated: isAnimated))
    }
  }

  private static var stallStep: JSONShape<Scenario.Step> {
    .object(
      "a stall",
      name,
      moment,
      JSONKey.required("stall", .text(length: 1...200), "What keeps the main thread busy."),
      JSONKey.required(
        "for",
        .duration(in: 1...100_000_000_000),
        "How long it is busy."
      ),
      JSONKey.optional(
        "on",
        .named("what is busy", ["main thread", "graphics processor"]) { $0 },
        or: .text("main thread"),
        "What is busy; the graphics processor is so with the next picture."
      )
    ) { name, moment, stall, length, place in
      let length = Interval(nanoseconds: length)
      let isMain = place == "main thread"
      return Scenario.Step(
        name,
        at: moment,
        isMain
          ? .stall(name: stall, length: length) : .renderStall(name: stall, length: length)
      )
    }
  }

  private static var rateStep: JSONShape<Scenario.Step> {
    .object(
      "a limit on the refresh rate",
      name,
      moment,
      JSONKey.required(
        "refreshRate",
        .integer(in: 1...1000),
        "The most refreshes per second that the system allows from then on, in hertz."
      )
    ) { name, moment, hertz in
      Scenario.Step(name, at: moment, .rateLimit(hertz: Int(hertz)))
    }
  }

  private var dragStep: JSONShape<Scenario.Step> {
    let drag = DragShape(readRecording: readRecording).shape
    return .object(
      "a drag",
      Self.name,
      Self.moment,
      JSONKey.required("drag", drag, "The finger that moves."),
      JSONKey.optional(
        "on",
        .reference(to: "screen"),
        "The screen whose way of being dragged decides how the drag can end."
      )
    ) { name, moment, drag, screen in
      Scenario.Step(name, at: moment, .drag(drag, on: screen))
    }
  }
}

// MARK: Parts of steps

extension ScenarioFormat {
  private static var name: JSONKey<String?> {
    let expectation = "a name of letters, digits, _ and - that begins with a letter"
    let schema = JSONSchema.text(
      length: 1...MomentText.nameLength,
      pattern: "^\(MomentText.nameExpression)$"
    )
    let shape = JSONShape<String>(expectation, schema: schema) { content in
      guard case .text(let text) = content, MomentText.isName(text) else { return nil }
      return text
    }
    return .optional("name", shape, "The name by which other steps refer to this one.")
  }

  private static var moment: JSONKey<Scenario.Moment> {
    let schema = JSONSchema.text(length: 0...Int.max, pattern: MomentText.pattern)
    let shape = JSONShape<Scenario.Moment>(
      MomentText.expectation,
      schema: .definition("moment", schema)
    ) { value, log in
      guard case .text(let text) = value.content else {
        log.reportMismatch(value, expected: MomentText.expectation)
        return nil
      }
      do throws(MomentTextError) {
        return try MomentText.moment(in: text)
      } catch {
        let position = value.position.inText(column: error.column)
        log.report(error.message, at: position, hint: error.hint)
        return nil
      }
    }
    return .required(
      "at",
      shape,
      """
      When the step happens: "100 ms" after the start of the run, or "50 ms after release", \
      "end" or "frame 3 of dismissal" by an event of the step above or of the one with a name.
      """
    )
  }

  private static var isAnimated: JSONKey<Bool> {
    .optional("animated", .boolean, or: .boolean(true), "Whether the change is animated.")
  }
}
