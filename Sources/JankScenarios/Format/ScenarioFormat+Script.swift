internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The steps, with their positions.
  var script: JSONKey<[Located<Scenario.Step>]> {
    let placed: JSONShape<Located<Scenario.Step>> = step.located.map { located in
      var step = located.value
      step.line = located.position.line
      return Located(step, at: located.position)
    } writing: {
      $0
    }
    let count = 1...ScenarioLimits.stepCount
    return .required("script", .array(of: placed, count: count), "What happens, step by step.")
  }

  /// A step; one with a mistake still has its name, which other steps refer to.
  private var step: JSONShape<Scenario.Step> {
    let kinds = JSONShape<Scenario.Step>.oneOf(
      "a step",
      Self.steps + Self.deviceSteps
        + (catalog.controllers.isEmpty ? [] : [("call", Self.callStep)]),
      example: #"{ "at": "100 ms", "present": "Sheet" }"#
    )
    return JSONShape(kinds.expectation, schema: kinds.schema, write: kinds.write) { value, log in
      let step = kinds.read(value, log)
      if step == nil, case .object(let members) = value.content,
        case .text(let name)? = members.first(where: { isIdentical($0.key, "name") })?.value.content
      {
        log.declare([name], as: Self.stepKind)
      }
      return step
    }
  }

  /// The steps that every tool supports, by the key that identifies them.
  private static let steps: [(key: String, shape: JSONShape<Scenario.Step>)] = [
    ("present", presentStep), ("dismiss", dismissStep), ("push", pushStep),
    ("pop", popStep), ("popToRoot", popToRootStep), ("select", selectStep),
    ("segue", segueStep), ("turnBack", turnBackStep), ("drag", dragStep),
    ("cancelTouches", cancelTouchesStep),
    ("rotate", rotateStep), ("resize", resizeStep),
    ("dropDelegate", dropDelegateStep), ("stall", stallStep),
    ("refreshRate", rateStep),
  ]

  /// Creates the shape of a kind of step: the keys of all steps, and its own.
  static func step<each Part>(
    _ kind: String,
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Scenario.Action,
    parts: @escaping @Sendable (Scenario.Action) -> (repeat each Part)?
  ) -> JSONShape<Scenario.Step> {
    let action = JSONKey<Scenario.Action>.group(repeat each keys, build: build, parts: parts)
    return .object(kind, stepName, moment, action) {
      Scenario.Step($0, at: $1, $2)
    } parts: {
      ($0.name, $0.moment, $0.action)
    }
  }
}

// MARK: Transitions

extension ScenarioFormat {
  private static let presentStep: JSONShape<Scenario.Step> =
    step(
      "a presentation",
      JSONKey.required("present", .reference(to: "screen"), "The screen to present."),
      JSONKey.optional(
        "from",
        .reference(to: "screen"),
        "The screen that presents; by default the topmost."
      ),
      isAnimated
    ) {
      .present(screen: $0, from: $1, isAnimated: $2)
    } parts: {
      if case .present(let screen, let from, let isAnimated) = $0 {
        (screen, from, isAnimated)
      } else {
        nil
      }
    }

  private static let dismissStep: JSONShape<Scenario.Step> =
    step(
      "a dismissal",
      JSONKey.required("dismiss", .reference(to: "screen"), "The screen to dismiss."),
      isAnimated
    ) {
      .dismiss(screen: $0, isAnimated: $1)
    } parts: {
      if case .dismiss(let screen, let isAnimated) = $0 { (screen, isAnimated) } else { nil }
    }

  private static let pushStep: JSONShape<Scenario.Step> =
    step(
      "a push",
      JSONKey.required("push", .reference(to: "screen"), "The page to push."),
      on("The stack to push on; by default the only one."),
      isAnimated
    ) {
      .push(screen: $0, on: $1, isAnimated: $2)
    } parts: {
      if case .push(let screen, let stack, let isAnimated) = $0 {
        (screen, stack, isAnimated)
      } else {
        nil
      }
    }

  private static let popStep: JSONShape<Scenario.Step> =
    step(
      "a pop",
      JSONKey.required("pop", .reference(to: "screen"), "The stack whose top page is popped."),
      isAnimated
    ) {
      .pop(stack: $0, isAnimated: $1)
    } parts: {
      if case .pop(let stack, let isAnimated) = $0 { (stack, isAnimated) } else { nil }
    }

  private static let popToRootStep: JSONShape<Scenario.Step> =
    step(
      "a pop to the root",
      JSONKey.required(
        "popToRoot",
        .reference(to: "screen"),
        "The stack that keeps only its lowest page."
      ),
      isAnimated
    ) {
      .popToRoot(stack: $0, isAnimated: $1)
    } parts: {
      if case .popToRoot(let stack, let isAnimated) = $0 { (stack, isAnimated) } else { nil }
    }

  private static let selectStep: JSONShape<Scenario.Step> =
    step(
      "a selection",
      JSONKey.required("select", .reference(to: "screen"), "The page to select."),
      on("The tabs or container to select it in; by default the only ones that have it."),
      isAnimated
    ) {
      .select(screen: $0, on: $1, isAnimated: $2)
    } parts: {
      if case .select(let screen, let place, let isAnimated) = $0 {
        (screen, place, isAnimated)
      } else {
        nil
      }
    }

  private static let segueStep: JSONShape<Scenario.Step> =
    step(
      "a segue",
      JSONKey.required("segue", .text(length: 1...100), "The segue to perform."),
      JSONKey.required("from", .reference(to: "screen"), "The page that has it.")
    ) {
      .segue(name: $0, from: $1)
    } parts: {
      if case .segue(let name, let page) = $0 { (name, page) } else { nil }
    }

  private static let callStep: JSONShape<Scenario.Step> =
    step(
      "a call",
      JSONKey.required("call", .text(length: 1...100), "The call on the app's own controller."),
      on("The screen of the controller; by default the only one that offers the call.")
    ) {
      .call(name: $0, on: $1)
    } parts: {
      if case .call(let name, let screen) = $0 { (name, screen) } else { nil }
    }

  private static let turnBackStep: JSONShape<Scenario.Step> =
    step(
      "a reversal",
      JSONKey.required(
        "turnBack",
        .reference(to: "screen"),
        """
        The screen, stack or tabs whose running transition the user reverses, so that it returns \
        to its start; for example { "at": "200 ms after begin", "turnBack": "Sheet" }. Only \
        interruptible strategies do so.
        """
      )
    ) {
      .turnBack(screen: $0)
    } parts: {
      if case .turnBack(let screen) = $0 { screen } else { nil }
    }

  private static let dragStep: JSONShape<Scenario.Step> =
    step(
      "a drag",
      JSONKey.required("drag", DragShape.drag, "The movement of the touch."),
      on("The screen whose rule aims the outcomes; the place of the touch decides what it drives.")
    ) {
      .drag($0, on: $1)
    } parts: {
      if case .drag(let drag, let screen) = $0 { (drag, screen) } else { nil }
    }

  private static func on(_ about: String) -> JSONKey<String?> {
    .optional("on", .reference(to: "screen"), about)
  }

  private static let isAnimated: JSONKey<Bool> =
    .optional("animated", .boolean, or: .boolean(true), "Whether the change is animated.")
}

// MARK: Other steps

extension ScenarioFormat {
  private static let cancelTouchesStep: JSONShape<Scenario.Step> =
    step(
      "a cancellation of touches",
      JSONKey.required(
        "cancelTouches",
        .text(length: 1...200),
        "Why the system cancels all touches, such as a phone call."
      )
    ) {
      .cancelTouches(reason: $0)
    } parts: {
      if case .cancelTouches(let reason) = $0 { reason } else { nil }
    }

  private static let rotateStep: JSONShape<Scenario.Step> =
    step(
      "a rotation",
      JSONKey.required(
        "rotate",
        .name(of: "an orientation", among: Scenario.Orientation.allCases),
        "The orientation of the device from then on."
      ),
      isAnimated
    ) {
      .rotate($0, isAnimated: $1)
    } parts: {
      if case .rotate(let orientation, let isAnimated) = $0 {
        (orientation, isAnimated)
      } else {
        nil
      }
    }

  private static let resizeStep: JSONShape<Scenario.Step> =
    step(
      "a change of size",
      JSONKey.required("resize", size, "The width and height of the screen, in points."),
      isAnimated
    ) {
      .resize($0, isAnimated: $1)
    } parts: {
      if case .resize(let size, let isAnimated) = $0 { (size, isAnimated) } else { nil }
    }

  private static let dropDelegateStep: JSONShape<Scenario.Step> =
    step(
      "the release of a delegate",
      JSONKey.required(
        "dropDelegate",
        .reference(to: "screen"),
        "The screen whose delegate is released; controllers hold it weakly."
      )
    ) {
      .dropDelegate(of: $0)
    } parts: {
      if case .dropDelegate(let screen) = $0 { screen } else { nil }
    }

  private static let stallStep: JSONShape<Scenario.Step> =
    step(
      "a stall",
      JSONKey.required("stall", .text(length: 1...200), "What keeps the main thread busy."),
      JSONKey.required(
        "for",
        .duration(in: 1...100_000_000_000),
        "How long it is busy."
      ),
      JSONKey.optional(
        "on",
        .named("what is busy", ["main thread", "GPU", "graphics processor", "widget"]) { $0 },
        or: .text("main thread"),
        """
        What is busy; the GPU, or graphics processor, is busy with its next frame, the widget with \
        its main thread.
        """
      )
    ) { name, length, place in
      let length = Interval(nanoseconds: length)
      return switch place {
      case "main thread": .stall(name: name, length: length)
      case "widget": .device(.widgetStall(name: name, length: length))
      default: .renderStall(name: name, length: length)
      }
    } parts: { action in
      switch action {
      case .stall(let name, let length): (name, length.nanoseconds, "main thread")
      case .renderStall(let name, let length): (name, length.nanoseconds, "graphics processor")
      case .device(.widgetStall(let name, let length)): (name, length.nanoseconds, "widget")
      default: nil
      }
    }

  private static let rateStep: JSONShape<Scenario.Step> =
    step(
      "a limit on the refresh rate",
      JSONKey.required(
        "refreshRate",
        .integer(in: 1...1000),
        "The highest refresh rate that the system allows from then on, in hertz."
      )
    ) {
      .rateLimit(hertz: Int($0))
    } parts: {
      if case .rateLimit(let hertz) = $0 { Int64(hertz) } else { nil }
    }

  private static let size = JSONShape<SIMD2<Double>>.pair(
    "a size such as [667, 375]",
    in: ProfileValue.screenSide
  )
}

// MARK: Names and times

extension ScenarioFormat {
  /// The kind of references to steps.
  static let stepKind = "step"

  private static let stepName: JSONKey<String?> = {
    let expectation = "a name of letters, digits, _ and - that begins with a letter"
    let schema = JSONSchema.text(
      length: 1...MomentText.nameLength,
      pattern: "^\(MomentText.nameExpression)$"
    )
    let shape = JSONShape<String>(expectation, schema: schema, write: { .text($0) }) { value, log in
      guard case .text(let text) = value.content, MomentText.isName(text) else {
        log.reportMismatch(value, expected: expectation)
        return nil
      }
      log.declareOnce(text, as: stepKind, at: value.position)
      return text
    }
    return .optional("name", shape, "The name by which other steps refer to this one.")
  }()

  private static let moment: JSONKey<Scenario.Moment> =
    .required(
      "at",
      momentShape,
      """
      When the step happens: a time after the start of the run, such as "100 ms", or an event of \
      the step above or of a named step, such as "50 ms after release", "end" or "frame 3 of swipe".
      """
    )

  /// A time in a run.
  static let momentShape: JSONShape<Scenario.Moment> = {
    let schema = JSONSchema.text(length: 0...Int.max, pattern: MomentText.pattern)
    return JSONShape<Scenario.Moment>(
      MomentText.expectation,
      schema: .definition("moment", schema),
      write: { .text(MomentText.text($0)) }
    ) { value, log in
      guard case .text(let text) = value.content else {
        log.reportMismatch(value, expected: MomentText.expectation, hint: value.unitHint)
        return nil
      }
      do throws(MomentTextError) {
        let moment = try MomentText.moment(in: text)
        if case .event(_, let name?, _) = moment {
          // The name is at the end.
          let column = text.utf8.count - name.utf8.count + 1
          log.refer(to: name, as: stepKind, at: value.position.inText(column: column))
        }
        return moment
      } catch {
        let position = value.position.inText(column: error.column)
        log.report(error.message, at: position, hint: error.hint)
        return nil
      }
    }
  }()
}
