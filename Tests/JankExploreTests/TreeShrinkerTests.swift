import JankExplore
import Testing

struct TreeShrinkerTests {
  private static let tree: Tree = [
    "steps": [["at": "12.345 ms", "do": "a"], ["at": "80 ms", "do": "b"], ["do": "c"]],
    "count": 37, "other": ["x": [1, 2, 3]],
  ]

  private func steps(_ tree: Tree) -> [Tree] {
    guard case .object(let members) = tree else { return [] }
    return members.first { $0.key == "steps" }?.value.children ?? []
  }

  @Test func `only what the condition needs stays`() {
    let small = TreeShrinker.shrink(Self.tree, limit: 1_000) { tree in
      steps(tree).contains { $0.text.contains("\"b\"") }
    }
    #expect(small.text == #"{"steps":[{"do":"b"}]}"#)
  }

  @Test func `numbers and times are rounded as far as the condition holds`() {
    let small = TreeShrinker.shrink(Self.tree, limit: 1_000) { tree in
      tree.text.contains("\"count\":3") && tree.text.contains("\"at\":\"1")
    }
    #expect(small.text == #"{"steps":[{"at":"10 ms"}],"count":30}"#)
  }

  @Test func `the result is the same each time and a fixed point`() {
    func holds(_ tree: Tree) -> Bool { tree.text.utf8.count > 40 }
    let small = TreeShrinker.shrink(Self.tree, limit: 5_000, while: holds)
    #expect(small == TreeShrinker.shrink(Self.tree, limit: 5_000, while: holds))
    #expect(small == TreeShrinker.shrink(small, limit: 5_000, while: holds))
    #expect(small.text.utf8.count > 40)
    #expect(small.text.utf8.count < Self.tree.text.utf8.count)
  }

  @Test func `the number of attempts is limited`() {
    var count = 0
    let small = TreeShrinker.shrink(Self.tree, limit: 7) { _ in
      count += 1
      return false
    }
    #expect(count == 7)
    #expect(small == Self.tree)
  }
}
