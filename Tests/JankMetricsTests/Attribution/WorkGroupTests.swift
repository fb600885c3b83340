import JankMetrics
import JankTrace
import Testing

struct WorkGroupTests {
  @Test(arguments: [
    ("decode thumb-33.heic", "decode thumb-*.heic"), ("decode v2-1.png", "decode v*-*.png"),
    ("decode hero.png", "decode hero.png"), ("", ""), ("12", "*"), ("a٣", "a٣"),
  ])
  func `a star stands for each number in the name of an image`(name: String, group: String) {
    #expect(WorkGroup.numberless(name) == group)
    #expect(WorkGroup(name, of: .prepare).name == group)
    #expect(WorkGroup(name, of: .stall).name == name)
    #expect(WorkGroup.numberless(group) == group)
  }

  @Test func `only names that share a group become one`() {
    let names = ["decode a 1", "layout", "decode b 1", "decode a 2"]
    #expect(WorkGroup.merged(names) == ["decode a *", "layout", "decode b 1"])
    #expect(WorkGroup.merged([]) == [])
  }

  @Test func `images that make a frame late together are one cause`() throws {
    var hand = HandMadeTrace()
    let begin = hand.time(of: 2)
    for index in 0..<10 {
      let start = begin + .milliseconds(4 * Int64(index))
      hand.work("decode \(index)", kind: .prepare, from: start, to: start + .milliseconds(4))
    }
    hand.show(expected: 4, actual: 6, commitEnd: begin + .milliseconds(40), rendering: 5...6)
    let frame = try #require(Attribution(hand.trace).frames.first)
    #expect(frame.causes.map(\.name) == ["decode *"])
    #expect(frame.causes.map(\.itemCount) == [10])
    #expect(frame.causes.map(\.held) == [.milliseconds(40)])
    #expect(frame.candidates == ["decode *", "prepare", "execute"])
    var played: [Set<String>] = []
    var remedies = Remedies(for: hand.trace) { names in
      played.append(names)
      return hand.trace
    }
    _ = remedies.sets(for: frame)
    #expect(played.first == Set((0..<10).map { "decode \($0)" }))
  }
}
