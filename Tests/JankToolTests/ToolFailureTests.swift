import JankTool
import Testing

struct ToolFailureTests {
  @Test func `wrong usage names the command and where its help is`() {
    let failure = ToolFailure.usage("no such thing", of: "janklab run")
    #expect(failure.code == .wrongUsage)
    #expect(
      failure.diagnostics.map(\.description)
        == ["janklab run: error: no such thing\n  help: see janklab run --help"]
    )
  }

  @Test func `a failure about a file names the file`() {
    let failure = ToolFailure.file("a.json", .missingInput, "cannot read", hint: "look again")
    #expect(failure.code == .missingInput)
    #expect(
      failure.diagnostics.map(\.description)
        == ["a.json: error: cannot read\n  help: look again"]
    )
  }

  @Test func `a reader that went away is answered with silence`() {
    #expect(ToolFailure.outputClosed == ToolFailure(.outputClosed, []))
  }
}
