import JankEngine
import JankTrace
import Testing

// Also tests: FrameTicks.

struct DeviceTicksTests {
  /// An app that moves a layer by a point with each callback of a link or a timer.
  private final class App: MainThreadClient {
    let device: Device
    private let layer: LayerID
    private var link: DisplayLinkID?
    private var timer: Int?
    /// The number of callbacks of a new link that change nothing.
    var idleCalls = 0
    private var idleCallsLeft = 0
    var onCommand: (App, Int) -> Void = { _, _ in }

    init() {
      var profile = DeviceProfile.phone60
      profile.costs.jitter = 0
      device = Device(profile: profile, seed: 1)
      layer = device.layers.create()
      device.layers.insert(layer, into: device.layers.root, at: 0)
    }

    /// Replaces the link by a new one.
    func exchangeLink(rateRequest: FrameRateRequest = .every) {
      stopLink()
      let link = device.links.start(after: device.passedRefresh)
      device.links.setRateRequest(rateRequest, of: link)
      self.link = link
      idleCallsLeft = idleCalls
    }

    func stopLink() {
      if let link { device.links.invalidate(link) }
    }

    /// Replaces the timer by a new one.
    func exchangeTimer(after microseconds: Int64) {
      if let timer { device.cancelTimer(timer) }
      timer = device.scheduleTimer(after: .microseconds(microseconds))
    }

    private func move() { device.layers[layer].position.x += 1 }

    func displayLinkDidFire(_ id: DisplayLinkID, timestamp: Instant, targetTimestamp: Instant) {
      idleCallsLeft -= 1
      if idleCallsLeft < 0 { move() }
    }

    func timerDidFire(_ timer: Int) {
      move()
      self.timer = device.scheduleTimer(after: .microseconds(33_333))
    }

    func perform(command: Int) { onCommand(self, command) }
    func deliver(_ touches: [TouchPanel.Delivery]) {}
    func animationDidStop(_ id: AnimationID, finished: Bool) {}
    func layOutViews() -> Int { 0 }
    func didCommit() -> Bool { false }

    /// The frames of a second with a stall of the main thread, without the first.
    func frames(stall milliseconds: Int64, length: Int64 = 100) -> [FrameRecord] {
      device.schedule(
        stallNamed: "stall",
        of: .milliseconds(length),
        at: .zero + .milliseconds(milliseconds)
      )
      device.run(self, until: .zero + .milliseconds(1_000))
      return Array(device.finish().frames.dropFirst())
    }
  }

  /// The late frames, and the longest repeat in refreshes.
  private func stand(_ frames: [FrameRecord]) -> (late: Int, longest: Int) {
    let stands = zip(frames, frames.dropFirst()).map { $1.actual.number - $0.actual.number }
    let late = frames.map { $0.actual.number - $0.expected.number }
    return (late.max() ?? 0, stands.max() ?? 0)
  }

  @Test(arguments: [0, 1], [20, 45, 100])
  func `a stall around the replacement of a link makes the repeated frame late`(
    idleCalls: Int,
    length: Int64
  ) {
    for begin in stride(from: Int64(303), through: 507, by: 4) {
      let app = App()
      app.device.schedule(command: 0, at: .zero + .milliseconds(20))
      app.device.schedule(command: 1, at: .zero + .milliseconds(405))
      app.onCommand = { app, command in
        app.idleCalls = command == 0 ? 0 : idleCalls
        app.exchangeLink()
      }
      let (late, longest) = stand(app.frames(stall: begin, length: length))
      // The replacement itself skips a refresh, and so does each callback that changes nothing.
      #expect(late >= longest - 2 - idleCalls, "\(begin)")
      #expect(late > 0 || longest <= 2 + idleCalls, "\(begin)")
    }
  }

  @Test func `a link that a late frame starts is due in the next one`() throws {
    for begin in stride(from: Int64(302), through: 402, by: 4) {
      let app = App()
      app.device.schedule(command: 0, at: .zero + .milliseconds(405))
      app.onCommand = { app, _ in app.exchangeLink() }
      // For a frame that begins at refresh 25.
      let first = try #require(app.frames(stall: begin).first)
      #expect(first.expected.number == 28, "\(begin)")
    }
  }

  @Test func `a slow link that is due while a frame waits for something else is late`() {
    let rateRequest = FrameRateRequest(minimum: 30, maximum: 30, preferred: 30)
    for begin in stride(from: Int64(303), through: 403, by: 4) {
      let app = App()
      app.device.schedule(command: 0, at: .zero + .milliseconds(20))
      app.device.schedule(command: 1, at: .zero + .milliseconds(begin + 1))
      app.onCommand = { app, command in
        if command == 0 { app.exchangeLink(rateRequest: rateRequest) }
      }
      let (late, longest) = stand(app.frames(stall: begin))
      #expect(longest >= 6 && late >= longest - 2, "\(begin)")
    }
  }

  @Test func `a link that is not due until the thread is free again is not late`() {
    let rateRequest = FrameRateRequest(minimum: 10, maximum: 10, preferred: 10)
    let app = App()
    app.device.schedule(command: 0, at: .zero + .milliseconds(20))
    app.device.schedule(command: 1, at: .zero + .milliseconds(171))
    app.onCommand = { app, command in
      if command == 0 { app.exchangeLink(rateRequest: rateRequest) }
    }
    // It is called at refreshes 3, 9 and 15; the command's frame waits from 11 to 13.
    #expect(stand(app.frames(stall: 170, length: 50)) == (0, 6))
  }

  @Test func `an invalidated link leaves nothing for later ones`() throws {
    let app = App()
    for (command, time) in [(0, 20), (1, 405), (2, 700)] as [(Int, Int64)] {
      app.device.schedule(command: command, at: .zero + .milliseconds(time))
    }
    app.onCommand = { app, command in
      if command == 1 { app.stopLink() } else { app.exchangeLink() }
    }
    let frames = app.frames(stall: 351)
    #expect(frames.contains { $0.begin.number > 40 })
    #expect(stand(frames).late == 0)
  }

  @Test(arguments: [false, true])
  func `a timer that waits behind a frame belongs to the next frame`(
    isExchanged: Bool
  ) throws {
    let app = App()
    app.device.schedule(command: 0, at: .zero + .milliseconds(20))
    app.device.schedule(command: 1, at: .zero + .milliseconds(105))
    app.onCommand = { app, command in
      if command == 0 {
        app.exchangeTimer(after: 26_667)
      } else if isExchanged {
        app.exchangeTimer(after: 33_333)
      }
    }
    // From the frame of refresh 2 on it is due within refreshes 3, 5 and 7. The frame of the
    // command waits from 7 on, and the thread is free within 12.
    let frames = app.frames(stall: 102)
    let late = frames.filter { $0.actual.number > $0.expected.number }
    #expect(late.map(\.expected.number) == [10])
    #expect(late.map(\.actual.number) == [isExchanged ? 17 : 15])
  }
}
