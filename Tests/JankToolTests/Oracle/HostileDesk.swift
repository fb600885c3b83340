import Foundation
import JankText
import JankTool

/// A folder with a file of every kind that the tool reads, in which every name is hostile.
struct HostileDesk {
  /// Names that try to move the cursor, to turn lines round, and to reach build servers.
  static let names = [
    "::stop-commands::tok ##[error]a ##vso[b]c ##teamcity[d e]",
    "\u{1B}[2J\u{9B}31m\n::error::PWNED\r\n##[error]PWNED\u{7F}\u{0}\u{8}",
    "\u{202E}\u{2066}\u{200B}\u{FEFF}\u{2028}::error::PWNED\u{85}::error::PWNED\u{2029}\u{E000}",
    "\u{A0} ::add-mask::\t~~a~~ [x](evil.example) www.evil.example <b>|`*_",
  ]

  let name: String
  let desk: ScenarioDesk

  /// The name in quotation marks, as JSON has it.
  private var text: String { Self.json(name) }
  /// The beginning of the name, which is all that a tag has room for.
  private var tag: String { String(String.UnicodeScalarView(name.unicodeScalars.prefix(40))) }
  /// The name without what no name of a file can have.
  var fileName: String { name.replacing("/", with: "_").replacing("\u{0}", with: "_") }

  /// Does some work on the folder.
  static func with<Value>(
    _ name: String,
    work: (HostileDesk) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with([:]) { desk in
      let hostile = HostileDesk(name: name, desk: desk)
      try await hostile.write()
      return try await work(hostile)
    }
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text], options: .withoutEscapingSlashes)
    return String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast().description
  }

  private static func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar < " " && !"\t\n\r".unicodeScalars.contains(scalar) ? "?" : "&#\(scalar.value);"
    }.joined()
  }
}

// MARK: Files

extension HostileDesk {
  /// The path of a file whose name ends so.
  func path(_ ending: String) -> String { desk.path("\(fileName)\(ending)") }

  private func write() async throws {
    try await writeProfile()
    let files = [
      ".scenario.json": scenario, "-drag.json": drag, "-config.json": "{ \(text): \(text) }",
      "-animation.json": animation, "-hitches.xml": instruments(schema: "hitches"),
      "-other.xml": instruments(schema: name),
      "-broken.xml": "<trace-query-result><\(name)", "-times.csv": "\"\(csv)\",b\n16,1\n33,2\n",
      "-present.csv": presentMon, "-torn.txt": "\(name)\n1\n", "-costs.txt": costs,
      "-traces.json": chrome,
    ]
    for (ending, text) in files { try desk.write(text, to: fileName + ending) }
    for (place, broken) in self.broken.enumerated() {
      try desk.write(broken, to: "broken/\(place)-\(fileName).scenario.json")
    }
    try await writeResults()
  }

  private func writeProfile() async throws {
    let made = desk.path("made.profile.json")
    try await tool(["profile", "show", "phone-60", "--format", "json", "-o", made])
    let source = try desk.read("made.profile.json")
      .replacing("\"name\": \"phone-60\"", with: "\"name\": \(text), \"about\": \(text)")
      .replacing(#/"source": "[^"]*"/#, with: { _ in "\"source\": \(text)" })
      .replacing(#/"about": "A[^\n]*\n/#, with: { _ in "" })
    try desk.write(source, to: "\(fileName).profile.json")
  }

  /// What the tool says of a file that a test is made of.
  private struct Refused: Error, CustomStringConvertible {
    let description: String
  }

  private func tool(_ words: [String]) async throws {
    let run = try await ToolRun(words)
    let isDone = run.code == .done || run.code == .regressed
    guard isDone else {
      throw Refused(description: printable("\(words[0]): \(run.errors)", limit: 1_000))
    }
  }

  /// Two results of each kind that differ, and a baseline whose names are hostile too.
  private func writeResults() async throws {
    let scenario = path(".scenario.json")
    for kind in ["old", "new"] {
      let commands = [
        ["run", scenario, "--format", "json", "-o", path("-\(kind).json")],
        ["compare", scenario, "--format", "json", "-o", path("-\(kind)-compare.json")],
        ["baseline", "record", scenario, "--baseline", path("-\(kind)-baseline.json")],
      ]
      for words in commands { try await tool(words + ["--quiet"]) }
      try desk.write(
        self.scenario.replacing("80 ms", with: "120 ms"),
        to: fileName + ".scenario.json"
      )
    }
    let baseline = try desk.read("\(fileName)-old-baseline.json")
    let key = Self.json("\(name)/\(name)")
    try desk.write(
      baseline.replacing("\"phone-60/property-animator\"", with: key),
      to: "\(fileName)-odd-baseline.json"
    )
    let result = try desk.read("\(fileName)-old.json")
    try desk.write(
      result.replacing(#/"(device|strategy|subject|kind)": "[^"]*"/#) { match in
        "\"\(match.1)\": \(text)"
      },
      to: "\(fileName)-odd.json"
    )
  }

  private var scenario: String {
    """
    {
      "name": \(text), "about": \(text), "tags": [\(Self.json(tag))],
      "devices": ["phone-60", \(Self.json("\(fileName).profile.json"))],
      "screens": {
        "Main": { "layers": 4 },
        \(text): {
          "layers": 2, "draw": "62 ms",
          "images": [{ "name": \(text), "pixels": [2000, 2000], "format": "png" }],
          "presentation": { "bounce": { "duration": "300 ms" } },
          "dismissal": { "slide": { "duration": "200 ms" } },
          "dragToDismiss": { "travel": 400 }
        }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": \(text) },
        { "at": "150 ms", "stall": \(text), "for": "80 ms" },
        {
          "at": "1900 ms", "drag": { "recording": \(Self.json("\(fileName)-drag.json")) },
          "on": \(text)
        }
      ],
      "strategies": ["property-animator", "percent-driven"],
      "thresholds": {
        "apple.hitch-count: value <= 0": "error", "frame-time: max <= 1 ms": "warn"
      }
    }
    """
  }

  /// Scenarios each of which is wrong in another place.
  private var broken: [String] {
    let whole = scenario
    return [
      whole.replacing("\"root\": \"Main\"", with: "\"root\": \(text)"),
      whole.replacing("\"root\"", with: "\(text): 1, \(Self.json("##")): [0], \"root\""),
      whole.replacing("\"property-animator\"", with: text),
      whole.replacing("\"phone-60\"", with: text),
      whole.replacing("\"bounce\"", with: text),
      whole.replacing("\"Main\": {", with: "\"Main\": { \(text): 1,"),
      whole.replacing("\"present\": \(text)", with: "\"present\": \(Self.json(name + "x"))"),
      whole.replacing("\"stall\"", with: text),
      whole.replacing("-drag.json", with: "-none.json"),
      whole.replacing("-drag.json", with: "-torn.txt"),
      whole.replacing(
        "apple.hitch-count: value",
        with: Self.json("x\(name)").dropFirst().dropLast()
      ),
      whole.replacing(".profile.json", with: "-none.profile.json"),
      whole.replacing(
        "\"name\": \(text), \"about\"",
        with: "\"name\": \(Self.json("@" + name)), \"about\""
      ),
      "{ \"name\": \"a\\q\(csv)", "[\(text)]", name,
    ]
  }

  private var drag: String {
    SampleScenarios.drag(points: 300).replacing("\"id\": \"drag\"", with: "\"id\": \(text)")
  }

  private var csv: String { name.replacing("\"", with: "\"\"") }

  private var presentMon: String {
    let head =
      "Application,ProcessID,SwapChainAddress,Runtime,Dropped,TimeInSeconds,"
      + "msInPresentAPI,msBetweenPresents\n"
    let rows = (0..<20).map { index in
      "\"\(csv)\",\(1_000 + index % 2),0x1,DXGI,0,\(Double(index) * 0.0166),0.1,16.6\n"
    }
    return head + rows.joined()
  }

  private var costs: String { (1...40).map { "\($0 % 7 + 3).5\n" }.joined() }

  private var chrome: String {
    let events = (0..<20).map { index in
      "{\"name\": \(text), \"cat\": \(text), \"ph\": \"X\", \"ts\": \(index * 16_667), \"dur\": 9,"
        + " \"pid\": 1, \"tid\": 1, \"args\": {\(text): \(text)}}"
    }
    return "{\"traceEvents\": [\(events.joined(separator: ",\n"))]}"
  }

  private var animation: String {
    """
    { "fr": 60, "ip": 0, "op": 2, "w": 9, "h": 9, "nm": \(text), "layers": [
      { "ty": 1, "nm": \(text), "ip": 0, "op": 2, "sw": 1, "sh": 1, "parent": \(text) }] }
    """
  }

  private func instruments(schema: String) -> String {
    """
    <trace-query-result><node><schema name="\(Self.xml(schema))">
    <col><mnemonic>start</mnemonic></col><col><mnemonic>duration</mnemonic></col>
    <col><mnemonic>process</mnemonic></col></schema>
    <row><start-time id="1">100000000</start-time><duration id="2">16666583</duration>
    <process id="3" fmt="\(Self.xml(name))"/></row></node></trace-query-result>
    """
  }
}
