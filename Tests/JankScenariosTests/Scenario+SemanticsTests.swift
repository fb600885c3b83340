import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import JankTrace
import Testing

/// Choices of a scenario that differ from the default, observed by the app's callbacks.
struct ScenarioSemanticsTests {
  /// An app, and a user's actions on it.
  struct Story: Sendable {
    let screens: String
    let root: String
    let script: String
    var strategy = Strategy.percentDriven

    func file(_ semantics: String) -> String {
      """
      { "name": "a", "devices": ["phone-60"], "strategies": ["\(strategy.name)"],
        \(semantics.isEmpty ? "" : #""semantics": \#(semantics), "#)"screens": { \(screens) },
        "root": "\(root)", "script": [\(script)] }
      """
    }

    func play(_ semantics: String = "") throws -> Trace {
      let bytes = Array(file(semantics).utf8)
      let scenario = try ScenarioLoader { _ in nil }.load(bytes, path: "f")
      return scenario.run(strategy: strategy, on: .phone60, seed: 1)
    }
  }

  /// The callbacks of a run, each with its receiver and its name.
  private func heard(_ trace: Trace) -> [String] {
    trace.events.filter { $0.kind == .callback }.map { "\($0.subject).\($0.name)" }
  }

  private static let cancelledDrag = Story(
    screens: """
      "Main": {}, "Sheet": { "dismissal": { "slide": {} }, "dragToDismiss": { "travel": 400 } }
      """,
    root: "Main",
    script: """
      { "at": "100 ms", "present": "Sheet", "animated": false },
      { "at": "1 s", "on": "Sheet",
        "drag": { "from": [187, 120], "to": [187, 200], "over": "300 ms", "release": 0 } }
      """
  )

  // MARK: The end of a cancelled transition

  @Test(
    arguments: [
      (
        "",
        [
          "complete", "Main.viewWillDisappear", "Main.viewDidDisappear", "Sheet.viewWillAppear",
          "Sheet.viewDidAppear", "ended",
        ]
      ),
      (
        #""split""#,
        [
          "Main.viewWillDisappear", "Sheet.viewWillAppear", "complete", "Main.viewDidDisappear",
          "Sheet.viewDidAppear", "ended",
        ]
      ),
      (
        #"{ "ending": ["animationEnded", "owner", "alongsideCompletions"] }"#,
        [
          "complete", "ended", "Main.viewWillDisappear", "Main.viewDidDisappear",
          "Sheet.viewWillAppear", "Sheet.viewDidAppear",
        ]
      ),
    ]
  )
  func `a cancel is undone at the chosen time`(semantics: String, expected: [String]) throws {
    let lines = heard(try Self.cancelledDrag.play(semantics))
    let tail = lines.drop { $0 != "dismiss Sheet.cancelInteractiveTransition" }.dropFirst()
    let short = [
      "dismiss Sheet.completeTransition(false)": "complete",
      "dismiss Sheet.animationEnded(false)": "ended",
    ]
    #expect(tail.map { short[$0] ?? $0 } == expected)
  }

  @Test func `the short form of a choice is the same choice`() throws {
    let (story, reversal) = (Self.cancelledDrag, #"{ "reversal": "split" }"#)
    #expect(try story.play(#""split""#).digest == story.play(reversal).digest)
    #expect(try story.play(#""standard""#).digest == story.play().digest)
  }

  @Test func `the version of iOS decides on the style automatic`() throws {
    let story = Story(
      screens: #""Main": {}, "Sheet": { "style": "automatic" }"#,
      root: "Main",
      script: #"{ "at": "100 ms", "present": "Sheet" }"#,
      strategy: .coreAnimation
    )
    let isCovered = { (trace: Trace) in heard(trace).contains("Main.viewDidDisappear") }
    #expect(try !isCovered(story.play()))
    #expect(try !isCovered(story.play(#"{ "iOS": "13" }"#)))
    #expect(try isCovered(story.play(#"{ "iOS": "12" }"#)))
    let scenario = try ScenarioLoader { _ in nil }
      .load(Array(story.file(#"{ "iOS": "12" }"#).utf8), path: "f")
    let play = { (scenario: Scenario) in
      isCovered(scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1))
    }
    #expect(play(scenario) && !play(scenario.following(26)))
    #expect(scenario.following(26).setting.semantics == [.version(26)])
  }

  @Test(arguments: ["\"six\"", "\"6\"", "12", "\"12.\""])
  func `a version of iOS is text, and has custom transitions`(version: String) throws {
    let file = Self.cancelledDrag.file("{ \"iOS\": \(version) }")
    let error = #expect(throws: FileError.self) {
      _ = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    }
    let message = try #require(error?.description)
    #expect(message.contains(#"expected a version of iOS such as "12" or "11.2", found"#))
    #expect(message.contains("help: the oldest is 7"))
  }

  @Test func `a reversal uses another curve, and takes as long as before`() throws {
    let (even, curved) = (
      try Self.cancelledDrag.play(), try Self.cancelledDrag.play(#"{ "cancelCurve": "easeIn" }"#)
    )
    #expect(heard(even) == heard(curved))
    #expect(even.transitions.map(\.ended) == curved.transitions.map(\.ended))
    #expect(even.digest != curved.digest)
  }

  // MARK: What is heard of, and what is not

  private static let stack = #""Main": {}, "Other": {}, "Stack": { "stack": ["Main", "Other"], "#

  /// Choices that callbacks show, each with the callbacks that come only with it and only by
  /// default.
  private static let questions: [(semantics: String, story: Story, added: Set<String>)] = [
    (
      #"{ "tellsChildOfCancelledPop": true }"#,
      Story(
        screens: stack + #""pop": { "shift": {} }, "dragToPop": {} }"#,
        root: "Stack",
        script: """
          { "at": "1 s", "on": "Stack",
            "drag": { "from": [100, 300], "to": [160, 300], "over": "300 ms", "release": 0 } }
          """
      ),
      ["Other.didMove(toParent: Stack)"]
    ),
    (
      #"{ "announcesPageAtEveryAppearance": true }"#,
      Story(
        screens: stack + #""pop": { "shift": {} } }, "Third": {}, "#
          + #""Tabs": { "tabs": ["Stack", "Third"] }"#,
        root: "Tabs",
        script: #"{ "at": "1 s", "select": "Third" }, { "at": "2 s", "select": "Stack" }"#,
        strategy: .coreAnimation
      ),
      [
        "Stack.navigationController(willShow: Other)",
        "Stack.navigationController(didShow: Other)",
      ]
    ),
  ]

  @Test(arguments: questions.indices)
  func `a choice adds its callbacks`(index: Int) throws {
    let (semantics, story, added) = Self.questions[index]
    let (standard, chosen) = (heard(try story.play()), heard(try story.play(semantics)))
    var rest = chosen
    for line in added {
      let place = try #require(rest.lastIndex(of: line), "\(chosen)")
      rest.remove(at: place)
    }
    #expect(rest == standard)
  }

  @Test(arguments: [true, false])
  func `a page whose push is reversed is notified that it has no parent, or not`(
    isTold: Bool
  ) throws {
    let story = Story(
      screens: #""Main": {}, "Other": {}, "Stack": { "stack": ["Main"], "push": { "shift": {} } }"#,
      root: "Stack",
      script: #"{ "at": "1 s", "push": "Other" }, { "at": "1100 ms", "turnBack": "Stack" }"#,
      strategy: .propertyAnimator
    )
    let lines = heard(try story.play(#"{ "tellsChildOfCancelledPush": \#(isTold) }"#))
    #expect(lines.contains("Other.willMove(toParent: nil)") == isTold)
    #expect(lines.contains("Other.didMove(toParent: nil)") == isTold)
    #expect(lines.contains("push Other.completeTransition(false)"))
  }

  @Test(arguments: [true, false])
  func `a presentation controller is notified of the beginning first, or second`(
    hearsFirst: Bool
  ) throws {
    let story = Story(
      screens: #""Main": {}, "Card": { "dimming": {}, "presentation": { "fade": {} } }"#,
      root: "Main",
      script: #"{ "at": "1 s", "present": "Card" }"#
    )
    let lines = heard(try story.play(#"{ "presentationControllerHearsFirst": \#(hearsFirst) }"#))
    let page = try #require(lines.firstIndex(of: "Card.viewWillAppear"))
    let own = try #require(
      lines.firstIndex { $0.hasSuffix(".presentationTransitionWillBegin") }
    )
    #expect((own < page) == hearsFirst)
  }

  @Test(arguments: [true, false])
  func `a tab bar's delegate is notified first, or last`(comesFirst: Bool) throws {
    let story = Story(
      screens: """
        "Main": {}, "Other": {}, "Tabs": { "tabs": ["Main", "Other"], "change": { "shift": {} } }
        """,
      root: "Tabs",
      script: #"{ "at": "1 s", "select": "Other" }"#,
      strategy: .coreAnimation
    )
    let lines = heard(try story.play(#"{ "didSelectComesFirst": \#(comesFirst) }"#))
    let told = try #require(lines.firstIndex { $0.contains("didSelect: Other") }, "\(lines)")
    #expect((told < (try #require(lines.firstIndex(of: "Other.viewWillAppear")))) == comesFirst)
  }

  @Test(arguments: [true, false])
  func `the top page of a chain is asked for the animator, or the lowest`(isTop: Bool) throws {
    let page = #"{ "dismissal": { "slide": {} } }"#
    let story = Story(
      screens: #""Main": {}, "First": \#(page), "Second": \#(page)"#,
      root: "Main",
      script: """
        { "at": "100 ms", "present": "First", "animated": false },
        { "at": "1 s", "present": "Second", "animated": false }, { "at": "2 s", "dismiss": "First" }
        """,
      strategy: .coreAnimation
    )
    let lines = heard(try story.play(#"{ "topPageDecidesDismissal": \#(isTop) }"#))
    let asked = lines.filter { $0.hasSuffix(".animationController(forDismissed:)") }
    #expect(asked == ["\(isTop ? "Second" : "First").animationController(forDismissed:)"])
  }

  // MARK: What is seen

  @Test func `a push during a transition is carried out afterwards, or dropped`() throws {
    let story = Story(
      screens: #""Main": {}, "A": {}, "B": {}, "Stack": { "stack": ["Main"] }"#,
      root: "Stack",
      script: #"{ "at": "1 s", "push": "A" }, { "at": "1100 ms", "push": "B" }"#,
      strategy: .coreAnimation
    )
    let pushed = { (semantics: String) in try story.play(semantics).transitions.map(\.to) }
    #expect(try pushed("") == ["A", "B"])
    #expect(try pushed(#"{ "nestedRequests": "isDropped" }"#) == ["A"])
  }

  @Test func `a rotation during a transition waits, or does not`() throws {
    let story = Story(
      screens: #""Main": {}, "Sheet": { "presentation": { "slide": { "duration": "400 ms" } } }"#,
      root: "Main",
      script: #"{ "at": "1 s", "present": "Sheet" }, { "at": "1200 ms", "rotate": "landscape" }"#,
      strategy: .coreAnimation
    )
    let (waits, turns) = (
      try story.play(), try story.play(#"{ "sizeChangeWaits": false }"#)
    )
    #expect(waits.digest != turns.digest)
    #expect(turns.end < waits.end)
    #expect(turns.findings.isEmpty)
  }

  @Test(arguments: ["fullScreen", "overFullScreen", "pageSheet", "pushed"])
  func `a page that rotates during its transition fills the screen for touches, too`(
    style: String
  ) throws {
    let page = #""segues": { "on": { "present": "Late", "swipe": "left" } }"#
    let isPushed = style == "pushed"
    let story = Story(
      screens: """
        "Main": {}, "Late": {}, "Stack": { "stack": ["Main"] }, \
        "Page": { \(isPushed ? "" : #""style": "\#(style)", "#)\(page) }
        """,
      root: isPushed ? "Stack" : "Main",
      script: """
        { "at": "1 s", \(isPushed ? #""push": "Page""# : #""present": "Page""#) },
        { "at": "1200 ms", "rotate": "landscape" },
        { "at": "4 s", "on": "Page",
          "drag": { "from": [600, 200], "to": [500, 200], "over": "200 ms" } }
        """
    )
    let trace = try story.play(#"{ "sizeChangeWaits": false }"#)
    #expect(trace.transitions.last?.to == "Late")
    #expect(trace.findings.isEmpty)
  }

  @Test func `a presenter that was moved by hand is restored, or left where it is`() throws {
    let segue = #""segues": { "go": { "slide": "Second" } }"#
    let story = Story(
      screens: #""First": { \#(segue) }, "Second": {}"#,
      root: "First",
      script:
        #"{ "at": "1 s", "segue": "go", "from": "First" }, { "at": "2 s", "dismiss": "Second" }"#,
      strategy: .coreAnimation
    )
    let after = { (semantics: String) in
      try story.play(semantics).findings.filter { $0.time > .zero + .milliseconds(2_000) }
    }
    #expect(try after("").isEmpty)
    let found = try after(#"{ "restoresPresentersFrame": false }"#)
    #expect(found.map(\.rule) == [.successSettles])
    #expect(found.map(\.subject) == ["First"])
  }

  // MARK: What is refused

  @Test(
    arguments: [
      (#""splitt""#, #"did you mean "split"?"#),
      (#"{ "reversal": "splitt" }"#, #"did you mean "split"?"#),
      (#"{ "reversals": "split" }"#, #"did you mean "reversal"?"#),
      (#"{ "sizeChangeWait": true }"#, #"did you mean "sizeChangeWaits"?"#),
      (#"{ "cancelCurve": "easein" }"#, #"did you mean "easeIn"?"#),
      (#"{ "ending": ["owner"] }"#, "in any order"),
    ]
  )
  func `an unknown choice gets the nearest as a hint`(
    semantics: String,
    hint: String
  ) throws {
    let error = #expect(throws: FileError.self) { try Self.cancelledDrag.play(semantics) }
    let hints = (error?.diagnostics ?? []).compactMap(\.hint)
    #expect(hints.count == 1 && hints[0].contains(hint), "\(hints)")
  }
}
