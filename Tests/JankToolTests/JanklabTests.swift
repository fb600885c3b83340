import Foundation
import JankTool
import Testing

/// The tool as its users start it, as a process of its own.
struct JanklabTests {
  @Test func `help, version and completion are results`() throws {
    for words in ["--help", "-h", "run --help", "--version", "--generate-completion-script zsh"] {
      let result = try Shell.bash("\"$janklab\" \(words)")
      #expect(result.status == 0, "\(words)")
      #expect(result.errors.isEmpty, "\(words)")
      #expect(result.output.hasSuffix("\n") && result.output.count > 10, "\(words)")
    }
  }

  @Test func `saying nothing shows short help as an error`() throws {
    let result = try Shell.bash("\"$janklab\"")
    #expect(result.status == ExitCode.wrongUsage.rawValue)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("USAGE: janklab"))
  }

  @Test func `wrong usage suggests what was meant`() throws {
    let result = try Shell.bash("\"$janklab\" rnu Scenarios")
    #expect(result.status == ExitCode.wrongUsage.rawValue)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "janklab: error: unknown command \"rnu\"\n  help: did you mean \"run\"?\n"
    )
  }

  @Test func `a full disk is reported as a failure`() throws {
    #if os(Linux)
    let result = try Shell.bash("\"$janklab\" --help > /dev/full")
    #expect(result.status == ExitCode.inputOutputFailed.rawValue)
    #expect(result.errors == "standard output: error: cannot write: No space left on device\n")
    #endif
  }

  @Test func `a reader that went away ends the tool silently`() throws {
    // The pipe's reader is gone before the tool starts, since it waits for the marker file.
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        { until [ -e "$folder/gone" ]; do sleep 0.01; done; "$janklab" --help; } |
          { exec <&-; touch "$folder/gone"; }
        echo "${PIPESTATUS[0]}"
        """,
        folder: folder
      )
      #expect(result.output == "\(ExitCode.outputClosed.rawValue)\n")
      #expect(result.errors.isEmpty)
    }
  }
}
