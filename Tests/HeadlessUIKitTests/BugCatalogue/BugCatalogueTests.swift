import HeadlessUIKit
import JankTrace
import Testing

struct BugCatalogueTests {
  private static let bugs =
    BugCase.completion + BugCase.animators + BugCase.views + BugCase.cancel + BugCase.bars
    + BugCase.overlap
    + BugCase.stacks + BugCase.tabs + BugCase.gestures + BugCase.popGesture
    + BugCase.callbacks + BugCase.lifetime + BugCase.geometry + BugCase.segues

  @Test(arguments: bugs)
  func `the bug is found where it is made`(bug: BugCase) throws {
    let trace = bug.play(fixed: false)
    guard let rule = bug.rules.first else {
      #expect(trace.found.isEmpty, "what was reported is right")
      return
    }
    #expect(Set(bug.rules).isSubset(of: trace.rules), "\(trace.found)")
    let first = try #require(trace.findings.first { $0.rule == rule }, "\(trace.found)")
    let milliseconds = Int64(first.time.seconds * 1_000)
    #expect(bug.time.contains(milliseconds), "\(milliseconds): \(first.text)")
    #expect(first.step != nil)
  }

  @Test(arguments: bugs)
  func `its fixed twin has no finding`(bug: BugCase) {
    let trace = bug.play(fixed: true)
    #expect(trace.found.isEmpty)
    let hangs = trace.transitions.contains { $0.ended == nil }
    #expect(!hangs)
  }

  @Test(arguments: BugMeasure.all)
  func `a bug that breaks no rule shows in a figure`(bug: BugMeasure) {
    #expect(bug.measure(fixed: false) > bug.limit)
    #expect(bug.measure(fixed: true) <= bug.limit)
  }

  @Test func `no bug is told twice`() {
    let ids = Self.bugs.map(\.id) + BugMeasure.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
