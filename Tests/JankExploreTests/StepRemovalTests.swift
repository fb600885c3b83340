import JankExplore
import Testing

struct StepRemovalTests {
  private func scripts(_ steps: [Tree]) -> [String] {
    StepRemoval.candidates(of: ["name": "a", "script": .array(steps)]).map(\.text)
  }

  @Test func `two steps go together, and the times after them stay valid`() {
    let found = scripts([
      ["at": "0 ms", "push": "A"], ["at": "end", "present": "B"],
      ["name": "swipe", "at": "200 ms", "drag": 1], ["at": "300 ms", "pop": "N"],
      ["at": "70 ms after end of swipe", "push": "A"],
    ])
    let (first, last) = (
      #"{"name":"a","script":[{"at":"0 ms","name":"step1","push":"A"},"#,
      #"{"at":"70 ms after end of step1","push":"A"}]}"#
    )
    #expect(found.contains(first + #"{"at":"end","pop":"N"},"# + last))
    #expect(found.contains(first + #"{"at":"300 ms","pop":"N"},"# + last))
    // The first step has none before it that a time could refer to.
    #expect(found[0].contains(#"[{"at":"0 ms","present":"B"},{"name":"swipe""#))
  }

  @Test func `a new name is free, and an old one is used`() {
    let removed: Tree = ["name": "b", "at": "1 ms", "pop": "N"]
    let last: Tree = ["at": "end of b", "push": "C"]
    let unnamed = scripts([
      ["name": "step1", "at": "0 ms", "push": "A"], ["at": "end", "push": "B"], removed, last,
    ])
    #expect(unnamed.contains { $0.contains(#"{"at":"end of step2","push":"C"}"#) })
    let named = scripts([["name": "a", "at": "0 ms", "push": "A"], removed, last])
    #expect(named.contains { $0.contains(#"{"name":"a","at":"0 ms","push":"A"}"#) })
    #expect(named.contains { $0.contains(#"{"at":"1 ms","push":"C"}"#) })
    #expect(named.contains { $0.contains(#"{"at":"end of a","push":"C"}"#) })
  }

  @Test(arguments: [(0, 0), (1, 0), (2, 1), (3, 7), (12, 142), (13, 12)])
  func `single steps are tried in every script, pairs in short ones`(steps: Int, count: Int) {
    let script = (0..<steps).map { ["at": .text("\($0) ms"), "push": .text("P\($0)")] as Tree }
    let found = scripts(script)
    #expect(found.count == count)
    #expect(Set(found).count == found.count)
    #expect(!found.contains { $0.contains("[]") })
  }

  @Test func `a file that only lacks one step is no candidate`() {
    let steps: [Tree] = [["at": "0 ms", "push": "A"], ["at": "end", "push": "B"]]
    #expect(scripts(steps) == [#"{"name":"a","script":[{"at":"0 ms","push":"B"}]}"#])
    let equal: Tree = ["at": "0 ms", "push": "A"]
    #expect(scripts([equal, equal]).isEmpty)
  }
}
