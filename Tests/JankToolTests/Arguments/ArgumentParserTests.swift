import JankTool
import Testing

struct ArgumentParserTests {
  private func parse(_ words: [String]) throws(ToolFailure) -> Invocation {
    try ArgumentParser.parse(words, for: SampleCommand.root)
  }

  /// The text of the failure that a command line leads to.
  private func complaint(_ words: [String]) -> String? {
    do throws(ToolFailure) {
      _ = try parse(words)
      return nil
    } catch {
      #expect(error.code == .wrongUsage)
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ["play", "a", "--output", "x", "--quiet"], ["play", "--output=x", "-q", "a"],
    ["play", "-ox", "-q", "a"], ["play", "-o", "x", "--quiet", "a"], ["play", "-qo", "x", "a"],
    ["play", "-qox", "--", "a"],
  ])
  func `all ways to write an option mean the same`(words: [String]) throws {
    let invocation = try parse(words)
    #expect(invocation.path == "sample play")
    #expect(invocation.arguments == ["a"])
    #expect(invocation.text(SampleCommand.output) == "x")
    #expect(invocation.has(SampleCommand.quiet))
  }

  @Test func `other names of an option mean the same`() throws {
    let invocation = try parse(["play", "a", "--strategy", "fast", "--strategies=smooth"])
    #expect(invocation.names(SampleCommand.strategy) == ["fast", "smooth"])
  }

  @Test func `two dashes end the options and one dash is an argument`() throws {
    #expect(
      try parse(["play", "-", "--", "--quiet", "--", "-q"]).arguments == [
        "-", "--quiet", "--", "-q",
      ]
    )
    #expect(try parse(["play", "-o", "-", "a"]).text(SampleCommand.output) == "-")
  }

  @Test func `a value may be empty, hold equal signs, or be a negative number`() throws {
    let invocation = try parse(["play", "--output=a=b", "--offset", "-3", "a"])
    #expect(invocation.text(SampleCommand.output) == "a=b")
    #expect(invocation.integer(SampleCommand.offset) == -3)
    #expect(
      complaint(["play", "a", "--output="])
        == "sample play: error: --output needs the name of a file\n  help: see sample play --help"
    )
  }

  @Test(arguments: [
    (["plya"], "sample: error: unknown command \"plya\"\n  help: did you mean \"play\"?"),
    (["pla", "a"], "sample: error: unknown command \"pla\"\n  help: did you mean \"play\"?"),
    (["xyz"], "sample: error: unknown command \"xyz\"\n  help: see sample --help"),
    (
      ["version"],
      "sample: error: unknown command \"version\"\n  help: did you mean --version?"
    ),
    (
      ["play", "--formt=json", "a"],
      "sample play: error: unknown option \"--formt\"\n  help: did you mean \"--format\"?"
    ),
    (
      ["play", "--secre", "a"],
      "sample play: error: unknown option \"--secre\"\n  help: see sample play --help"
    ),
    (["play", "-x"], "sample play: error: unknown option \"-x\"\n  help: see sample play --help"),
    (
      ["play", "-qx"], "sample play: error: unknown option \"-x\"\n  help: see sample play --help"
    ),
    (
      ["play", "a", "-o"],
      "sample play: error: -o needs a value\n  help: write -o FILE"
    ),
    (
      ["play", "--output", "--quiet", "a"],
      "sample play: error: --output needs a value\n  help: write --output FILE"
    ),
    (
      ["play", "--quiet=yes"],
      "sample play: error: --quiet takes no value\n  help: see sample play --help"
    ),
    (
      ["play", "--format", "jsn", "a"],
      "sample play: error: --format expects table, json, found \"jsn\"\n"
        + "  help: did you mean \"json\"?"
    ),
    (
      ["play", "--strategy", "fast,smoth", "a"],
      "sample play: error: --strategy expects fast, smooth, found \"smoth\"\n"
        + "  help: did you mean \"smooth\"?"
    ),
    (
      ["play", "--strategy", "fast,", "a"],
      "sample play: error: --strategy expects fast, smooth, found \"\"\n"
        + "  help: see sample play --help"
    ),
    (
      ["play"],
      "sample play: error: PATH is missing\n  help: for example: sample play a.json"
    ),
    (
      ["list", "a", "b"],
      "sample list: error: unexpected argument \"b\"\n  help: see sample list --help"
    ),
  ])
  func `each mistake is named, with what was probably meant`(words: [String], text: String) {
    #expect(complaint(words) == text)
  }

  @Test(arguments: ["0", "65", "-1", "", "x", "1.5", "99999999999999999999", " 1", "0x10"])
  func `a number outside its range is rejected with the range`(value: String) {
    #expect(
      complaint(["play", "a", "--jobs=\(value)"])
        == "sample play: error: --jobs expects a whole number from 1 to 64, found \"\(value)\"\n"
        + "  help: see sample play --help"
    )
  }

  @Test(arguments: [["play", "--help"], ["--help", "play"], ["play", "-h"], ["-h", "play"]])
  func `help needs no argument and may stand before the command`(words: [String]) throws {
    let invocation = try parse(words)
    #expect(invocation.has(.help))
    #expect(invocation.path == "sample play")
  }

  @Test func `control characters of a command line do not reach the terminal`() {
    #expect(complaint(["\u{1B}[2J"])?.contains("\u{1B}") == false)
  }
}
