import JankMetrics
import JankTrace
import Testing

struct FrameSeriesTests {
  private func series(_ columns: [FrameSeries.Part: TimeColumn], count: Int) -> FrameSeries {
    FrameSeries(
      name: "a",
      origin: "the test",
      frameCount: count,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: columns
    )
  }

  @Test(arguments: FrameSeries.Part.allCases)
  func `a missing column has a reason that describes it`(part: FrameSeries.Part) {
    let reason = series([:], count: 3).column(part).reason
    #expect(reason == "the test does not say \(part.question)")
    #expect(series([part: TimeColumn([1, 2, 3])], count: 3).column(part).reason == nil)
  }

  @Test func `frame times are those between shown frames`() {
    let shown = TimeColumn([10, nil, 40, 45, nil])
    var series = series([.shown: shown], count: 5)
    #expect(series.frameTimes == .known([[30, 5]]))
    series.segments = [FrameSeries.Segment(frames: 0..<5, opened: 3, closed: 60)]
    #expect(series.frameTimes == .known([[7, 30, 5, 15]]))
    series.segments = [
      FrameSeries.Segment(frames: 0..<2), FrameSeries.Segment(frames: 2..<5, closed: 50),
    ]
    #expect(series.frameTimes == .known([[], [5, 5]]))
    series.holdsLateFramesOnly = true
    #expect(series.frameTimes.reason == "the test lists late frames only")
  }

  @Test func `times are presentations only if there are any`() {
    #expect(series([:], count: 1).stamps == "not known")
    #expect(series([.interval: TimeColumn([5])], count: 1).stamps == "not known")
    var shown = series([.shown: TimeColumn([5])], count: 1)
    #expect(shown.stamps == "presentations")
    shown.substitute = "swaps"
    #expect(shown.stamps == "swaps")
  }

  @Test func `a column is as long as the series`() async {
    await #expect(processExitsWith: .failure) {
      _ = FrameSeries(
        name: "a",
        origin: "b",
        frameCount: 2,
        refreshPeriod: nil,
        columns: [.shown: TimeColumn([1])]
      )
    }
  }

  @Test func `data missing in one half is missing in the whole`() {
    var whole = series([.shown: TimeColumn([1]), .content: TimeColumn([1])], count: 1)
    whole.append(series([.shown: TimeColumn([5, 6])], count: 2))
    #expect(whole.frameCount == 3)
    #expect(whole.column(.shown) == .known(TimeColumn([1, 5, 6])))
    #expect(whole.column(.content).reason != nil)
    #expect(whole.segments.map(\.frames) == [0..<1, 1..<3])
  }
}

// MARK: Runs

extension FrameSeriesTests {
  @Test func `content follows the app's clock, and has no step where another takes over`() throws {
    var hand = HandMadeTrace(hertz: 60)
    hand.showInTime(2...3)
    // The app is one refresh behind, freezes for one frame and catches up with the next.
    for (shown, meant) in [(4, 3), (5, 4), (6, 4), (7, 6)] {
      hand.show(expected: shown, actual: shown, appTime: hand.time(of: meant))
    }
    hand.showInTime(8...9)
    hand.transition(from: .zero, to: hand.time(of: 10))
    let series = FrameSeries(hand.trace)
    let content = try #require(series.column(.content).value)
    let steps = zip(content.nanoseconds.dropFirst(), content.nanoseconds).map { $0 - $1 }
    let period = 16_666_667.0
    #expect(steps.map { (Double($0) / period).rounded() } == [1, 1, 1, 0, 2, 1, 1])
    let errors = try #require(FrameTally(series).animationError.value).sizes
    #expect(errors.count(above: 1_000_000) == 2)
    #expect(series.contentBreaks == [2, 6])
    #expect(errors.count == 5)
    #expect(errors.max.map { abs($0 - 16_666_667) <= 1 } == true)
  }
}

extension FrameSeriesTests {
  @Test func `the steps between clocks stay unknown in merged runs, and all are for a timer`() {
    func series(isServerMoving: Bool) -> FrameSeries {
      var hand = HandMadeTrace()
      for refresh in 2...6 {
        hand.show(expected: refresh, actual: refresh, isServerMoving: isServerMoving)
      }
      hand.transition(from: .zero, to: hand.time(of: 10))
      return FrameSeries(hand.trace)
    }
    var whole = series(isServerMoving: true)
    let unknown = series(isServerMoving: false)
    let error = MetricRegistry.metric("presentmon.animation-error.max")
    #expect(error?.value(FrameTally(whole)).value == .number(0))
    #expect(error?.value(FrameTally(unknown)).reason == "there are no frames to compute it from")
    var merged = FrameTally(whole)
    merged.merge(FrameTally(unknown))
    whole.append(unknown)
    #expect(whole.contentBreaks == [6, 7, 8, 9])
    #expect(FrameTally(whole) == merged)
  }
}

extension FrameSeriesTests {
  @Test func `frames outside of any animation do not count`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...20)
    hand.showInTime(60...70)
    hand.transition(from: hand.time(of: 55), to: hand.time(of: 80))
    let series = FrameSeries(hand.trace)
    #expect(series.frameCount == 11)
    #expect(series.trackedTime == hand.time(of: 80) - hand.time(of: 55))
  }

  @Test func `a frame right before the animation opens its first frame time`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...30)
    hand.transition(from: hand.time(of: 20), to: hand.time(of: 40))
    let series = FrameSeries(hand.trace)
    #expect(series.segments.first?.opened == hand.time(of: 20).nanoseconds)
    #expect(series.frameTimes.value?.joined().count == 10)
  }

  @Test func `an aborted run is unfinished, and its last frame counts as a freeze`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...20)
    hand.transition(from: .zero, to: nil)
    hand.end(at: hand.time(of: 170), atRest: false)
    let series = FrameSeries(hand.trace)
    #expect(series.unfinished == "a transition never ended")
    #expect(series.standing == (hand.time(of: 170) - hand.time(of: 20)).nanoseconds)
  }

  @Test func `in a settled run the last frame is no freeze`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...20)
    hand.transition(from: .zero, to: nil)
    hand.end(at: hand.time(of: 170))
    #expect(FrameSeries(hand.trace).standing == 0)
    #expect(FrameSeries(hand.trace).unfinished != nil)
  }

  @Test func `consecutive work is one busy time`() {
    var hand = HandMadeTrace()
    func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }
    hand.work("a", from: at(0), to: at(100))
    hand.work("b", from: at(100), to: at(300))
    hand.work("c", from: at(301), to: at(400))
    hand.end(at: at(1_000))
    let busy = FrameSeries(hand.trace).busyTimes
    #expect(busy?.lengths == [300_000_000, 99_000_000])
    #expect(busy?.observed == 1_000_000_000)
  }

  @Test func `between two turns the thread responds`() {
    var hand = HandMadeTrace()
    func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }
    hand.work("a", from: at(500), to: at(700), turn: 4)
    hand.work("tick", from: at(700), to: at(701), turn: 5)
    hand.work("commit", from: at(701), to: at(702), turn: 5)
    hand.work("b", from: at(702), to: at(900), turn: 6)
    let busy = FrameSeries(hand.trace).busyTimes
    #expect(busy?.lengths == [200_000_000, 2_000_000, 198_000_000])
  }

  @Test func `superseded frames are rows of their own, never shown`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...22)
    hand.show(expected: 25, actual: 25, commitEnd: hand.time(of: 24), superseding: [23, 24])
    hand.showInTime(26...30)
    hand.transition(from: .zero, to: hand.time(of: 40))
    let series = FrameSeries(hand.trace)
    let tally = FrameTally(series)
    #expect(series.frameCount == 29)
    #expect(series.segments.map(\.frames) == [0..<29])
    let expected = try #require(series.column(.expected).value)
    let shown = try #require(series.column(.shown).value)
    #expect((21...23).map { expected[$0] } == (23...25).map { hand.time(of: $0).nanoseconds })
    #expect((21...23).map { shown[$0] } == [nil, nil, hand.time(of: 25).nanoseconds])
    let starts = (21...22).map { series.column(.start).value?[$0] }
    #expect(starts == [21, 22].map { hand.time(of: $0).nanoseconds })
    #expect(tally.cadence.value?.presented == 27)
    #expect(tally.cadence.value?.notPresented == 2)
    #expect(tally.cadence.value?.missedRefreshes.value == 2)
    #expect(
      tally.cadence.value?.longestFreeze == (hand.time(of: 25) - hand.time(of: 22)).nanoseconds
    )
    #expect(tally.hitches.value?.durations.isEmpty == true)
    #expect(tally.presents.value?.dropped == 2 && tally.presents.value?.longestMissedRun == 2)
    #expect(tally.timeline.value?.count(of: .dropped) == 2)
  }

  @Test func `a pause that ends with frames never shown ends when the first was due`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 90, actual: 90, commitEnd: hand.time(of: 89), superseding: [88, 89])
    hand.showInTime(91...95)
    hand.transition(from: .zero, to: hand.time(of: 100))
    let series = FrameSeries(hand.trace)
    #expect(series.segments.map(\.frames) == [0..<9, 9..<17])
    #expect(series.segments.last?.opened == hand.time(of: 87).nanoseconds)
    #expect(FrameTally(series).cadence.value?.missedRefreshes.value == 2)
  }

  @Test func `merged runs have the longer of the freezes at their ends`() {
    func series(end: Int) -> FrameSeries {
      var hand = HandMadeTrace()
      hand.showInTime(2...20)
      hand.transition(from: .zero, to: nil)
      hand.end(at: hand.time(of: end), atRest: false)
      return FrameSeries(hand.trace)
    }
    let (short, long) = (series(end: 50), series(end: 170))
    #expect(short.standing > 0 && short.standing < long.standing)
    for parts in [[short, long], [long, short]] {
      var whole = parts[0]
      whole.append(parts[1])
      #expect(whole.standing == long.standing)
    }
  }
}
