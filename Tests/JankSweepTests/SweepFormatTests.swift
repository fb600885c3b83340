import JankMetrics
import JankSweep
import JankText
import Testing
import TestSupport

// Also tests: Sweep.

struct SweepFormatTests {
  static let whole = """
    {
      "name": "bounce",
      "about": "Which damping?",
      "scenarios": ["a.scenario.json", "b.scenario.json"],
      "parameters": {
        "damping": { "path": "screens.Sheet.presentation.bounce.damping", "from": 0.4, "to": 1, \
    "step": 0.05 },
        "length": { "path": "script[1].for", "from": "100 ms", "to": "1 s", "count": 5, \
    "scale": "log" },
        "curve": { "path": "screens.Sheet.curve", "values": ["linear", { "spring": {} }] },
        "layers": { "paths": ["screens.A.layers", "screens.B.layers"], "values": [4, 8] },
        "swipe": { "path": "script[0].drag.recording", "files": "gestures" }
      },
      "sample": { "latinHypercube": 100, "seed": 7 },
      "strategies": ["core-animation"],
      "devices": ["phone-60", "slow.profile.json"],
      "stalls": ["0 ms", "50 ms"],
      "seeds": { "from": 3, "count": 8 },
      "constraints": ["length <= 500 ms"],
      "metrics": ["apple.hitch-time"],
      "objectives": [{ "minimize": "transition.settle.max", "of": "mean" }],
      "limits": [{ "metric": "apple.hitch-time-ratio", "of": "p95", "atMost": 5 }]
    }
    """

  @Test func `a sweep with every key is read and written back`() throws {
    let sweep = try Sample.sweep(Self.whole)
    #expect(sweep.scenarios.map(\.text) == ["a.scenario.json", "b.scenario.json"])
    #expect(sweep.parameters.map(\.name) == ["damping", "length", "curve", "layers", "swipe"])
    #expect(sweep.parameters.map(\.count) == [13, 5, 2, 2, 0])
    #expect(sweep.parameters[3].paths.map(\.text) == ["screens.A.layers", "screens.B.layers"])
    #expect(sweep.sample == .latinHypercube(count: 100, seed: 7))
    #expect(sweep.conditions.stalls == [0, 50_000_000])
    #expect(sweep.conditions.firstSeed == 3 && sweep.conditions.seedCount == 8)
    #expect(sweep.objectives == [SweepObjective("transition.settle.max", .mean)])
    #expect(sweep.limits == [SweepLimit("apple.hitch-time-ratio", .p95, atMost: 5)])
    let text = try #require(SweepFormat.text(of: sweep))
    #expect(SweepFormat.text(of: try Sample.sweep(text)) == text)
    let kept = sweep.keptMetrics.map(\.id)
    #expect(kept == ["apple.hitch-time", "transition.settle.max", "apple.hitch-time-ratio"])
  }

  @Test func `the smallest sweep takes the defaults`() throws {
    let sweep = try Sample.sweep(#"{"name":"x","scenarios":["a"],"parameters":{}}"#)
    #expect(sweep.sample == .grid && sweep.conditions == Sweep.Conditions())
    #expect(sweep.keptMetrics.map(\.id) == Sweep.usualMetrics)
    #expect(sweep.space?.count == 1)
  }

  @Test(arguments: [
    (#""from": 1, "to": 0, "step": 1"#, #""to" is not above "from""#),
    (#""from": 0, "to": "1 s", "step": 1"#, "one end is a duration and the other a number"),
    (#""from": 0, "to": 1, "step": 0.1, "count": 3"#, "it has a step and a count"),
    (
      #""from": 0, "to": 1, "count": 3, "scale": "log""#,
      "a logarithmic range needs ends above zero"
    ),
    (#""from": 1, "to": 2, "step": "1 s""#, "the step has another unit than the ends"),
    (#""from": 0, "to": 1"#, "a grid needs a number of values"),
    (#""values": []"#, "expected an array of 1 to 100000 items, found an empty array"),
  ])
  func `a range that contradicts itself is reported at its place`(keys: String, message: String) {
    let text =
      #"{"name":"x","scenarios":["a"],"parameters":{"p":{"path":"script[0].for",\#(keys)}}}"#
    let errors = Sample.errors(text)
    #expect(errors.count == 1 && errors.first?.contains("parameters.p") == true, "\(errors)")
    #expect(errors.first?.contains(message) == true, "\(errors)")
    #expect(errors.first?.hasPrefix("1:") == true)
  }

  @Test(arguments: [("average", "mean"), ("median", "p50"), ("maximum", "worst")])
  func `another word for a statistic suggests it`(word: String, name: String) throws {
    let text = """
      {"name":"x","scenarios":["a"],"parameters":{},
       "objectives":[{"minimize":"apple.hitch-time","of":"\(word)"}]}
      """
    let error = #expect(throws: FileError.self) {
      try SweepFormat.read(Array(text.utf8), path: "a")
    }
    #expect(error?.diagnostics.map(\.hint) == ["did you mean \"\(name)\"?"])
  }

  @Test(arguments: [
    (#""parameters":{"p":{"path":"devices[0]","values":[1]}}"#, "cannot vary \"devices[0]\""),
    (#""parameters":{"p q":{"path":"a","values":[1]}}"#, "expected a name of letters"),
    (#""parameters":{"p":{"values":[1]}}"#, "path"),
    (#""parameters":{"p":{"pth":"a","values":[1]}}"#, "pth"),
    (#""parameters":{"p":{"paths":["a","a"],"values":[1]}}"#, "\"a\" is listed twice"),
    (
      #""parameters":{"p":{"path":"a","paths":["b"],"values":[1]}}"#,
      "found both \"path\" and \"paths\", expected one of them"
    ),
    (#""parameters":{},"constraints":["q < 1"]"#, #""q" is no parameter"#),
    (
      #""parameters":{"p":{"path":"a","values":[1]},"q":{"paths":["b","a"],"values":[2]}}"#,
      #"parameters.q: "p" sets "a" too"#
    ),
    (
      #""parameters":{"p":{"path":"a","from":"1 s","to":"2 s","count":2}},"constraints":["p > 3"]"#,
      "it compares or adds a duration and a number"
    ),
    (
      #""parameters":{"p":{"path":"a","values":["linear"]}},"constraints":["p > 3"]"#,
      #"the values of "p" are no numbers and no durations"#
    ),
    (#""parameters":{},"metrics":["apple.hitch-tim"]"#, "expected a metric"),
    (#""parameters":{},"limits":[{"metric":"apple.hitch-time"}]"#, "the limit has no bound"),
    (#""parameters":{},"stalls":["1 s","1 s"]"#, "\"1 s\" is listed twice"),
  ])
  func `other mistakes are reported`(keys: String, message: String) {
    let errors = Sample.errors(#"{"name":"x","scenarios":["a"],\#(keys)}"#)
    #expect(errors.count == 1 && errors.first?.contains(message) == true, "\(errors)")
  }

  @Test func `the schema accepts what the reader accepts`() throws {
    let value = try JSONParser.parse(Array(Self.whole.utf8), path: "a")
    #expect(try JSONSchemaValidator(SweepFormat.schemaDocument).accepts(value))
  }
}
