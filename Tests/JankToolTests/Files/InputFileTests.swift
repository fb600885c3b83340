import Foundation
import JankTool
import Testing

struct InputFileTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "é file")
      try Data(bytes).write(to: file)
      #expect(try InputFile.read(file.path, limit: 1 << 20) == bytes)
    }
  }

  @Test func `no more is read than is enough`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "zeros")
      try Data(count: 200_000).write(to: file)
      #expect(try InputFile.read(file.path, limit: 70_000).count == 70_000)
      #expect(try InputFile.readWhole(file.path, limit: 200_000).count == 200_000)
      let failure = #expect(throws: ToolFailure.self) {
        try InputFile.readWhole(file.path, limit: 199_999)
      }
      #expect(failure?.code == .invalidData)
      #expect(failure?.diagnostics.first?.message == "the file has more than 199999 bytes")
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/ptmx"])
  func `a device is rejected unopened`(path: String) {
    expectRefusal { try InputFile.read(path, limit: 10) }
    expectRefusal { try InputFile.readRegular(path, limit: 10) }
  }

  private func expectRefusal(_ read: () throws -> [UInt8]) {
    let failure = #expect(throws: ToolFailure.self) { try read() }
    #expect(failure?.code == .missingInput)
    #expect(failure?.diagnostics.first?.message.hasPrefix("cannot read: it is ") == true)
  }

  @Test func `a pipe that someone writes to is read where the user names it, and nowhere else`()
    throws
  {
    try Shell.inNewFolder { folder in
      _ = try Shell.bash("mkfifo \"$folder/pipe\"", folder: folder)
      let path = folder.appending(path: "pipe").path
      // Nobody writes to it: opening it would wait for ever.
      let failure = #expect(throws: ToolFailure.self) {
        try InputFile.readRegular(path, limit: 10)
      }
      #expect(failure?.diagnostics.first?.message == "cannot read: it is not a regular file")
      let run = try Shell.bash(
        #""$janklab" score <(printf '16.7\n33.3\n') --metrics frames.total --format csv"#
      )
      #expect(run.status == 0 && run.output.contains(",frames.total,common,2,"), "\(run)")
      let piped = try Shell.bash(
        #"printf '16.7\n33.3\n' | "$janklab" score /dev/stdin --metrics frames.total --format csv"#
      )
      #expect(piped.status == 0 && piped.output.contains(",frames.total,common,2,"), "\(piped)")
    }
  }

  @Test func `a missing file and a folder are missing input`() throws {
    try Shell.inNewFolder { folder in
      let missing = #expect(throws: ToolFailure.self) {
        try InputFile.read(folder.path + "/none", limit: 10)
      }
      #expect(missing?.code == .missingInput)
      #expect(
        missing?.diagnostics.map(\.message) == ["no such file"]
      )
      let directory = #expect(throws: ToolFailure.self) {
        try InputFile.read(folder.path, limit: 10)
      }
      #expect(directory?.code == .missingInput)
      #expect(directory?.diagnostics.map(\.message) == ["cannot read: it is a folder"])
      #expect(directory?.diagnostics.first?.hint == "name a file")
    }
  }
}
