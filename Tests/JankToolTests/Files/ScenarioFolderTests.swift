import Foundation
import JankTool
import Testing

struct ScenarioFolderTests {
  private func makeFiles(_ paths: [String], in folder: URL) throws {
    for path in paths {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("{}".utf8).write(to: file)
    }
  }

  @Test func `a folder stands for its scenario files, sorted by name, at any depth`() throws {
    try Shell.inNewFolder { folder in
      try makeFiles(
        [
          "b.scenario.json", "a.scenario.json", "B.scenario.json", "notes.json", "baseline.json",
          "a/z.scenario.json", "a/deep/er/x.scenario.json", ".git/hidden.scenario.json",
          "empty/readme.md",
        ],
        in: folder
      )
      let found = try ScenarioFolder.files(at: [folder.path])
      #expect(
        found.map { String($0.dropFirst(folder.path.count + 1)) } == [
          "B.scenario.json", "a/deep/er/x.scenario.json", "a/z.scenario.json", "a.scenario.json",
          "b.scenario.json",
        ]
      )
      #expect(try ScenarioFolder.files(at: [folder.path + "/"]) == found)
    }
  }

  @Test func `a file that is named twice is there once`() throws {
    try Shell.inNewFolder { folder in
      try makeFiles(["a.scenario.json", "b.scenario.json"], in: folder)
      let once = try ScenarioFolder.files(at: [folder.path])
      let again = [folder.path, folder.path + "/", folder.path + "/./a.scenario.json"]
      #expect(try ScenarioFolder.files(at: again) == once)
    }
  }

  @Test func `all paths that do not exist are reported`() throws {
    try Shell.inNewFolder { folder in
      let failure = #expect(throws: ToolFailure.self) {
        try ScenarioFolder.files(at: ["nix", folder.path + "/none.scenario.json"])
      }
      #expect(failure?.code == .missingInput)
      #expect(failure?.diagnostics.map(\.path) == ["nix", folder.path + "/none.scenario.json"])
    }
  }

  @Test func `a pipe with the name of a scenario is rejected, and no one waits for its writer`()
    throws
  {
    try Shell.inNewFolder { folder in
      _ = try Shell.bash("mkfifo \"$folder/x.scenario.json\"", folder: folder)
      let failure = #expect(throws: ToolFailure.self) {
        try ScenarioFolder.files(at: [folder.path])
      }
      #expect(failure?.code == .missingInput)
      #expect(failure?.diagnostics.first?.path == folder.path + "/x.scenario.json")
      #expect(failure?.diagnostics.first?.message == "cannot read: it is not a regular file")
    }
  }

  @Test func `a name that is no UTF-8 is reported`() throws {
    try Shell.inNewFolder { folder in
      _ = try Shell.bash(#"touch "$folder"/$'a\xff.scenario.json'"#, folder: folder)
      let failure = #expect(throws: ToolFailure.self) {
        try ScenarioFolder.files(at: [folder.path])
      }
      #expect(failure?.code == .missingInput)
      #expect(failure?.diagnostics.first?.message == "the name of the file is not UTF-8")
    }
  }

  @Test func `links to files are followed, links to folders are not`() throws {
    try Shell.inNewFolder { folder in
      try makeFiles(["inner/a.scenario.json"], in: folder)
      let manager = FileManager.default
      try manager.createSymbolicLink(
        at: folder.appending(path: "inner/loop"),
        withDestinationURL: folder
      )
      try manager.createSymbolicLink(
        at: folder.appending(path: "inner/loop.scenario.json"),
        withDestinationURL: folder
      )
      try manager.createSymbolicLink(
        at: folder.appending(path: "inner/b.scenario.json"),
        withDestinationURL: folder.appending(path: "inner/a.scenario.json")
      )
      let found = try ScenarioFolder.files(at: [folder.path])
      #expect(
        found.map { URL(filePath: $0).lastPathComponent } == ["a.scenario.json", "b.scenario.json"]
      )
    }
  }

  @Test func `files and the standard input stand for themselves, in the order given`() throws {
    try Shell.inNewFolder { folder in
      try makeFiles(["z.json", "a.scenario.json"], in: folder)
      let paths = [folder.path + "/z.json", "-", folder.path + "/a.scenario.json"]
      #expect(try ScenarioFolder.files(at: paths) == paths)
    }
  }

  @Test func `a path that leads nowhere and a folder without scenarios are missing input`() throws {
    try Shell.inNewFolder { folder in
      try makeFiles(["notes.json"], in: folder)
      for path in [folder.path, folder.path + "/none"] {
        let failure = #expect(throws: ToolFailure.self) {
          try ScenarioFolder.files(at: [path])
        }
        #expect(failure?.code == .missingInput)
        #expect(failure?.diagnostics.map(\.path) == [path])
      }
    }
  }
}
