import Foundation
import JankTool
import Testing

struct CheckedWriterTests {
  init() {
    StandardStreams.prepare()
  }

  @Test func `what is written arrives whole, even through a pipe smaller than it`() async throws {
    let pipe = Pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    // A thread reads: a task could have to wait for this one, which waits for the reader.
    let (received, reader) = AsyncStream<Data>.makeStream()
    Thread.detachNewThread {
      reader.yield(pipe.fileHandleForReading.readDataToEndOfFile())
      reader.finish()
    }
    let writer = CheckedWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor,
      name: "pipe"
    )
    try writer.write(bytes)
    try pipe.fileHandleForWriting.close()
    #expect(await received.first { _ in true }.map(Array.init) == bytes)
  }

  @Test func `a full device is a failure with its reason`() throws {
    #if os(Linux)
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let failure = try #require(throws: ToolFailure.self) {
      try CheckedWriter(descriptor: device.fileDescriptor, name: "standard output").write("x")
    }
    #expect(failure.code == .inputOutputFailed)
    #expect(
      failure.diagnostics.map(\.description)
        == ["standard output: error: cannot write: No space left on device"]
    )
    #endif
  }

  @Test func `a reader that went away ends the work silently`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let failure = #expect(throws: ToolFailure.self) {
      try CheckedWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
        .write("x")
    }
    #expect(failure == .outputClosed)
  }

  @Test func `a stream that is not open is a failure`() {
    let failure = #expect(throws: ToolFailure.self) {
      try CheckedWriter(descriptor: 9999, name: "nothing").write("x")
    }
    #expect(failure?.code == .inputOutputFailed)
  }

  @Test func `nothing written to a broken stream is no failure`() throws {
    try CheckedWriter(descriptor: 9999, name: "nothing").write("")
  }
}
