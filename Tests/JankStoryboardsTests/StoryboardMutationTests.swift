import Foundation
import JankStoryboards
import JankText
import Testing

/// Damaged storyboards: each is rejected, or it can be laid out and its references followed.
///
/// `JANKLAB_MUTATIONS` multiplies their number, and `JANKLAB_FRESH_SEED` changes the default seeds;
/// a failure names the seed.
struct StoryboardMutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let scale = environment["JANKLAB_MUTATIONS"].flatMap { Int($0) } ?? 1

  static let seeds: [UInt64] = {
    let first = environment["JANKLAB_FRESH_SEED"] == nil ? 0 : UInt64.random(in: 0...(1 << 40))
    return (0..<8).map { first + UInt64($0) }
  }()

  /// The storyboards that are read quickly.
  private static let originals: [[UInt8]] = StoryboardFixture.names.compactMap {
    guard let bytes = try? StoryboardFixture.bytes($0), bytes.count < 25_000 else { return nil }
    return bytes
  }

  private static let damage = ByteDamage(strangers: [
    "", "-1", "0", "1e308", "-1e308", "nan", "inf", "9223372036854775807", "0:0", "YES", "NO",
    "<view id=\"a\"/>", "\"", "<", ">", "&", "&lt;", "view", "unwind", "relationship", "parent",
    "\u{FFFD}", "\n", "subviews", "8eK-ED-7Al",
  ])

  @Test(arguments: seeds)
  func `a damaged storyboard is rejected or laid out`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    #expect(Self.originals.count == 11)
    for index in 0..<Self.originals.count * 2 * Self.scale {
      let original = Self.originals[index % Self.originals.count]
      let bytes = Self.damage.applied(to: original, with: &generator)
      do throws(FileError) {
        let board = try StoryboardReader.read(bytes, path: "x.storyboard")
        use(board)
      } catch {
        let finding = error.diagnostics[0]
        #expect(finding.path == "x.storyboard" && !finding.message.isEmpty)
        #expect(finding.position != nil)
      }
    }
  }

  private func use(_ board: Storyboard) {
    let set = StoryboardSet([board])
    for key in set.keys { _ = set.resolve(key) }
    _ = set.initial
    for controller in board.controllers {
      for screen in [board.canvas.size, StoryboardSize(834, 1194), StoryboardSize(0, 0)] {
        let root = StoryboardLayout.place(controller, from: board.canvas.size, on: screen)
        for view in root?.tree ?? [] {
          #expect(view.frame.x.isFinite && view.frame.y.isFinite)
          #expect(view.frame.width >= 0 && view.frame.height >= 0)
        }
      }
    }
    #expect(board.warnings.count <= 101)
  }
}
