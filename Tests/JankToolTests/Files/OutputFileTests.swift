import Foundation
import JankTool
import Testing

// Also tests: Replacement, TemporaryFile.

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

  @Test(arguments: ["real", "folder/real"])
  func `links to a file that is not there yet stay links, and the file is created`(
    target: String
  ) throws {
    try Shell.inNewFolder { folder in
      func path(_ name: String) -> String { folder.appending(path: name).path }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "folder"),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(
        atPath: path("first"),
        withDestinationPath: "folder/second"
      )
      try FileManager.default.createSymbolicLink(
        atPath: path("folder/second"),
        withDestinationPath: path(target)
      )
      for text in ["created", "replaced"] {
        try OutputFile.write(Array(text.utf8), to: path("first"))
        #expect(try String(contentsOfFile: path(target), encoding: .utf8) == text)
        for link in ["first", "folder/second"] {
          #expect(SystemCall.kind(of: path(link), followingLinks: false) == .link)
        }
      }
      #expect(OutputFile.place(of: path("first")) == path(target))
    }
  }

  @Test func `links in a circle cannot be written to and stay`() throws {
    try Shell.inNewFolder { folder in
      let names = ["one", "two"]
      for (name, target) in zip(names, names.reversed()) {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path,
          withDestinationPath: target
        )
      }
      let failure = #expect(throws: ToolFailure.self) {
        try OutputFile.write([1], to: folder.appending(path: "one").path)
      }
      #expect(failure?.code == .cannotCreate)
      #expect(try names == self.names(in: folder))
      for name in names {
        let path = folder.appending(path: name).path
        #expect(SystemCall.kind(of: path, followingLinks: false) == .link)
      }
    }
  }

  @Test func `a name may be as long as names of files may be`() throws {
    try Shell.inNewFolder { folder in
      for length in [243, 244, 255] {
        let file = folder.appending(path: String(repeating: "x", count: length))
        try OutputFile.write([7], to: file.path)
        #expect(try Data(contentsOf: file) == Data([7]))
      }
      let failure = #expect(throws: ToolFailure.self) {
        let name = String(repeating: "x", count: 256)
        try OutputFile.write([7], to: folder.appending(path: name).path)
      }
      #expect(failure?.code == .cannotCreate)
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

  @Test func `what a killed process left behind goes, and what a living one writes stays`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "result.json").path
      var names: [String] = []
      func write(_ text: String, besides work: () throws -> Void) throws {
        var failure: (any Error)?
        try OutputFile.write(to: file) { writer throws(ToolFailure) in
          try writer.write(text)
          do { try work() } catch { failure = error }
        }
        if let failure { throw failure }
      }
      try write("outer") {
        names = try self.names(in: folder)
        let temporary = try #require(names.first)
        // The copy has a name of the same form, and no process holds its lock.
        let copy = temporary.replacing(/[0-9]+-[0-9]+\.tmp$/, with: "1-0.tmp")
        try #require(copy != temporary)
        for name in [copy, ".janklab-of-another-file.tmp"] {
          try Data().write(to: folder.appending(path: name))
        }
        try write("inner") {
          names = try self.names(in: folder)
          #expect(!names.contains(copy) && names.contains(temporary))
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "inner")
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "outer")
      #expect(try self.names(in: folder) == [".janklab-of-another-file.tmp", "result.json"])
    }
  }

  @Test func `of many writes that expect the same file one comes through`() async throws {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "baseline.json").path
      let old = Array("old".utf8)
      for round in 0..<20 {
        let isThere = round.isMultiple(of: 2)
        try? FileManager.default.removeItem(atPath: file)
        if isThere { try OutputFile.write(old, to: file) }
        let winners = await withTaskGroup(of: Int?.self) { group in
          for number in 0..<8 {
            group.addTask {
              do throws(ToolFailure) {
                try OutputFile.write(
                  to: file,
                  expecting: isThere ? .content(FileFingerprint(old)) : .absent
                ) { writer throws(ToolFailure) in try writer.write("\(number)") }
                return number
              } catch {
                #expect(error.code == .inputOutputFailed)
                #expect(error.diagnostics[0].message.contains("another process changed the file"))
                return nil
              }
            }
          }
          return await group.reduce(into: []) { winners, number in
            if let number { winners.append(number) }
          }
        }
        #expect(winners.count == 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == winners.first.map { "\($0)" })
        #expect(try names(in: folder) == ["baseline.json"])
      }
    }
  }

  @Test func `a file that is locked and as expected is replaced`() throws {
    try Shell.inNewFolder { folder in
      let result = try Shell.bash(
        """
        cd "$folder"
        cp \(ReadmeConsole.project.path)/Scenarios/modal-bounce.scenario.json .
        "$janklab" baseline record . --quiet > /dev/null
        flock baseline.json "$janklab" baseline update . --quiet
        """,
        folder: folder
      )
      #expect(result.output == "nothing changed\n", "\(result.errors)")
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
