import Foundation
import JankTool
import Testing

/// The commands of the README and the manual, and what they show of the answers.
enum ReadmeConsole {
  /// A block of commands, which are typed one behind the other.
  struct Block: Sendable, CustomTestStringConvertible {
    /// The file that it stands in, by its path in the project.
    let page: String
    /// The line of the file below which it stands.
    let line: Int
    var examples: [Example] = []

    var testDescription: String { "\(page), the block below line \(line)" }
  }

  /// A command and what is shown of its answer.
  struct Example: Sendable {
    /// The command as a shell takes it.
    var command: String
    /// The lines of the answer, a line of three dots for any others.
    var answer: [String] = []
  }

  static let project = URL(filePath: #filePath).appending(path: "../../../").standardized

  /// The folder of the manual.
  static let manual = "Sources/JankTool/JankTool.docc"

  /// A page of the manual as it is committed, by its name without the ending.
  static func page(_ name: String) throws -> String {
    try String(contentsOf: project.appending(path: "\(manual)/\(name).md"), encoding: .utf8)
  }

  /// The pages of the manual, by their names without the ending.
  static let pages: [String] = {
    let folder = project.appending(path: manual).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
  }()

  /// The blocks of the README and of the manual, in their order.
  static let blocks: [Block] =
    (["README.md"] + pages.map { "\(manual)/\($0).md" }).flatMap(blocks)

  private static func blocks(of page: String) -> [Block] {
    let text = try? String(contentsOf: project.appending(path: page), encoding: .utf8)
    var blocks: [Block] = []
    var isOpen = false
    for (index, line) in (text ?? "").components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isOpen = line == "```console"
        if isOpen { blocks.append(Block(page: page, line: index + 1)) }
      } else if isOpen {
        blocks[blocks.count - 1].take(line)
      }
    }
    return blocks
  }
}

extension ReadmeConsole.Block {
  fileprivate mutating func take(_ line: String) {
    let isContinued = examples.last?.command.hasSuffix("\\") == true
    if line.hasPrefix("$ ") {
      let command = String(line.dropFirst(2)).replacing(
        "swift run -c release janklab ",
        with: "janklab "
      )
      examples.append(ReadmeConsole.Example(command: command))
    } else if isContinued {
      examples[examples.count - 1].command += "\n" + line
    } else {
      examples[examples.count - 1].answer.append(line)
    }
  }

  /// The exit code of a command: what `echo $?` prints below it; without that line, 2 for a check,
  /// since the pages show how one fails, and else 0.
  func code(of index: Int) -> Int32 {
    if index + 1 < examples.count, examples[index + 1].command == "echo $?" {
      return Int32(examples[index + 1].answer.first ?? "") ?? -1
    }
    let isGate = examples[index].command.hasPrefix("janklab check ")
    return (isGate ? ExitCode.regressed : .done).rawValue
  }

  /// Puts the files of the project into a folder.
  ///
  /// Where a command is about all scenarios, two stand for them, one without a finger and one with.
  func layOut(on desk: ScenarioDesk) throws {
    func link(_ name: String) throws {
      try FileManager.default.createSymbolicLink(
        at: desk.folder.appending(path: name),
        withDestinationURL: ReadmeConsole.project.appending(path: name)
      )
    }
    try link("Tests")
    let isAboutAll = examples.contains { $0.command.split(separator: " ").contains("Scenarios") }
    guard isAboutAll else { return try link("Scenarios") }
    for name in ["modal-bounce-stall", "sheet-recorded"] {
      let path = "Scenarios/\(name).scenario.json"
      let file = ReadmeConsole.project.appending(path: path)
      try desk.write(try String(contentsOf: file, encoding: .utf8), to: path)
    }
    // A copy: a scenario names no file outside of its folder, links followed.
    try FileManager.default.copyItem(
      at: ReadmeConsole.project.appending(path: "Scenarios/gestures"),
      to: desk.folder.appending(path: "Scenarios/gestures")
    )
  }
}

extension ReadmeConsole.Example {
  /// Whether it asks for the tool, not for the build of the project or anything else.
  var isOfTool: Bool { command.hasPrefix("janklab ") }

  /// Whether it is run: it asks for the tool, or edits a file that the next command reads.
  var isPlayed: Bool { isOfTool || ["sed ", "perl "].contains(where: command.hasPrefix) }

  /// Whether an output is these lines, with others only where three dots stand.
  ///
  /// Of a command of which nothing is shown any output is.
  func isAnswered(by output: String) -> Bool {
    guard !answer.isEmpty else { return true }
    var lines = output.components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    let parts = answer.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return lines.elementsEqual(answer) }
    guard lines.starts(with: parts[0]) else { return false }
    lines.removeFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let range = lines.firstRange(of: part) else { return false }
      lines = lines[range.upperBound...]
    }
    return lines.suffix(parts[parts.count - 1].count).elementsEqual(parts[parts.count - 1])
  }
}
