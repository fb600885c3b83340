import JankText
import Testing

struct JSONKeyTests {
  private struct Stall: Equatable {
    let start: Int64
    let length: Int64
    let note: String?
  }

  private let stall = JSONShape.object(
    "a stall",
    JSONKey.required("at", .duration(), "When."),
    JSONKey.optional("for", .duration(), or: .text("80 ms"), "How long."),
    JSONKey.optional("note", .text(length: 1...9), "Why.")
  ) { start, length, note in
    Stall(start: start, length: length, note: note)
  }

  private enum Shape: Equatable {
    case circle(Int64)
    case square(Int64)
  }

  private let shape = JSONShape<Shape>.oneKey(
    "a shape",
    [
      .optional("circle", JSONShape.integer(in: 0...9).map { .circle($0) }, "Round."),
      .optional("square", JSONShape.integer(in: 0...9).map { .square($0) }, "Not round."),
    ],
    example: #"{ "circle": 1 }"#
  )

  private let step = JSONShape<String>.oneOf(
    "a step",
    [
      (
        "walk",
        .object(
          "a walk",
          JSONKey.required("walk", .text(), "Where."),
          JSONKey.optional("pace", .integer(in: 0...9), or: .integer(1), "How fast.")
        ) { place, pace in "walk to \(place) at \(pace)" }
      ),
      (
        "wait",
        .object("a wait", JSONKey.required("wait", .text(), "For what.")) { "wait for \($0)" }
      ),
    ],
    example: #"{ "walk": "home" }"#
  )

  private func read<Value>(
    _ text: String,
    _ shape: JSONShape<Value>
  ) throws -> (value: Value?, findings: [String]) {
    let log = DiagnosticLog(path: "f")
    let value = shape.read(try JSONParser.parse(Array(text.utf8)), log)
    #expect((value == nil) == !log.isEmpty, "a shape fails exactly when it says why")
    #expect(log.isWellShaped == log.isEmpty)
    return (value, log.findings().map(\.description))
  }

  @Test func `keys that are omitted have their default, or none`() throws {
    let all = try read(#"{"note": "x", "for": "1 s", "at": "2 s"}"#, stall)
    #expect(all.value == Stall(start: 2_000_000_000, length: 1_000_000_000, note: "x"))
    let least = try read(#"{"at": "2 s"}"#, stall)
    #expect(least.value == Stall(start: 2_000_000_000, length: 80_000_000, note: nil))
  }

  @Test func `every wrong key of an object is reported, and a wrong value is not missing`() throws {
    let result = try read(#"{"note": "", "for": 1, "x": 1}"#, stall)
    #expect(
      result.findings == [
        """
        f:1:1: error: the key "at" is missing
          help: add "at": a duration such as "80 ms"
        """,
        #"f:1:10: error: note: expected a text of 1 to 9 characters, found the text """#,
        """
        f:1:21: error: for: expected a duration such as "80 ms", found the number 1
          help: write the unit in the text: "1 ms"
        """,
        """
        f:1:24: error: unknown key "x"
          help: other known keys: "at"
        """,
      ]
    )
  }

  @Test func `a choice by one key requires exactly one`() throws {
    #expect(try read(#"{"square": 2}"#, shape).value == .square(2))
    let expected = #"f:1:1: error: expected a shape with one of the keys "circle", "square""#
    let hint = "\n  help: write for example { \"circle\": 1 }"
    #expect(try read("{}", shape).findings == [expected + hint])
    #expect(
      try read(#"{"circle": 1, "square": 2}"#, shape).findings == [
        """
        f:1:15: error: a shape has only one of the keys "circle", "square"
          help: write a shape for each
        """
      ]
    )
    #expect(
      try read(#""square""#, shape).findings == [
        """
        f:1:1: error: expected a shape (an object), found the text "square"
          help: write { "square": {} }
        """
      ]
    )
    #expect(try read(#"{"square": true}"#, shape).findings.count == 1)
  }

  @Test func `a misspelt key among those is one error`() throws {
    #expect(
      try read(#"{"squre": 2}"#, shape).findings
        == ["f:1:2: error: unknown key \"squre\"\n  help: did you mean \"square\"?"]
    )
    #expect(try read(#"{"triangle": 2}"#, shape).findings.count == 1)
  }

  @Test func `an object of one of several kinds is identified by its key`() throws {
    #expect(try read(#"{"walk": "home"}"#, step).value == "walk to home at 1")
    #expect(try read(#"{"wait": "rain"}"#, step).value == "wait for rain")
    #expect(
      try read(#"{"wait": "rain", "pace": 2}"#, step).findings
        == [
          "f:1:18: error: unknown key \"pace\"\n  help: remove it; all known keys are present"
        ]
    )
  }

  @Test func `a misspelt kind is one error, and the rest is read as what was meant`() throws {
    #expect(
      try read(#"{"wolk": "home", "pace": 2}"#, step).findings
        == ["f:1:2: error: unknown key \"wolk\"\n  help: did you mean \"walk\"?"]
    )
    let expected = #"f:1:1: error: expected a step with one of the keys "walk", "wait", found none"#
    let hint = "\n  help: write for example { \"walk\": \"home\" }"
    #expect(try read("{}", step).findings == [expected + hint])
    #expect(
      try read(#"{"walk": "", "wait": ""}"#, step).findings == [
        """
        f:1:14: error: a step has only one of the keys "walk", "wait"
          help: write a step for each
        """
      ]
    )
    #expect(try read("[]", step).findings.count == 1)
  }

  @Test func `keys of a group are keys of the object`() throws {
    let group = JSONKey<String>.group(
      JSONKey.required("from", .text(), "Where from."),
      JSONKey.optional("to", .text(), or: .text("home"), "Where to.")
    ) { "\($0) to \($1)" }
    let walk = JSONShape<String>.object(
      "a walk",
      group,
      JSONKey.optional("pace", .integer(in: 0...9), or: .integer(1), "How fast.")
    ) { "\($0) at \($1)" }
    #expect(walk.schema.properties.map(\.key) == ["from", "to", "pace"])
    #expect(try read(#"{"from": "work", "pace": 3}"#, walk).value == "work to home at 3")
    #expect(try read(#"{"pace": 3}"#, walk).findings.count == 1)
    #expect(try read(#"{"from": "work", "too": "bed"}"#, walk).findings.count == 1)
  }

  @Test func `one of two keys has one item or several`() throws {
    let key = JSONKey<[String]>.oneOrSeveral(
      ("place", "Where."),
      ("places", "Everywhere."),
      .text(length: 1...9)
    ) {
      $0
    }
    let walk = JSONShape<[String]>.object("a walk", key)
    #expect(walk.schema.properties.map(\.key) == ["place", "places"])
    #expect(try read(#"{"place": "home"}"#, walk).value == ["home"])
    #expect(try read(#"{"places": ["home", "work"]}"#, walk).value == ["home", "work"])
    #expect(walk.write(["a"]).map(JSONLayout.text) == "{\n  \"place\": \"a\"\n}\n")
    #expect(walk.write(["a", "b"]).map(JSONLayout.text)?.contains("places") == true)
    #expect(
      try read(#"{"place": "home", "places": ["work"]}"#, walk).findings == [
        """
        f:1:19: error: found both "place" and "places", expected one of them
          help: remove "place", and list its value in "places"
        """
      ]
    )
    for wrong in ["{}", #"{"plce": "home"}"#, #"{"places": []}"#, #"{"places": ["a", "a"]}"#] {
      #expect(try read(wrong, walk).findings.count == 1, "\(wrong)")
    }
  }

  @Test func `keys of one type are all read, so that all errors are reported`() throws {
    let keys = ["a", "b", "c"].map { JSONKey.required($0, .integer(in: 0...9), "A number.") }
    let key = JSONKey<Int64>.all(keys) { $0.reduce(0, +) }
    let sum = JSONShape<Int64>.object("numbers", key) { $0 }
    #expect(try read(#"{ "a": 1, "b": 2, "c": 3 }"#, sum).value == 6)
    let wrong = try read(#"{ "a": 10, "b": 2, "c": "x" }"#, sum)
    #expect(wrong.value == nil && wrong.findings.count == 2)
    #expect(sum.schema.properties.map(\.key) == ["a", "b", "c"])
  }
}

// MARK: Writing

extension JSONKeyTests {
  @Test func `a shape writes what it reads, without defaults, and no value of another kind`() {
    let shape = JSONShape<Int64?>.object(
      "a wait",
      JSONKey.required("for", .duration(), "How long."),
      JSONKey.optional("then", .text(), or: .text("go"), "What next."),
      JSONKey.optional("note", .text(), "Why.")
    ) { length, _, _ in
      length
    } parts: { length in
      length.map { ($0, $0 > 1_000_000 ? "stay" : "go", $0 > 2_000_000 ? "long" : nil) }
    }
    let texts = [1_000_000, 2_000_000, 3_000_000, nil].map { length in
      shape.write(length).map(JSONLayout.text)?.filter { $0 != "\n" }
    }
    let long = #"{  "for": "3 ms",  "then": "stay",  "note": "long"}"#
    #expect(texts == [#"{  "for": "1 ms"}"#, #"{  "for": "2 ms",  "then": "stay"}"#, long, nil])
  }
}
