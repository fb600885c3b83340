import Foundation
import JankTool
import Testing

struct ProgressTests {
  /// What a line of progress writes while something is done.
  private func written(_ total: Int, _ work: (JankTool.Progress) async -> Void) async throws
    -> String
  {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "errors")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let writer = CheckedWriter(descriptor: handle.fileDescriptor, name: "errors")
      let progress = JankTool.Progress(total: total, on: Console(output: writer, errors: writer))
      await work(progress)
      progress.finish()
      try handle.close()
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func `the line never goes backwards, whatever threads count`() async throws {
    let total = 2_000
    let text = try await written(total) { progress in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<total { group.addTask { progress.advance() } }
      }
    }
    let counts = text.components(separatedBy: "\r\u{1B}[K").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(counts == counts.sorted() && counts.first == 0 && counts.last == total)
    #expect(counts.count == 101)
  }

  @Test func `the line is erased at the end`() async throws {
    #expect(try await written(3) { $0.advance() }.hasSuffix("1 of 3 cases\r\u{1B}[K"))
  }
}
