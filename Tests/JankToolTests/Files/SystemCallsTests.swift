import Foundation
import JankTool
import Testing

struct SystemCallsTests {
  @Test func `an error speaks in the words of the system`() {
    #expect("\(SystemError(number: ENOENT))" == "No such file or directory")
    #expect(!"\(SystemError(number: 99_999))".isEmpty)
  }

  @Test func `a path leads to a file, a folder, a link, a device or nowhere`() throws {
    try Shell.inNewFolder { folder in
      let file = folder.appending(path: "file")
      let link = folder.appending(path: "link")
      try Data().write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      #expect(SystemCall.kind(of: file.path) == .file)
      #expect(SystemCall.kind(of: folder.path) == .folder)
      #expect(SystemCall.kind(of: link.path) == .folder)
      #expect(SystemCall.kind(of: link.path, followingLinks: false) == .link)
      #expect(SystemCall.kind(of: "/dev/null") == .device)
      #expect(SystemCall.kind(of: folder.path + "/none") == nil)
    }
  }

  @Test func `a folder lists its names, hidden ones too, without itself and its parent`() throws {
    try Shell.inNewFolder { folder in
      let names = ["a", ".hidden", "é", String(repeating: "x", count: 255)]
      for name in names { try Data().write(to: folder.appending(path: name)) }
      #expect(try SystemCall.names(in: folder.path).sorted() == names.sorted())
      #expect(throws: SystemError(number: ENOENT)) {
        try SystemCall.names(in: folder.path + "/none")
      }
    }
  }
}
