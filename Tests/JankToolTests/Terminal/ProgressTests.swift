import Foundation
import JankTool
import Synchronization
import Testing

struct ProgressTests {
  /// A clock that goes on when told.
  private final class Clock: Sendable {
    private let seconds = Mutex(0.0)

    var elapsed: Duration { seconds.withLock { .seconds($0) } }

    func advance(_ time: Double) { seconds.withLock { $0 += time } }
  }

  /// What a line of progress writes while something is done.
  private func written(
    _ total: Int,
    _ work: (JankTool.Progress, Clock) async -> Void
  ) async throws -> String {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "errors")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let writer = CheckedWriter(descriptor: handle.fileDescriptor, name: "errors")
      let clock = Clock()
      let progress = JankTool.Progress(
        total: total,
        on: Console(output: writer, errors: writer)
      ) { clock.elapsed }
      await work(progress, clock)
      progress.finish()
      try handle.close()
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func `work of less than a second shows nothing`() async throws {
    let text = try await written(3) { progress, clock in
      clock.advance(0.9)
      progress.advance()
      #expect(progress.show())
    }
    #expect(text.isEmpty)
  }

  @Test func `the line has the done count, the rate and the remaining time`() async throws {
    let text = try await written(40) { progress, clock in
      clock.advance(2)
      for _ in 0..<5 { progress.advance() }
      #expect(progress.show())
    }
    #expect(text == "\r\u{1B}[K5 of 40 cases, 2.5/s, 14 s left\r\u{1B}[K")
  }

  @Test func `nothing is shown behind the end`() async throws {
    let text = try await written(3) { progress, clock in
      clock.advance(2)
      progress.advance()
      #expect(progress.show())
      progress.finish()
      #expect(!progress.show())
    }
    #expect(text.hasSuffix("1 of 3 cases, 0.5/s, 4 s left\r\u{1B}[K"))
  }

  @Test func `the line never goes backwards, whatever threads count`() async throws {
    let total = 2_000
    let text = try await written(total) { progress, clock in
      clock.advance(1)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<total {
          group.addTask {
            progress.advance()
            _ = progress.show()
          }
        }
      }
    }
    let counts = text.components(separatedBy: "\r\u{1B}[K").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(counts == counts.sorted() && counts.last == total && counts.count == total)
  }

  @Test(arguments: [
    (0, 9, 1.0, "0 of 9 runs, 1 s so far"), (3, 9, 61, "3 of 9 runs, 0.0/s, 2 min 2 s left"),
    (9, 9, 3, "9 of 9 runs, 3.0/s, 0 s left"),
    (900, 1_800_000, 2, "900 of 1800000 runs, 450/s, 1 h 6 min left"),
  ])
  func `times are in the unit that people use`(
    done: Int,
    total: Int,
    seconds: Double,
    line: String
  ) {
    let text = JankTool.Progress.text(done: done, of: total, "runs", after: .seconds(seconds))
    #expect(text == line)
  }

  @Test func `the line comes by itself while work goes on`() async throws {
    let text = try await written(2) { progress, clock in
      clock.advance(5)
      progress.begin()
      let end = ContinuousClock.now + .seconds(10)
      while clock.elapsed < .seconds(6), ContinuousClock.now < end {
        try? await Task.sleep(for: .milliseconds(300))
        clock.advance(1)
      }
    }
    #expect(text.contains("0 of 2 cases, 5 s so far"))
  }
}
