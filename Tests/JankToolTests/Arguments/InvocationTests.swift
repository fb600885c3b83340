import JankTool
import Testing

struct InvocationTests {
  private func parse(_ words: String...) throws -> Invocation {
    try ArgumentParser.parse(words, for: SampleCommand.root)
  }

  @Test func `what was not given is absent`() throws {
    let invocation = try parse("play", "a")
    #expect(!invocation.has(SampleCommand.quiet))
    #expect(invocation.text(SampleCommand.output) == nil)
    #expect(invocation.integer(SampleCommand.jobs) == nil)
    #expect(invocation.names(SampleCommand.strategy) == [])
  }

  @Test func `of several values the last counts`() throws {
    let invocation = try parse("play", "-j", "2", "--jobs=7", "a", "-o", "x", "-o", "y")
    #expect(invocation.integer(SampleCommand.jobs) == 7)
    #expect(invocation.text(SampleCommand.output) == "y")
  }

  @Test func `lists add up, in order, each name once`() throws {
    let invocation = try parse(
      "play",
      "--strategy",
      "smooth",
      "a",
      "--strategy=fast,smooth",
      "--strategy",
      "fast"
    )
    #expect(invocation.names(SampleCommand.strategy) == ["smooth", "fast"])
  }

  @Test func `what was given of some options is words again`() throws {
    let invocation = try parse(
      "play",
      "a",
      "-q",
      "--strategy=fast",
      "-j",
      "7",
      "--strategy",
      "smooth",
      "-o",
      "x"
    )
    let words = invocation.words(of: [
      SampleCommand.strategy, SampleCommand.jobs, SampleCommand.quiet, SampleCommand.format,
    ])
    #expect(words == ["--strategy", "fast", "--strategy", "smooth", "--jobs", "7", "--quiet"])
  }

  @Test func `asking for an option of another command is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      let invocation = try ArgumentParser.parse(["list"], for: SampleCommand.root)
      _ = invocation.has(SampleCommand.quiet)
    }
  }
}
