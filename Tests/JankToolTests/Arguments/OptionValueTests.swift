import JankTool
import JankTrace
import Testing

/// Numbers, durations and places on the command line.
struct OptionValueTests {
  private func parse(_ words: String...) throws(ToolFailure) -> Invocation {
    try ArgumentParser.parse(["shelf", "put"] + words, for: SampleCommand.root)
  }

  @Test func `values are read as they are meant`() throws {
    let invocation = try parse("--scale", "1.5e0", "--pause=80 ms", "--corner", "-3,0.5")
    #expect(invocation.number(SampleCommand.scale) == 1.5)
    #expect(invocation.duration(SampleCommand.pause) == .milliseconds(80))
    #expect(invocation.place(SampleCommand.corner) == [-3, 0.5])
    let nothing = try parse()
    #expect(nothing.number(SampleCommand.scale) == nil)
    #expect(nothing.duration(SampleCommand.pause) == nil)
    #expect(nothing.place(SampleCommand.corner) == nil)
  }

  @Test(
    arguments: [
      ("--scale=3", "--scale expects a number from 0.5 to 2, found \"3\""),
      ("--scale=nan", "--scale expects a number from 0.5 to 2, found \"nan\""),
      ("--scale=0x1p0", "--scale expects a number from 0.5 to 2, found \"0x1p0\""),
      ("--scale=", "--scale expects a number from 0.5 to 2, found \"\""),
      (
        "--pause=80", "--pause expects a duration such as \"300 ms\" from 0 ns to 2 s, found \"80\""
      ),
      (
        "--pause=3s", "--pause expects a duration such as \"300 ms\" from 0 ns to 2 s, found \"3s\""
      ),
      (
        "--corner=1",
        "--corner expects two numbers such as 187,120, each from -10 to 10, found \"1\""
      ),
      (
        "--corner=1,2,3",
        "--corner expects two numbers such as 187,120, each from -10 to 10, found \"1,2,3\""
      ),
      (
        "--corner=1,11",
        "--corner expects two numbers such as 187,120, each from -10 to 10, found \"1,11\""
      ),
    ]
  )
  func `what cannot be read, or lies outside, is reported`(word: String, message: String) {
    let failure = #expect(throws: ToolFailure.self) { try parse(word) }
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.diagnostics.map(\.message) == [message])
  }

  @Test func `help states the range of values`() {
    let help = HelpText.full(SampleCommand.put, path: "sample shelf put")
    #expect(help.contains("--scale NUMBER    How large. From 0.5 to 2.\n"))
    #expect(help.contains("--pause DURATION  How long it waits. From 0 ns to 2 s.\n"))
    #expect(help.contains("--corner X,Y      Where it is. From -10 to 10.\n"))
  }
}
