import JankEngine
import JankMotion
import JankTrace
import Testing

// Also tests: AnimationState, AppState, MainThreadClient, PendingTimers, RunScript.

struct DeviceTests {
  /// An app of one layer that logs the device's calls.
  private final class App: MainThreadClient {
    let device: Device
    var log: [String] = []
    var waiting = 0
    var onCommand: (Int) -> Void = { _ in }
    var onCommit: () -> Void = {}

    init(_ device: Device) {
      self.device = device
    }

    func perform(command: Int) {
      log.append("command \(command)")
      onCommand(command)
    }

    func deliver(_ touches: [TouchPanel.Delivery]) {
      log += touches.map { "touch \($0.sample.phase)" }
    }

    func timerDidFire(_ timer: Int) {
      log.append("timer \(timer) at \(device.mediaTime.nanoseconds / 1_000_000) ms")
    }

    func animationDidStop(_ id: AnimationID, finished: Bool) {
      log.append("stop \(id.number) \(finished)")
    }

    func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {
      log.append("link \(device.display.refresh(atOrAfter: timestamp))")
    }

    func layOutViews() -> Int {
      log.append("layout")
      return 0
    }

    func didCommit() -> Bool {
      guard waiting > 0 else { return false }
      waiting -= 1
      log.append("after commit")
      onCommit()
      return true
    }
  }

  private func makeDevice(
    _ hysteresis: DeviceProfile.Hysteresis = .untilEmpty
  ) -> Device {
    var profile = DeviceProfile.phone60
    profile.costs.jitter = 0
    profile.hysteresis = hysteresis
    return Device(profile: profile, seed: 1)
  }

  @Test
  func `a frame runs input, ended animations, links, layout and commit, in that order`() {
    let device = makeDevice()
    let app = App(device)
    // 1. A command starts a link and an animation that ends two refreshes later.
    device.schedule(command: 0, at: .zero + .milliseconds(20))
    app.onCommand = { [unowned app] command in
      guard command == 0 else { return }
      let link = device.links.start(after: device.currentRefresh)
      device.layers.add(
        LayerAnimation(
          id: device.nextAnimationID(),
          property: .opacity,
          from: .zero,
          to: [1, 0, 0, 0],
          curve: .linear,
          duration: 0.02,
          delay: 0
        ),
        to: device.layers.root
      )
      app.onCommand = { _ in device.links.invalidate(link) }
      app.waiting = 1
    }
    // 2. Two refreshes later input, a touch and the end of the animation are in one frame, whose
    //    command ends the link.
    device.schedule(command: 1, at: .zero + .milliseconds(60))
    device.schedule(touches: [
      TouchSample(time: .zero + .milliseconds(61), touchID: 0, phase: .began, location: [1, 1])
    ])
    device.run(app, until: .zero + .milliseconds(1_000))
    #expect(
      app.log == [
        "layout",  // the first commit of the run
        "command 0", "layout", "after commit", "layout",
        "link 3", "layout",
        "command 1", "touch began", "stop 0 true", "layout",
      ]
    )
    #expect(device.finish().cameToRest)
  }

  @Test(arguments: [1, 20])
  func `a second commit is part of the frame, or begins one at the deadline`(length: Int64) throws {
    let device = makeDevice()
    let app = App(device)
    let layer = device.layers.create()
    device.layers.insert(layer, into: device.layers.root, at: 0)
    device.schedule(command: 0, at: .zero + .milliseconds(20))
    app.onCommand = { [unowned app] _ in
      device.layers[layer].position = [1, 0]
      app.waiting = 1
    }
    app.onCommit = {
      device.spend(.milliseconds(length), on: "completion")
      device.layers[layer].position = [2, 0]
    }
    device.run(app, until: .zero + .milliseconds(1_000))
    let frames = device.finish().frames.filter { $0.begin.number >= 2 }
    #expect(frames.map(\.begin.number) == (length == 1 ? [2] : [2, 3]))
    #expect(frames.allSatisfy { $0.lateness == .none && $0.hitch == .zero })
    #expect(frames.map(\.actual.number) == (length == 1 ? [4] : [4, 5]))
    let works = try frames.map { try #require($0.mainThread) }
    #expect(zip(works, works.dropFirst()).allSatisfy { $0.end <= $1.start })
  }

  @Test
  func `a stall delays the waiting frame, which keeps its refresh, and skips the next`() {
    let device = makeDevice()
    let app = App(device)
    device.schedule(command: 0, at: .zero)
    app.onCommand = { _ in _ = device.links.start(after: 0) }
    device.schedule(stallNamed: "stall", of: .milliseconds(80), at: .zero + .milliseconds(55))
    device.run(app, until: .zero + .milliseconds(200))
    let links = app.log.filter { $0.hasPrefix("link") }
    #expect(links.prefix(6) == ["link 1", "link 2", "link 3", "link 4", "link 9", "link 10"])
    let trace = device.finish()
    #expect(trace.events.contains { $0.kind == .fault && $0.name == "stall" })
    let stall = trace.works.first { $0.kind == .stall }
    #expect(stall?.end == .zero + .milliseconds(135))
    #expect(!trace.cameToRest, "the link never ends")
  }

  @Test
  func `a display with several rates refreshes no faster than its refresh rate`() {
    var profile = DeviceProfile.promotionPhone
    profile.refreshRate = 60
    let device = Device(profile: profile, seed: 1)
    let app = App(device)
    device.schedule(command: 0, at: .zero)
    app.onCommand = { [unowned app] _ in _ = app.device.links.start(after: 0) }
    device.run(app, until: .zero + .milliseconds(200))
    let trace = device.finish()
    #expect(app.log.count { $0.hasPrefix("link") } > 10)
    #expect(trace.refreshRate == 60 && trace.rateChanges.isEmpty)
  }

  /// The third buffer is added with a frame that a shader delays: the change of refresh 6 is taken
  /// at 7 and executed for 21.2 ms, so it is presented at 9.
  @Test(arguments: [
    (DeviceProfile.Hysteresis.untilEmpty, Int64(9), 2), (.afterEmpty(refreshes: 30), 37, 3),
    (.afterEmpty(refreshes: 30), 38, 2), (.afterEmpty(refreshes: 30), 600, 2), (.never, 600, 3),
  ])
  func `a third buffer is returned after empty refreshes, requested or not`(
    hysteresis: DeviceProfile.Hysteresis,
    refresh: Int64,
    lifetime: Int
  ) throws {
    let device = makeDevice(hysteresis)
    let app = App(device)
    let layer = device.layers.create()
    device.layers.insert(layer, into: device.layers.root, at: 0)
    // Half a refresh before the begin of the frame.
    let second = Instant.zero + Interval(nanoseconds: (2 * refresh - 1) * 8_333_333)
    device.schedule(
      renderStallNamed: "shader",
      of: .milliseconds(20),
      at: .zero + .milliseconds(90)
    )
    device.schedule(command: 1, at: .zero + .milliseconds(95))
    device.schedule(command: 2, at: second)
    app.onCommand = { [unowned app] command in
      app.device.layers[layer].position = [Double(command), 0]
    }
    device.run(app, until: .zero + .milliseconds(20_000))
    let frames = device.finish().frames.suffix(2)
    let (late, next) = (try #require(frames.first), try #require(frames.last))
    #expect(late.begin.number == 6 && late.actual.number == 9 && late.lateness == .render)
    #expect(next.begin.number == Int(refresh))
    #expect(next.expected.number - next.begin.number == lifetime)
  }

  @Test
  func `an animation on a layer outside the tree ends at once, unfinished`() {
    let device = makeDevice()
    let app = App(device)
    let layer = device.layers.create()
    device.layers.add(
      LayerAnimation(
        id: device.nextAnimationID(),
        property: .opacity,
        from: .zero,
        to: [1, 0, 0, 0],
        curve: .linear,
        duration: 5,
        delay: 0
      ),
      to: layer
    )
    device.run(app, until: .zero + .milliseconds(1_000))
    #expect(app.log.contains("stop 0 false"))
    #expect(device.finish().end < .zero + .milliseconds(100))
  }

  @Test
  func `nothing happens without a request`() {
    let device = makeDevice()
    let app = App(device)
    device.schedule(command: 0, at: .zero + .milliseconds(3_600_000))
    device.run(app, until: .zero + .milliseconds(4_000_000))
    #expect(app.log == ["layout", "command 0", "layout"])
    #expect(device.finish().frames.count == 1)
  }

  @Test
  func `a timer fires at its time, waits for a busy thread, and never after a cancel`() {
    let device = makeDevice()
    let app = App(device)
    device.schedule(command: 0, at: .zero)
    device.schedule(stallNamed: "stall", of: .milliseconds(50), at: .zero + .milliseconds(85))
    app.onCommand = { _ in
      _ = device.scheduleTimer(after: .milliseconds(31))
      _ = device.scheduleTimer(after: .milliseconds(90))
      device.cancelTimer(device.scheduleTimer(after: .milliseconds(40)))
    }
    device.run(app, until: .zero + .milliseconds(1_000))
    #expect(
      app.log.filter { $0.hasPrefix("timer") } == ["timer 1 at 31 ms", "timer 2 at 135 ms"]
    )
    // Changes of a timer are committed with a frame of their own.
    #expect(app.log.last == "layout")
  }

  @Test
  func `an animation that stays is reported once and requests no frames`() throws {
    let device = makeDevice()
    let app = App(device)
    let layer = device.layers.create()
    device.layers.insert(layer, into: device.layers.root, at: 0)
    var animation = LayerAnimation(
      id: device.nextAnimationID(),
      target: LayerKeyPath(.opacity),
      course: .change(from: .number(1), to: .number(0), .linear),
      blend: .replaces,
      timing: try MediaTiming(duration: 0.1, fillMode: .forwards)
    )
    animation.isRemovedOnCompletion = false
    device.layers.add(animation, to: layer)
    device.run(app, until: .zero + .milliseconds(5_000))
    #expect(app.log.filter { $0.hasPrefix("stop") } == ["stop 0 true"])
    let trace = device.finish()
    #expect(trace.cameToRest)
    #expect(trace.end < .zero + .milliseconds(300))
  }

  @Test
  func `a paused animation neither ends nor requests frames until it resumes`() {
    let device = makeDevice()
    let app = App(device)
    let layer = device.layers.create()
    device.layers.insert(layer, into: device.layers.root, at: 0)
    var animation = LayerAnimation(
      id: device.nextAnimationID(),
      property: .opacity,
      from: [1, 0, 0, 0],
      to: .zero,
      curve: .linear,
      duration: 0.1,
      delay: 0
    )
    let running = animation.timing
    animation.timing = (try? MediaTiming(duration: 0.1, speed: 0, timeOffset: 0.05)) ?? running
    device.layers.add(animation, to: layer)
    device.schedule(command: 0, at: .zero + .milliseconds(1_000))
    app.onCommand = { _ in
      #expect(!app.log.contains { $0.hasPrefix("stop") })
      device.layers.update(animation.id, of: layer) {
        $0.timing = running
        $0.beginTime = nil
      }
    }
    device.run(app, until: .zero + .milliseconds(5_000))
    #expect(app.log.last { $0 != "layout" } == "stop 0 true")
    let frames = device.finish().frames
    #expect(frames.count { $0.begin.time < .zero + .milliseconds(1_000) } < 4)
  }
}
