import JankMetrics
import JankTrace
import Testing

struct RemedyCandidatesTests {
  /// A late frame that begins at 33.33 ms and starts at 60 ms, behind two stalls.
  private func late(feedRequested: Int64) throws -> FrameExplanation {
    var hand = HandMadeTrace()
    let times = [22, 42, 60, 61].map { Instant.zero + .milliseconds($0) }
    hand.work("parse", from: times[0], to: times[1], requested: times[0])
    hand.work("feed", from: times[1], to: times[2], requested: .zero + .milliseconds(feedRequested))
    hand.work("tick", from: times[2], to: times[3], requested: hand.time(of: 2))
    hand.show(expected: 4, actual: 5, commitEnd: times[3], rendering: 4...5)
    return try #require(Attribution(hand.trace).frames.first)
  }

  @Test func `work before the begin that delayed other work is charged as far as it would help`()
    throws
  {
    let late = try late(feedRequested: 27)
    // Without the longer stall the shorter ends at 45 ms, and the frame at 46 ms, before its
    // deadline.
    #expect(late.causes.map(\.name) == ["parse"])
    #expect(late.causes.map(\.held) == [.milliseconds(20)])
    #expect(late.candidates == ["parse", "feed", "tick", "prepare", "execute"])
  }

  @Test func `work requested during longer work would have waited no less`() throws {
    let late = try late(feedRequested: 33)
    // Without the longer stall the shorter begins at 33 ms, and the frame still ends after 50 ms.
    #expect(late.causes.map(\.name) == ["feed"])
    #expect(late.candidates == ["feed", "parse", "tick", "prepare", "execute"])
  }

  @Test func `the work items of frames in a long queue are limited`() throws {
    var hand = HandMadeTrace()
    for place in 0..<100 {
      // Each commit is a refresh late, and ends when the frame before it is rendered.
      let begin = hand.time(of: 2 + place)
      hand.work("work \(place)", from: begin + .milliseconds(17), to: begin + .milliseconds(30))
      hand.show(
        expected: 4 + place,
        actual: 6 + place,
        commitEnd: begin + .milliseconds(30),
        rendering: 5 + place...6 + place
      )
    }
    let frames = Attribution(hand.trace).frames
    let last = try #require(frames.last)
    #expect(last.candidates.count == RemedyCandidates.limit + 2)
    #expect(last.candidates.suffix(2) == ["prepare", "execute"])
    #expect(!last.hasAllCandidates)
    #expect(frames[0].hasAllCandidates)
    var remedies = Remedies(for: hand.trace) { _ in hand.trace }
    #expect(remedies.sets(for: last).isEmpty && remedies.isBounded)
  }

  @Test func `work of the frame ahead is involved, work that was in time is not`()
    throws
  {
    var hand = HandMadeTrace()
    let begin = hand.time(of: 2)
    hand.work("parse", from: begin, to: begin + .milliseconds(30))
    hand.show(expected: 4, actual: 5, commitEnd: begin + .milliseconds(30), rendering: 4...5)
    // Ready at refresh 5, which shows the frame before it.
    let next = hand.time(of: 3)
    hand.work("tick", from: begin + .milliseconds(30), to: begin + .milliseconds(31))
    hand.show(expected: 5, actual: 6, commitEnd: next + .milliseconds(15), rendering: 4...5)
    let frames = Attribution(hand.trace).frames
    try #require(frames.count == 2)
    #expect(frames[1].stuffedBehind == 0)
    #expect(frames[1].partyBefore == .app)
    #expect(frames[1].candidates == ["parse", "prepare", "execute"])
  }
}
