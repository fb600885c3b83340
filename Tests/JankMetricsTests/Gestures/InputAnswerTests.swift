import JankMetrics
import JankTrace
import Testing

struct InputAnswerTests {
  private static let answers = InputAnswer.answers(in: DraggedTrace().trace)

  @Test func `every sample is answered by the frame whose work handled it`() {
    let trace = DraggedTrace().trace
    #expect(Self.answers.count == trace.touches.count)
    for (answer, touch) in zip(Self.answers, trace.touches) {
      #expect(answer.newest == touch)
      #expect(answer.oldest == touch)
      #expect(answer.shown == trace.frames[answer.frame].actual.time)
    }
  }

  @Test func `the stages are those of the frame and add up to the whole`() throws {
    for answer in Self.answers {
      let stages = InputAnswer.Stage.allCases.map { answer.length(of: $0) }
      #expect(stages.reduce(.zero, +) == answer.latency)
      #expect(stages.prefix(4).map(\.milliseconds) == [8, 1, 2, 3])
    }
    let first = try #require(Self.answers.first)
    // Half a refresh before, then two refreshes.
    #expect((first.latency.milliseconds - (8 + 2000.0 / 60)).magnitude < 1e-5)
  }

  @Test(arguments: [true, false])
  func `a frame shows the newest sample and answers the oldest`(
    isCoalesced: Bool
  ) throws {
    var trace = DraggedTrace().trace
    let first = trace.touches[5]
    trace.touches[5] = TouchRecord(
      touchID: 0,
      phase: .moved,
      location: first.location,
      sensed: first.sensed,
      delivered: trace.touches[6].delivered,
      isCoalesced: isCoalesced
    )
    let answers = InputAnswer.answers(in: trace)
    #expect(answers.count == Self.answers.count - 1)
    let answer = try #require(answers.first { $0.newest == trace.touches[6] })
    #expect(answer.oldest == trace.touches[5])
    #expect(answer.latency == answer.shown - first.sensed)
    let stages = InputAnswer.Stage.allCases.map { answer.length(of: $0) }
    #expect(stages.reduce(.zero, +) == answer.latency)
    // It waited one refresh longer than the 8 ms of the newest.
    #expect((stages[0].milliseconds - (8 + 1000.0 / 60)).magnitude < 1e-5)
  }
}
