import HeadlessUIKit
import JankTrace
import Testing

// Also tests: PageArrivals.

struct BugCatalogueTests {
  /// The bugs that break rules, or that are right behaviour.
  static let bugs =
    BugCase.scenarios + BugCase.completion + BugCase.animators + BugCase.views + BugCase.cancel
    + BugCase.bars + BugCase.overlap
    + BugCase.stacks + BugCase.tabs + BugCase.gestures + BugCase.popGesture
    + BugCase.callbacks + BugCase.lifetime + BugCase.geometry + BugCase.safeArea + BugCase.segues

  @Test(arguments: bugs)
  func `the bug is found where it is made`(bug: BugCase) throws {
    let row = try #require(BugRow.all.first { $0.id == bug.id })
    let trace = try bug.play(fixed: false)
    #expect(Set(trace.rules) == row.rules, "\(trace.found)")
    for breach in row.breaches {
      let first = try #require(trace.findings.first { $0.rule == breach.rule })
      let milliseconds = Int64(first.time.seconds * 1_000)
      #expect(breach.time.contains(milliseconds), "\(milliseconds): \(first.text)")
      #expect(first.step?.name == breach.step, "\(first.text)")
    }
  }

  @Test(arguments: bugs)
  func `its fixed twin has no finding`(bug: BugCase) throws {
    let trace = try bug.play(fixed: true)
    #expect(trace.found.isEmpty)
    let hangs = trace.transitions.contains { $0.ended == nil }
    #expect(!hangs)
  }

  @Test(arguments: BugMeasure.all)
  func `a bug that breaks no rule shows in a value`(bug: BugMeasure) {
    #expect(bug.measure(fixed: false) > bug.limit)
    #expect(bug.measure(fixed: true) <= bug.limit)
  }

  // MARK: The catalogue as a whole

  @Test func `every row is listed once`() {
    let told = Self.bugs.map(\.id) + BugMeasure.all.map(\.id)
    #expect(BugRow.all.count == 82)
    #expect(told.sorted() == BugRow.all.map(\.id).sorted())
  }

  // MARK: What was reported and is right, or is told by callbacks

  @Test func `a sheet leaves its presenter alone, a full screen does not`() throws {
    let bug = try #require(Self.bugs.first { $0.id == "G8" })
    let heard = { (fixed: Bool) in
      try bug.play(fixed: fixed).callbacks(from: .milliseconds(90)).filter { $0.hasPrefix("A ") }
    }
    #expect(try heard(false).isEmpty)
    #expect(
      try heard(true) == [
        "A viewWillDisappear", "A viewDidDisappear", "A viewWillAppear", "A viewDidAppear",
      ]
    )
  }

  @Test func `a view without its controller appears before the page that it lies in`() throws {
    let bug = try #require(Self.bugs.first { $0.id == "G6" })
    let ends = { (fixed: Bool) in
      let trace = try bug.play(fixed: fixed)
      let times = ["popup", "B"].map { name in
        trace.events.first { $0.subject == name && $0.name == "viewDidAppear" }?.time
      }
      return (popup: times[0], page: times[1], end: trace.transitions.first?.ended)
    }
    let (broken, fixed) = (try ends(false), try ends(true))
    #expect(try #require(broken.popup) < #require(broken.end))
    #expect(try #require(fixed.popup) >= #require(fixed.end))
    #expect(try #require(fixed.popup) <= #require(fixed.page))
  }
}
