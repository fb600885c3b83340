import JankEngine
import JankMotion
import JankTrace
import Testing

struct RenderServerTests {
  /// A main thread's tree with one layer, and a server that follows it.
  private struct ServerBench: ~Copyable {
    let display = RefreshGrid(hertz: 60)
    var main = LayerTree(screenSize: [100, 100])
    var server: RenderServer
    var costs: CostModel
    var samples: [LayerSample] = []
    let layer: LayerID

    init() {
      var quiet = DeviceProfile.Costs()
      quiet.jitter = 0
      costs = CostModel(costs: quiet, seed: 1)
      server = RenderServer(
        display: RefreshGrid(hertz: 60),
        buffering: .double,
        screenSize: [100, 100],
        watchedNames: ["page"]
      )
      layer = main.create()
      main[layer].name = "page"
      main.insert(layer, into: main.root, at: 0)
    }

    mutating func commit(begin: Int, end: Interval) {
      main.resolveBeginTimes(at: (display.time(of: begin) + end).seconds)
      server.receive(
        RenderServer.Commit(
          frameBegin: begin,
          workStart: display.time(of: begin),
          end: display.time(of: begin) + end,
          changes: main.takeChanges()
        )
      )
    }

    mutating func refresh(_ number: Int) -> FrameRecord? {
      server.refresh(number, costs: &costs, samples: &samples)
    }

    mutating func animatePosition(to x: Double, over duration: Double) {
      let from = main[layer].value(of: .position).numbers
      main[layer].position = [x, 0]
      main.add(
        LayerAnimation(
          id: AnimationID(number: 0),
          property: .position,
          from: from,
          to: [x, 0, 0, 0],
          curve: .linear,
          duration: duration,
          delay: 0
        ),
        to: layer
      )
    }
  }

  @Test
  func `a watched layer at rest is sampled in every frame until a commit moves it`() {
    var stage = ServerBench()
    let other = stage.main.create()
    stage.main.insert(other, into: stage.main.root, at: 1)
    stage.main.add(
      LayerAnimation(
        id: AnimationID(number: 0),
        property: .position,
        from: [10, 0, 0, 0],
        to: .zero,
        curve: .linear,
        duration: 1,
        delay: 0
      ),
      to: other
    )
    stage.main[stage.layer].position = [50, 50]
    stage.commit(begin: 0, end: .milliseconds(1))
    for refresh in 1...4 { _ = stage.refresh(refresh) }
    #expect(stage.samples.map(\.frame) == [0, 1, 2, 3])
    #expect(Set(stage.samples.map(\.position)) == [[50, 50]])
    stage.main[stage.layer].position = [60, 50]
    stage.commit(begin: 4, end: .milliseconds(1))
    _ = stage.refresh(5)
    #expect(stage.samples.map(\.frame) == [0, 1, 2, 3, 4])
    #expect(stage.samples.last?.position == [60, 50])
  }

  @Test
  func `a commit in time is presented two refreshes after its begin`() {
    var stage = ServerBench()
    stage.commit(begin: 3, end: .milliseconds(5))
    let early = stage.refresh(3)
    #expect(early == nil, "not ready yet")
    let frame = stage.refresh(4)
    #expect(frame?.origin == .commit)
    #expect(frame?.expected.number == 5)
    #expect(frame?.actual.number == 5)
    #expect(frame?.contentTime == stage.display.time(of: 5))
    let later = stage.refresh(5)
    #expect(later == nil, "nothing new to show")
  }

  @Test
  func `frames that are ready together are one frame, the newest due one`() {
    var stage = ServerBench()
    stage.commit(begin: 3, end: .milliseconds(20))
    stage.main[stage.layer].opacity = 0.5
    stage.commit(begin: 4, end: .milliseconds(8))
    let frame = stage.refresh(5)
    #expect(frame?.begin.number == 4)
    #expect(frame?.hitch == .zero)
    #expect(frame?.lateness == FrameRecord.Lateness.none)
    #expect(frame?.superseded.map(\.begin.number) == [3])
    #expect(frame?.superseded.map(\.expected.number) == [5])
    #expect(frame?.superseded.map(\.commitDeadline) == [stage.display.time(of: 4)])
    #expect(stage.samples.map(\.opacity) == [0.5])
  }

  @Test
  func `animations continue without commits, one frame per refresh, to the exact end`() {
    var stage = ServerBench()
    stage.animatePosition(to: 60, over: 0.1)
    stage.commit(begin: 0, end: .zero)
    var frames: [FrameRecord] = []
    var busy: [Int] = []
    for number in 0...20 {
      if let frame = stage.refresh(number) { frames.append(frame) }
      let isBusy = stage.server.isBusy
      if isBusy { busy.append(number) }
    }
    #expect(frames.map(\.origin) == [.commit] + [.animation, .animation, .animation, .animation])
    #expect(frames.allSatisfy { $0.hitch == .zero })
    let positions = stage.samples.map(\.position.x)
    for (frame, position) in zip(frames, positions) {
      let expected = min(1, frame.contentTime.seconds / 0.1) * 60
      #expect(abs(position - expected) < 1e-12)
    }
    #expect(positions.last == 60)
    // The commit waits at refresh 0, and nothing is left to do once the last frame is rendered.
    #expect(busy == [0, 1, 2, 3, 4])
  }

  @Test
  func `a paused layer requests no frames`() {
    var stage = ServerBench()
    stage.main[stage.layer].timing.hold(atLocalTime: 0)
    stage.animatePosition(to: 60, over: 0.1)
    stage.commit(begin: 0, end: .zero)
    let (first, second) = (stage.refresh(1), stage.refresh(2))
    #expect(first != nil)
    #expect(second == nil)
    let isBusy = stage.server.isBusy
    #expect(!isBusy)
  }

  @Test
  func `a commit without visible changes counts no changed layer`() {
    var stage = ServerBench()
    stage.commit(begin: 0, end: .zero)
    let first = stage.refresh(1)
    #expect(first?.changedLayers == 2)
    stage.main[stage.layer].opacity = 1
    stage.commit(begin: 1, end: .zero)
    let second = stage.refresh(2)
    #expect(second?.changedLayers == 0)
  }

  @Test
  func `the digest distinguishes frames and is reproducible`() {
    func digest(opacity: Double) -> Digest {
      var stage = ServerBench()
      stage.main[stage.layer].opacity = opacity
      stage.commit(begin: 0, end: .zero)
      _ = stage.refresh(1)
      return stage.server.digest { _ in }
    }
    #expect(digest(opacity: 0.5) == digest(opacity: 0.5))
    #expect(digest(opacity: 0.5) != digest(opacity: 0.25))
  }

  @Test
  func `a frame states whether the render server animates anything in it`() {
    var still = ServerBench()
    still.commit(begin: 0, end: .zero)
    let rest = still.refresh(1)
    #expect(rest?.isServerMoving == false)
    var stage = ServerBench()
    stage.animatePosition(to: 60, over: 0.1)
    stage.commit(begin: 0, end: .zero)
    let frames = [stage.refresh(1), stage.refresh(2)]
    #expect(frames.map { $0?.isServerMoving } == [true, true])
  }
}
