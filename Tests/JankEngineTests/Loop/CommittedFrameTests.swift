import JankEngine
import JankTrace
import Testing

struct CommittedFrameTests {
  private let grid = RefreshGrid(hertz: 60)

  private func commit(begin: Int, end: Interval) -> RenderServer.Commit {
    let start = grid.time(of: begin)
    return RenderServer.Commit(frameBegin: begin, workStart: start, end: start + end, changes: [])
  }

  private func framed(_ commits: [RenderServer.Commit]) -> [CommittedFrame] {
    CommittedFrame.frames(of: commits, on: grid)
  }

  @Test func `commits of one begin are one frame, which ends with the first`() {
    let frames = framed([
      commit(begin: 3, end: .milliseconds(2)), commit(begin: 3, end: .milliseconds(4)),
      commit(begin: 5, end: .milliseconds(1)),
    ])
    #expect(frames.map(\.begin) == [3, 5])
    #expect(frames.first?.mainThread.end == grid.time(of: 3) + .milliseconds(2))
    #expect(framed([]).isEmpty)
  }

  @Test func `a frame that compensates for a late tick is due with it, and begins when it did`() {
    let tick = MissedTick(begin: 7, requested: grid.time(of: 6), lastAnswer: 13)
    let start = grid.time(of: 13)
    let frames = framed([
      RenderServer.Commit(
        frameBegin: 13,
        missedTick: tick,
        workStart: start,
        end: start,
        changes: []
      )
    ])
    #expect(frames.map(\.begin) == [13])
    #expect(frames.map(\.dueBegin) == [7])
    #expect(frames.map(\.requested) == [tick.requested])
  }

  @Test func `the begin of a commit follows a rate change during its wait`() {
    var display = RefreshGrid(hertz: 120)
    let before = display.time(of: 30) + .milliseconds(1)
    let commit = RenderServer.Commit(
      frameBegin: 22,
      commitBefore: before,
      workStart: before,
      end: before + .milliseconds(100),
      changes: []
    )
    #expect(commit.begin(on: display) == 31)
    display.change(to: 10, at: 23)
    #expect(commit.begin(on: display) == 24)
  }

  /// The result of frames taken at one refresh, with two buffers or three.
  struct Case: Sendable {
    let begins: [Int]
    let start: Int
    let shown: Int
    var lifetime = 2
    let place: Int?
  }

  @Test(arguments: [
    // A busy server: each frame was in time by itself, and the newest is presented.
    Case(begins: [21, 22, 23], start: 24, shown: 25, place: 2),
    // A busy thread: the late frame is presented, the next one early, for any rendering time.
    Case(begins: [20, 25], start: 25, shown: 26, place: 0),
    Case(begins: [20, 25], start: 25, shown: 28, place: 0),
    Case(begins: [20, 21, 25], start: 25, shown: 26, place: 1),
    // A third buffer gives frames more time than these needed.
    Case(begins: [21, 22, 23], start: 24, shown: 25, lifetime: 3, place: 1),
    Case(begins: [30], start: 31, shown: 32, place: 0),
    Case(begins: [30], start: 31, shown: 31, place: 0),
    Case(begins: [], start: 31, shown: 32, place: nil),
  ])
  func `the presented frame is the newest due one`(sample: Case) {
    let frames = framed(sample.begins.map { commit(begin: $0, end: .milliseconds(1)) })
    let place = CommittedFrame.place(
      in: frames,
      lifetime: sample.lifetime,
      takenAt: sample.start,
      shownAt: sample.shown
    )
    #expect(place == sample.place)
  }

  /// Frames of two processes at one refresh: the oldest presented one, and all that are older.
  @Test(arguments: [
    (app: [20], widget: [21], shown: 20, older: [Int]()), ([20, 21], [21], 21, [20]),
    ([21], [20, 21], 21, [20]), ([21], [19, 22], 21, [19]), ([20], [21, 22], 20, []),
  ])
  func `a frame replaces older ones of every process`(
    app: [Int],
    widget: [Int],
    shown: Int,
    older: [Int]
  ) {
    var frames = framed(app.map { commit(begin: $0, end: .milliseconds(1)) })
    for var frame in framed(widget.map({ commit(begin: $0, end: .milliseconds(1)) })) {
      frame.process = 1
      frames.append(frame)
    }
    let combined = CommittedFrame.combined(frames, lifetime: 2, takenAt: 24, shownAt: 25)
    #expect(combined.presented?.begin == shown)
    #expect(combined.superseded.map(\.begin) == older)
  }
}
