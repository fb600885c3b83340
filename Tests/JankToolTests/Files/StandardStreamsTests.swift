import Foundation
import JankTool
import Testing

struct StandardStreamsTests {
  @Test func `a closed output is a failure and never the next file opened`() throws {
    try Shell.inNewFolder { folder in
      let text = #"{"name": "untouched"}"#
      let file = folder.appending(path: "a.scenario.json")
      try Data(text.utf8).write(to: file)
      let result = try Shell.bash(#""$janklab" --help >&-"#, folder: folder)
      #expect(result.status == ExitCode.inputOutputFailed.rawValue)
      #expect(result.errors.hasPrefix("standard output: error: cannot write: "))
      let silent = try Shell.bash(#""$janklab" --help >&- 2>&- <&-"#, folder: folder)
      #expect(silent.status == ExitCode.inputOutputFailed.rawValue)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `preparing leaves open streams as they are`() {
    let before = (0...2).map { fcntl($0, F_GETFL) }
    StandardStreams.prepare()
    #expect((0...2).map { fcntl($0, F_GETFL) } == before)
  }
}
