internal import Foundation

extension Corpus {
  /// What the literals in the tests of a folder are.
  private static let folders: [(part: String, kind: InputKind)] = [
    ("JankImportsTests/Frames/", .recording), ("JankImportsTests/Touches/", .gesture),
    ("JankScenariosTests/Curve/", .curve), ("JankScenariosTests/Thresholds/", .threshold),
    ("JankScenariosTests/Duration/", .duration), ("JankScenariosTests/Script/", .duration),
    ("JankScenariosTests/Profile/ProfileFile", .profile),
    ("JankScenariosTests/Profile/FrameCost", .frameCosts),
    ("JankToolTests/Arguments/Settings", .options),
  ]

  /// Adds the literals of a test file, which are inputs whole or in part.
  mutating func addTexts(of file: String) {
    guard let kind = Self.folders.first(where: { file.contains($0.part) })?.kind,
      let data = FileManager.default.contents(atPath: file)
    else { return }
    for text in Self.literals(in: String(decoding: data, as: UTF8.self)) {
      add(Array(text.utf8), as: kind)
    }
  }

  /// The literals of Swift source: those of several lines, those between #" and "#, and the others
  /// that are longer than a word.
  static func literals(in source: String) -> [String] {
    var literals: [String] = []
    var block: [String]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("\"\"\"") {
        if let lines = block { literals.append(unindented(lines)) }
        block = block == nil ? [] : nil
      } else if block != nil {
        block?.append(String(line))
      } else {
        literals += Self.literals(inLine: String(line))
      }
    }
    return literals
  }

  private static func literals(inLine line: String) -> [String] {
    var literals: [String] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: "\"") {
      let isRaw = start > rest.startIndex && rest[rest.index(before: start)] == "#"
      let body = rest[rest.index(after: start)...]
      let mark = isRaw ? "\"#" : "\""
      guard let end = body.firstRange(of: mark) else { break }
      let text = body[..<end.lowerBound]
      if text.utf8.count > 2 { literals.append(String(text).replacing("\\n", with: "\n")) }
      rest = body[end.upperBound...]
    }
    return literals
  }

  private static func unindented(_ lines: [String]) -> String {
    let filled = lines.filter { $0.contains { $0 != " " } }
    let indent = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n") + "\n"
  }

  /// Formats of which the tests have no whole file.
  mutating func addBuiltIn() {
    let head = "Flags,IntendedVsync,Vsync,OldestInputEvent,HandleInputStart,DrawStart,"
    let stamps = (0..<12).map { row in
      "0,"
        + (0..<14).map { "\(1_000_000_000 + row * 16_666_667 + $0 * 900_000)" }
        .joined(separator: ",") + ",\n"
    }
    let tail = "SyncStart,IssueDrawCommandsStart,SwapBuffers,FrameCompleted,A,B,C,D,E,\n"
    add(
      Array(("---PROFILEDATA---\n\(head)\(tail)\(stamps.joined())---PROFILEDATA---\n").utf8),
      as: .recording
    )
    let options: [String] = [
      #"{"jobs": 2, "timeout": "2 s", "quiet": true, "format": "json", "seed": 3}"#,
      #"{"device": ["phone-60"], "rule": ["frame-time: max <= 1 s"], "max-events": 1000}"#,
      #"{"$schema": "x", "strategy": "all", "metrics": ["frame-time.p50"], "no-color": false}"#,
    ]
    for text in options { add(Array(text.utf8), as: .options) }
    for rule in [
      "frame-time: max <= 1 s", "frame-time{device=phone-*}: p(95) < 20 ms or 2 ms",
      "warn apple.hitch-time-ratio: value < 5 ms/s", "frames.presented: value > 1 frames",
      "frame-time{strategy=core-animation,scenario=small}: avg < baseline + 10 %",
      "off frame-time: max <= 1 s",
    ] {
      add(Array(rule.utf8), as: .threshold)
    }
    let result = #"{"schema": "janklab-result", "schemaVersion": 1, "cases": []}"#
    add(Array(result.utf8), as: .result)
  }
}
