import JankExplore
import Testing

// Also tests: TreePath, Dice.

struct TreeTests {
  private static let text = #"{"a":[1,2.5,"x"],"b":{"c":true},"d":null}"#

  @Test func `a file is read and written unchanged`() throws {
    let tree = try #require(Tree(Array(Self.text.utf8)))
    #expect(tree.text == Self.text)
    #expect(Tree(Array("{".utf8)) == nil)
  }

  @Test func `outer values come before inner ones`() throws {
    let tree = try #require(Tree(Array(Self.text.utf8)))
    #expect(tree.paths == [[], [0], [0, 0], [0, 1], [0, 2], [1], [1, 0], [2]])
    #expect(tree[[0, 2]] == "x")
  }

  @Test func `values are replaced and removed by their paths`() throws {
    var tree = try #require(Tree(Array(Self.text.utf8)))
    tree[[0, 1]] = .whole(7)
    #expect(tree.removing(1..<3, at: []).text == #"{"a":[1,7,"x"]}"#)
    #expect(tree.removing(0..<2, at: [0]).text == #"{"a":["x"],"b":{"c":true},"d":null}"#)
    #expect(tree.cut(to: 1).text == #"{"a":[1],"b":{"c":true},"d":null}"#)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the dice of a seed and a purpose always fall the same way`(seed: UInt64) {
    var (first, second) = (Dice(seed: seed, purpose: "a"), Dice(seed: seed, purpose: "a"))
    var other = Dice(seed: seed, purpose: "b")
    let numbers = (0..<20).map { _ in first.whole(0...1_000_000) }
    #expect(numbers == (0..<20).map { _ in second.whole(0...1_000_000) })
    #expect(numbers != (0..<20).map { _ in other.whole(0...1_000_000) })
    #expect((0..<200).allSatisfy { _ in (3...90).contains(first.magnitude(3...90)) })
    #expect((0..<200).allSatisfy { _ in (0.5..<2).contains(first.number(in: 0.5...2)) })
  }
}
