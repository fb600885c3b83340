import Foundation
import HeadlessUIKit
import JankTesting
import JankTool
import Synchronization
import Testing

struct BaselineExpectationTests {
  /// A folder of tests.
  private struct Desk {
    let folder = FileManager.default.temporaryDirectory.appending(path: "jank-\(UUID())")

    func clear() { try? FileManager.default.removeItem(at: folder) }

    func store(_ name: String = "fade", _ environment: [String: String] = [:]) -> BaselineStore {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return BaselineStore(besides: "\(folder.path)/FadeTests.swift", of: name) { environment[$0] }
    }

    /// The failures of a test that plays an app; empty if it passes.
    func failure(
      of played: Played,
      _ environment: [String: String] = [:]
    ) throws -> String {
      let text = Mutex("")
      try withKnownIssue(isIntermittent: true) {
        try expectMatchesBaseline(
          played,
          store(played.name, environment),
          metrics: [],
          at: TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        )
      } matching: { issue in
        text.withLock { $0 += issue.comments.map { "\($0)" }.joined() }
        return issue.error == nil
      }
      return text.withLock { $0 }
    }
  }

  private func bounce(_ work: Interval) -> Played {
    play("bounce", strategies: [.displayLink]) { stage in presentBouncing(on: stage, work: work) }
  }

  @Test func `the first run records a file next to the test, and the next is compared with it`()
    throws
  {
    let desk = Desk()
    defer { desk.clear() }
    let played = bounce(.zero)
    #expect(try desk.failure(of: played).isEmpty)
    #expect(desk.store("bounce").path == "\(desk.folder.path)/Baselines/FadeTests.bounce.json")
    let file = try String(contentsOfFile: desk.store("bounce").path, encoding: .utf8)
    #expect(file.contains("apple.hitch-time-ratio") && file.hasSuffix("\n"))
    #expect(try desk.failure(of: played).isEmpty)
    #expect(try String(contentsOfFile: desk.store("bounce").path, encoding: .utf8) == file)
  }

  @Test func `a later frame fails with its cause and a hint`() throws {
    let desk = Desk()
    defer { desk.clear() }
    #expect(try desk.failure(of: bounce(.zero)).isEmpty)
    let text = try desk.failure(of: bounce(.milliseconds(80)))
    #expect(text.contains("bounce / phone-60 / display-link: "))
    #expect(text.contains("late, stall \"decode\" blocked the main thread for 80.00 ms"))
    #expect(text.contains("help: if that is intended, run the test with JANKLAB_RECORD=1"))
    #expect(try desk.failure(of: bounce(.milliseconds(80)), ["JANKLAB_RECORD": "1"]).isEmpty)
    #expect(try desk.failure(of: bounce(.milliseconds(80))).isEmpty)
  }

  @Test func `runs that failed the test before record no baseline unless asked to`() throws {
    let desk = Desk()
    defer { desk.clear() }
    let slow = bounce(.milliseconds(80))
    withKnownIssue { expect(slow, "apple.hitch-count", atMost: 0) }
    let text = try desk.failure(of: slow)
    #expect(text.contains("no baseline was recorded, because the runs already failed this test"))
    let path = desk.store("bounce").path
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try desk.failure(of: slow, ["JANKLAB_RECORD": "1"]).isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try desk.failure(of: slow).isEmpty)
  }

  @Test func `a faster run passes`() throws {
    let desk = Desk()
    defer { desk.clear() }
    #expect(try desk.failure(of: bounce(.milliseconds(80))).isEmpty)
    #expect(try desk.failure(of: bounce(.zero)).isEmpty)
  }

  @Test func `on a build server a missing baseline is an error`() throws {
    let desk = Desk()
    defer { desk.clear() }
    let store = desk.store("bounce", ["CI": "true"])
    #expect(throws: ToolFailure.self) {
      try expectMatchesBaseline(
        bounce(.zero),
        store,
        metrics: [],
        at: TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      )
    }
    #expect(!FileManager.default.fileExists(atPath: store.path))
  }

  @Test func `a device that is missing in the baseline is reported`() throws {
    let desk = Desk()
    defer { desk.clear() }
    #expect(try desk.failure(of: bounce(.zero)).isEmpty)
    let more = play("bounce", on: [.phone60, .phone120], strategies: [.displayLink]) {
      presentBouncing(on: $0, work: .zero)
    }
    let text = try desk.failure(of: more)
    #expect(text.contains("it has no case bounce / phone-120 / display-link"))
  }

  @Test func `characters that file names cannot have become dashes`() {
    #expect(Desk().store("a photo, 2 times/slower").path.hasSuffix("a-photo-2-times-slower.json"))
  }
}
