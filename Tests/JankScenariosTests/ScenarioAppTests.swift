import Foundation
import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// The app of a scenario, observed by what it shows and by its callbacks.
struct ScenarioAppTests {
  /// The callbacks from a time on, each with its receiver and its name.
  private func callbacks(in trace: Trace, from start: Instant) -> [String] {
    trace.events.filter { $0.kind == .callback && $0.time >= start }
      .map { "\($0.subject).\($0.name)" }
  }

  private static let presenting = [
    "Sheet.viewDidLoad", "Sheet.animationController(forPresented:)",
    "Sheet.interactionControllerForPresentation", "Main.viewWillDisappear",
    "Sheet.viewWillAppear",
    "present Sheet.animateTransition", "present Sheet.completeTransition(true)",
    "Sheet.viewDidAppear", "Main.viewDidDisappear", "present Sheet.animationEnded(true)",
  ]

  private static let asking = [
    "Sheet.animationController(forDismissed:)", "Sheet.interactionControllerForDismissal",
  ]

  @Test(arguments: try Play.all("modal-dismiss"))
  func `presenting and dismissing by a button call back in UIKit's order`(play: Play) throws {
    let trace = try play.trace()
    let start = Instant.zero + .milliseconds(100)
    #expect(
      callbacks(in: trace, from: start) == Self.presenting + Self.asking + [
        "Sheet.viewWillDisappear", "Main.viewWillAppear", "dismiss Sheet.animateTransition",
        "dismiss Sheet.completeTransition(true)", "Main.viewDidAppear", "Sheet.viewDidDisappear",
        "dismiss Sheet.animationEnded(true)",
      ]
    )
  }

  @Test(arguments: try Play.all("drag-dismiss"))
  func `a finished drag calls back in UIKit's order`(play: Play) throws {
    let trace = try play.trace()
    #expect(
      callbacks(in: trace, from: .zero + .milliseconds(1_200)) == Self.asking + [
        "Sheet.viewWillDisappear", "Main.viewWillAppear",
        "dismiss Sheet.startInteractiveTransition", "dismiss Sheet.animateTransition",
        "dismiss Sheet.finishInteractiveTransition", "dismiss Sheet.completeTransition(true)",
        "Main.viewDidAppear", "Sheet.viewDidDisappear", "dismiss Sheet.animationEnded(true)",
      ]
    )
  }

  @Test(arguments: try Play.all("drag-dismiss-cancel"))
  func `a cancelled drag calls back in UIKit's order`(play: Play) throws {
    let trace = try play.trace()
    #expect(
      callbacks(in: trace, from: .zero + .milliseconds(1_200)) == Self.asking + [
        "Sheet.viewWillDisappear", "Main.viewWillAppear",
        "dismiss Sheet.startInteractiveTransition", "dismiss Sheet.animateTransition",
        "dismiss Sheet.cancelInteractiveTransition", "dismiss Sheet.completeTransition(false)",
        "Main.viewWillDisappear", "Main.viewDidDisappear", "Sheet.viewWillAppear",
        "Sheet.viewDidAppear", "dismiss Sheet.animationEnded(false)",
      ]
    )
  }

  @Test(arguments: try Play.all("drag-dismiss-cancel"))
  func `a cancelled drag restores the screen`(play: Play) throws {
    let trace = try play.trace(watching: ["Main", "Sheet"])
    func picture(_ frame: FrameRecord?) -> [String: [Double]] {
      trace.samples.filter { $0.frame == frame?.index }.reduce(into: [:]) { picture, sample in
        let (position, bounds) = (sample.position, sample.bounds)
        picture[sample.layer] =
          [position.x, position.y, bounds.x, bounds.y, bounds.z, bounds.w, sample.opacity]
      }
    }
    let before = picture(trace.frames.last { $0.contentTime < .zero + .milliseconds(1_200) })
    let away = picture(trace.frames.last { $0.contentTime < .zero + .milliseconds(1_400) })
    #expect(before.keys.sorted() == ["Sheet"])
    #expect(picture(trace.frames.last) == before)
    #expect(away != before)
  }

  @Test func `after a cancelled drag the page can be dismissed`() throws {
    var scenario = try ProjectScenarios.load("drag-dismiss-cancel")
    var dismissal = try #require(try ProjectScenarios.load("modal-dismiss").script.last)
    dismissal.moment = .start(after: .milliseconds(2_500))
    scenario.script.append(dismissal)
    for play in Play.all(of: scenario) {
      let outcomes = try play.trace().transitions.map(\.outcome)
      #expect(outcomes == [.completed, .cancelled, .completed], "\(play.testDescription)")
    }
  }

  @Test(arguments: try Play.all("drag-dismiss"))
  func `the page follows the touch`(play: Play) throws {
    let trace = try play.trace(watching: ["Sheet"])
    let drag = trace.samples.filter { sample in
      let time = trace.frames[sample.frame].contentTime
      return time > .zero + .milliseconds(1_240) && time < .zero + .milliseconds(1_740)
    }
    let heights = Set(drag.map(\.position.y))
    let rest = play.device.screenSize.y / 2
    #expect(heights.count > 10)
    #expect(heights.allSatisfy { $0 >= rest && $0 <= rest + play.device.screenSize.y })
  }

  @Test(arguments: [(number: 20, isThere: true), (60, false)])
  func `a frame of a transition that has ended never comes`(number: Int, isThere: Bool) {
    let scenario = Scenario(
      name: "frames",
      app: Scenario.App(
        [
          Scenario.Screen(name: "Main"),
          Scenario.Screen(name: "Sheet", presenting: .init(presentation: .fade(duration: 0.5))),
        ],
        root: "Main"
      ),
      script: [
        Scenario.Step(at: .start(after: .milliseconds(100)), .present(screen: "Sheet"), line: 7),
        Scenario.Step(at: .event(.frame(number)), .dismiss(screen: "Sheet"), line: 8),
      ]
    )
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    let words = """
      dismiss Sheet never happened: it waits for the frame \(number) of "present Sheet" in line 7, \
      which never came
      """
    #expect(trace.failures == (isThere ? [] : [ScriptFailure(words, line: 8)]))
    // In the middle of the presentation it is rejected; a second too late it is not done.
    #expect(trace.transitions.count == 1)
    #expect(trace.findings.isEmpty == !isThere)
  }
}

// MARK: The bounce

extension ScenarioAppTests {
  /// The spring of 0.8 s with a damping ratio of 0.6, in its closed form.
  private enum Bounce {
    static let ratio = 0.6
    static let frequency = log(1_000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 0.8)

    /// The fraction of the distance that is left after some seconds.
    static func offset(at seconds: Double) -> Double {
      let root = (1 - ratio * ratio).squareRoot()
      let angle = frequency * root * seconds
      return exp(-ratio * frequency * seconds) * (cos(angle) + ratio / root * sin(angle))
    }
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func `the spring of the bounce agrees with the closed form`(seconds: Double) throws {
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
    let progress = 1 - Bounce.offset(at: seconds)
    let curve = TimingCurve.spring(spring, initialVelocity: 0)
    #expect(abs(Bounce.frequency - 13.7918) < 5e-5)
    #expect(abs(spring.progress(at: seconds) - progress) <= 1e-9)
    #expect(abs(curve.value(at: seconds, duration: 0.8) - progress) <= 1e-9)
  }

  @Test(arguments: try Play.all("modal-bounce", "modal-bounce-stall", strategy: "core-animation"))
  func `under Core Animation every frame of the bounce agrees with the closed form`(
    play: Play
  ) throws {
    let trace = try play.trace(watching: ["Sheet"])
    let height = play.device.screenSize.y
    // The animation begins with the commit that follows animateTransition.
    let asked = try #require(trace.events.first { $0.name == "animateTransition" }).time
    let commit = try #require(trace.works.first { $0.kind == .commit && $0.start >= asked })
    var checkedCount = 0
    for sample in trace.samples {
      let elapsed = trace.frames[sample.frame].contentTime - commit.start
      guard elapsed >= .zero, elapsed < .milliseconds(800) else { continue }
      let expected = height / 2 + height * Bounce.offset(at: elapsed.seconds)
      #expect(abs(sample.position.y - expected) <= 1e-9 * height, "frame \(sample.frame)")
      #expect(sample.position.x == play.device.screenSize.x / 2)
      checkedCount += 1
    }
    #expect(checkedCount >= 78 * play.device.refreshRate / 100)
    #expect(trace.samples.last?.position.y == height / 2)
  }

  @Test(arguments: try Play.all("modal-bounce", "modal-bounce-stall", strategy: "display-link"))
  func `under a display link every frame of the bounce agrees with the closed form`(
    play: Play
  ) throws {
    let trace = try play.trace(watching: ["Sheet"])
    let height = play.device.screenSize.y
    // In the first frame the page is below the screen, and the link has not fired yet. In the frame
    // after it the link begins to count, and each frame is computed for the end of its own refresh.
    let first = try #require(trace.samples.first)
    let start = time(of: trace.frames[first.frame].begin.number + 1, on: play.device)
    #expect(first.position.y == 1.5 * height)
    var checkedCount = 0
    for sample in trace.samples.dropFirst() {
      let target = time(of: trace.frames[sample.frame].begin.number + 1, on: play.device)
      let elapsed = target - start
      guard elapsed < .milliseconds(800) - .microseconds(1) else { continue }
      let expected = height / 2 + height * Bounce.offset(at: elapsed.seconds)
      #expect(abs(sample.position.y - expected) <= 1e-9 * height, "frame \(sample.frame)")
      checkedCount += 1
    }
    #expect(checkedCount >= 68 * play.device.refreshRate / 100)
    #expect(trace.samples.last?.position.y == height / 2)
  }

  /// Refresh *k* is at *k* / rate seconds, rounded half up to a nanosecond.
  private func time(of refresh: Int, on device: DeviceProfile) -> Instant {
    let rate = device.refreshRate
    return Instant(nanoseconds: Int64((refresh * 2_000_000_000 + rate) / (2 * rate)))
  }
}
