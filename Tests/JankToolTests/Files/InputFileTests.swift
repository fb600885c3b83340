import Foundation
import JankScenarios
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
    #expect(try InputFile.read("/dev/zero", limit: 70_000).count == 70_000)
  }

  @Test func `a missing file and a folder are missing input`() throws {
    try Shell.inNewFolder { folder in
      let missing = #expect(throws: ToolFailure.self) {
        try InputFile.read(folder.path + "/none", limit: 10)
      }
      #expect(missing?.code == .missingInput)
      #expect(
        missing?.diagnostics.map(\.message) == ["cannot read: No such file or directory"]
      )
      let directory = #expect(throws: ToolFailure.self) {
        try InputFile.read(folder.path, limit: 10)
      }
      #expect(directory?.code == .missingInput)
    }
  }
}
