import Foundation
import JankAdapt
import Testing

struct LineDiffTests {
  private static let apps = URL(filePath: #filePath).appending(path: "../../AppSourcesTests")
    .standardized

  @Test func `a change is shown with three lines around it`() {
    let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let new = old.split(separator: "\n").map { $0 == "line 5" ? "new" : String($0) }
      .joined(separator: "\n")
    let diff = LineDiff(from: old, to: new)
    #expect(diff.count == 1)
    #expect(
      diff.text(path: "A.swift") == """
        --- a/A.swift
        +++ b/A.swift
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

  @Test func `the line feed at the end of a file begins no line`() {
    let diff = LineDiff(from: "a\nb\n", to: "a\nc\n")
    #expect(diff.text(path: "A") == "--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
  }

  @Test func `a last line without a line feed is marked`() {
    let mark = "\\ No newline at end of file\n"
    let head = "--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n"
    let changed = LineDiff(from: "a\nb", to: "a\nc").text(path: "A")
    #expect(changed == head + " a\n-b\n\(mark)+c\n\(mark)")
    let equal = LineDiff(from: "a\nb", to: "c\nb").text(path: "A")
    #expect(equal == head + "-a\n+c\n b\n\(mark)")
  }

  @Test(arguments: [
    ("App/Page.swift", "--- a/App/Page.swift\n+++ b/App/Page.swift\n"),
    ("./Page.swift", "--- a/Page.swift\n+++ b/Page.swift\n"),
    ("/App/Page.swift", "--- a/App/Page.swift\n+++ b/App/Page.swift\n"),
    ("My Page.swift", "--- a/My Page.swift\t\n+++ b/My Page.swift\t\n"),
  ])
  func `the names of a file are those that git writes`(_ path: String, _ names: String) {
    let diff = LineDiff(from: "a\n", to: "b\n").text(path: path)
    #expect(diff == names + "@@ -1,1 +1,1 @@\n-a\n+b\n")
  }

  @Test func `the diff of each file of an app can be applied, however its lines end`() throws {
    let folders = ["App", "App/SimpleTimer", "Trips"].map { Self.apps.appending(path: $0) }
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let texts = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.count > 10)
    for text in texts {
      for text in [text, String(text.dropLast()), text.replacing("\n", with: "\r\n")] {
        let source = AppSource(text)
        #expect(try source.adaptedByPatch() == source.adapted())
      }
    }
  }
}
