import JankAdapt
import Testing

struct LineDiffTests {
  @Test func `a change is shown with three lines around it`() {
    let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let new = old.split(separator: "\n").map { $0 == "line 5" ? "new" : String($0) }
      .joined(separator: "\n")
    let diff = LineDiff(from: old, to: new)
    #expect(diff.count == 1)
    #expect(
      diff.text(path: "A.swift") == """
        --- A.swift
        +++ A.swift, adapted
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +new
         line 6
         line 7
         line 8

        """
    )
  }

  @Test func `changes near each other share a part, distant ones do not`() {
    let old = (1...40).map { "\($0)" }.joined(separator: "\n")
    func hunks(_ changed: Set<Int>) -> Int {
      let new = (1...40).map { changed.contains($0) ? "x" : "\($0)" }.joined(separator: "\n")
      return LineDiff(from: old, to: new).text(path: "A").split(separator: "\n")
        .count { $0.hasPrefix("@@") }
    }
    #expect(hunks([1, 2, 10]) == 2)
    #expect(hunks([1, 2, 7]) == 1)
    #expect(hunks([1, 20, 40]) == 3)
    #expect(hunks([]) == 0)
    #expect(LineDiff(from: old, to: old).text(path: "A") == "")
  }
}
