import JankAdapt
import Testing

/// A unified diff of one file, read as strictly as `git apply` does.
///
/// The counts of a hunk are those of its lines, and the lines of the old file are at the places
/// that the hunk states. `applied(to:)` throws the line of the diff that is wrong.
struct StrictPatch {
  private struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  private static let unended = "\\ No newline at end of file"

  /// The lines behind the two names.
  private let lines: [String]

  /// Reads a diff of `A.swift`, or an empty one.
  init(_ diff: String) throws {
    var lines = Self.lines(of: diff)
    try Self.require(lines.removeLast() == "", "the last line has no end")
    try Self.require(
      diff.isEmpty
        || lines.count > 2 && lines[0] == "--- a/A.swift" && lines[1] == "+++ b/A.swift",
      "there are no names"
    )
    self.lines = Array(lines.dropFirst(2))
  }

  /// Returns the changed text.
  func applied(to text: String) throws -> String {
    var old = Self.lines(of: text).map { $0 + "\n" }
    old[old.count - 1].removeLast()
    if old.last == "" { old.removeLast() }
    var (new, position, index): ([String], Int, Int) = ([], 0, 0)
    while index < lines.count {
      let head = try Self.head(lines[index])
      try Self.require(head.old.first > position && head.new.first >= head.old.first, lines[index])
      new += old[position..<head.old.first - 1]
      try Self.require(new.count == head.new.first - 1, "\(lines[index]): another place")
      position = head.old.first - 1
      let start = new.count
      index += 1
      while index < lines.count, !lines[index].hasPrefix("@@ ") {
        let isUnended = index + 1 < lines.count && lines[index + 1] == Self.unended
        let line = String(lines[index].dropFirst()) + (isUnended ? "" : "\n")
        let mark = lines[index].first
        try Self.require(mark == " " || mark == "-" || mark == "+", lines[index])
        if mark != "+" {
          try Self.require(position < old.count && old[position] == line, lines[index])
          position += 1
        }
        if mark != "-" { new.append(line) }
        index += isUnended ? 2 : 1
      }
      try Self.require(position - head.old.first + 1 == head.old.count, "the count of old lines")
      try Self.require(new.count - start == head.new.count, "the count of new lines")
    }
    return (new + old[position...]).joined()
  }

  private typealias Place = (first: Int, count: Int)

  /// The places that a line such as `@@ -1,4 +1,4 @@` states.
  private static func head(_ line: String) throws -> (old: Place, new: Place) {
    let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
    try require(numbers.count == 4, line)
    let (old, new) = ("\(numbers[0]),\(numbers[1])", "\(numbers[2]),\(numbers[3])")
    try require(line == "@@ -\(old) +\(new) @@", line)
    return ((numbers[0], numbers[1]), (numbers[2], numbers[3]))
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  private static func require(_ condition: Bool, _ what: String) throws {
    guard condition else { throw Wrong(description: what) }
  }
}

extension AppSource {
  /// The adapted text, read from the diff of the file.
  func adaptedByPatch(in module: AppModule? = nil) throws -> String {
    let diff = LineDiff(from: text, to: adapted(in: module)).text(path: "A.swift")
    return try StrictPatch(diff).applied(to: text)
  }
}

extension AppSource {
  /// Returns the adapted text; the test fails if its diff cannot be applied.
  func adaptedWithSoundPatch() -> String {
    let adapted = adapted()
    do {
      #expect(try adaptedByPatch() == adapted)
    } catch {
      Issue.record(error)
    }
    return adapted
  }
}
