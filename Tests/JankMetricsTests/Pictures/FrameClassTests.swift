import JankMetrics
import JankTrace
import Testing

struct FrameClassTests {
  @Test func `every frame has a character, and the characters parse back`() throws {
    let late = [3: 1, 5: 4, 9: 10, 12: 30]
    let trace = Trace.steady(count: 15, late: late, length: .milliseconds(2_000))
    #expect(FrameClass.text(trace) == "...1.4...L..L..")
    let read = try #require(FrameClass.classes(in: FrameClass.text(trace)))
    let exact = trace.frames.map(FrameClass.init)
    #expect(exact[12] == .late(refreshes: 30))
    // One character stands for all very late frames.
    #expect(zip(read, exact).allSatisfy { $0 == $1 || $0 == .veryLate })
    #expect(read.indices.filter { read[$0] == .veryLate } == [9, 12])
    #expect(FrameClass.classes(in: "..x")?.last == .dropped)
    #expect(FrameClass.classes(in: "..0") == nil && FrameClass.classes(in: "") == [])
  }

  @Test func `classes have descriptions`() {
    let words = [
      "on time", "late by 1 refresh", "late by 12 refreshes", "late by 10 refreshes or more",
    ]
    let classes: [FrameClass] = [
      .onTime, .late(refreshes: 1), .late(refreshes: 12), .veryLate,
    ]
    #expect(classes.map(\.about) == words)
  }

  @Test func `descriptions parse back, and only they do`() {
    let classes = [.onTime, .veryLate, .dropped] + (1...12).map { FrameClass.late(refreshes: $0) }
    #expect(classes.allSatisfy { FrameClass(about: $0.about) == $0 })
    for text in ["", "late", "late by 2 refresh", "late by 1 refreshes", "late by x refreshes"] {
      #expect(FrameClass(about: text) == nil, "\(text)")
    }
  }
}
