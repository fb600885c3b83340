import Foundation
import JankText
import JankTool
import Testing

struct ConsoleTests {
  init() {
    StandardStreams.prepare()
  }

  /// What the work says on the output and on the error stream.
  private func capture(_ work: (Console) throws -> Void) throws -> (output: String, errors: String)
  {
    let (output, errors) = (Pipe(), Pipe())
    try work(
      Console(
        output: CheckedWriter(
          descriptor: output.fileHandleForWriting.fileDescriptor,
          name: "output"
        ),
        errors: CheckedWriter(
          descriptor: errors.fileHandleForWriting.fileDescriptor,
          name: "errors"
        )
      )
    )
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    return (
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    )
  }

  @Test func `results and findings go to different streams`() throws {
    let said = try capture { console in
      try console.deliver("result\n", to: nil)
      try console.deliver("more\n", to: "-")
      console.show([Diagnostic(path: "a", message: "b"), Diagnostic(path: "c", message: "d")])
      console.showOnErrors("help\n")
    }
    #expect(said.output == "result\nmore\n")
    #expect(said.errors == "a: error: b\nc: error: d\nhelp\n")
  }

  @Test func `a result for a file leaves the output empty`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "result")
      let said = try capture { try $0.deliver("result\n", to: file.path) }
      #expect(said.output.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8) == "result\n")
    }
  }

  @Test func `a broken error stream does not stop the work`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let broken = CheckedWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor,
      name: "errors"
    )
    let said = try capture { console in
      let console = Console(output: console.output.writer, errors: broken)
      console.show([Diagnostic(path: "a", message: "b")])
      try console.deliver("result\n", to: nil)
    }
    #expect(said.output == "result\n")
  }
}
