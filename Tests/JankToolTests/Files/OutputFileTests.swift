import Foundation
import JankScenarios
import JankTool
import Testing

struct OutputFileTests {
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a new file and a replaced one hold the bytes and leave nothing beside them`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "result.json")
      for text in ["first, and longer than the second", "second", ""] {
        try OutputFile.write(Array(text.utf8), to: file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        #expect(try names(in: folder) == ["result.json"])
      }
    }
  }

  @Test func `a link stays a link`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "real")
      let link = folder.appending(path: "link")
      try Data("old".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try OutputFile.write(Array("new".utf8), to: link.path)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    }
  }

  @Test func `a replaced file keeps its permissions, and a script can be run`() throws {
    try Shell.inNewFolder { folder in
      func mode(_ path: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int
      }
      let file = folder.appending(path: "result.json").path
      try OutputFile.write([1], to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try OutputFile.write([2], to: file)
      #expect(try mode(file) == 0o640)
      try OutputFile.write(to: file, isExecutable: true) { _ in }
      #expect(try mode(file) == 0o750)
      let script = folder.appending(path: "run.sh").path
      try OutputFile.write(to: script, isExecutable: true) { _ in }
      #expect((try mode(script) ?? 0) & 0o100 != 0)
    }
  }

  @Test func `folders in the way and missing folders cannot be created`() throws {
    try Shell.inNewFolder { folder in
      for path in [folder.path, folder.path + "/none/result.json"] {
        let failure = #expect(throws: ToolFailure.self) {
          try OutputFile.write([1], to: path)
        }
        #expect(failure?.code == .cannotCreate, "\(path)")
        #expect(failure?.diagnostics.map(\.path) == [path])
      }
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test func `a device is written to and stays a device`() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null")
    #expect(SystemCall.kind(of: "/dev/null") == .device)
    #if os(Linux)
    let failure = #expect(throws: ToolFailure.self) {
      try OutputFile.write([1], to: "/dev/full")
    }
    #expect(failure?.code == .inputOutputFailed)
    #expect(SystemCall.kind(of: "/dev/full") == .device)
    #endif
  }
}
