import Foundation
import HeadlessUIKit
import Testing

// Also tests: LottieAnimation, LottieLayerTree, LottieLoopMode.

struct LottieAnimationViewTests {
  /// A square that moves right by 60 points in a second of 30 frames, and fades out after half.
  private static let data = Data(
    #"""
    { "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 50, "layers": [
      { "ty": 1, "nm": "square", "sw": 10, "sh": 10, "ip": 0, "op": 30, "ks": {
        "p": { "k": [{ "t": 0, "s": [10, 20] }, { "t": 30, "s": [70, 20] }] },
        "r": { "k": [{ "t": 0, "s": [0] }, { "t": 30, "s": [90] }] },
        "o": { "k": [{ "t": 15, "s": [100] }, { "t": 30, "s": [0] }] } } },
      { "ty": 1, "nm": "flash", "sw": 5, "sh": 5, "ip": 10, "op": 20, "ks": {} }] }
    """#.utf8
  )

  private static func view(_ engine: RenderingEngineOption) throws -> LottieAnimationView {
    LottieAnimationView(
      animation: try LottieAnimation.from(data: data),
      configuration: LottieConfiguration(renderingEngine: engine)
    )
  }

  private static func square(_ view: LottieAnimationView) throws -> CALayer {
    try #require(view.layer.sublayers?.last?.sublayers?.last)
  }

  @Test(arguments: [RenderingEngineOption.mainThread, .coreAnimation, .automatic])
  func `the layers are where the file has them at each time`(
    engine: RenderingEngineOption
  ) throws {
    var seen: [(x: Double, angle: Double, opacity: Float)] = []
    var flashes: [Float] = []
    play(until: .milliseconds(1_500)) { window, simulation in
      let view = try? Self.view(engine)
      guard let view, let square = try? Self.square(view) else { return }
      window.addSubview(view)
      view.play()
      for time: Int64 in [200, 500, 900, 1_300] {
        simulation.schedule("look", at: .milliseconds(time)) {
          let layer = square.presentation() ?? square
          let transform = layer.affineTransform()
          seen.append((layer.position.x, atan2(transform.b, transform.a), layer.opacity))
          let flash = view.layer.sublayers?.last?.sublayers?.first
          let shown = flash?.presentation() ?? flash
          flashes.append(shown?.isHidden == true ? 0 : shown?.opacity ?? -1)
        }
      }
    }
    // A frame of the display late at most.
    #expect(seen.count == 4)
    for (sample, x) in zip(seen, [22.0, 40, 64, 70]) {
      #expect(abs(sample.x - x) <= 2.1, "\(sample.x) \(x)")
      #expect(abs(sample.angle - (sample.x - 10) / 60 * .pi / 2) < 0.01)
      let opacity = sample.x < 40 ? 1 : (70 - sample.x) / 30
      #expect(abs(Double(sample.opacity) - opacity) < 0.01)
    }
    #expect(flashes == [0, 1, 0, 0])
  }

  @Test(arguments: [RenderingEngineOption.mainThread, .coreAnimation])
  func `an animation completes once, with whether it came to its end`(
    engine: RenderingEngineOption
  ) throws {
    var log: [String] = []
    play(until: .milliseconds(3_000)) { window, simulation in
      guard let view = try? Self.view(engine) else { return }
      window.addSubview(view)
      view.play { log.append("first \($0)") }
      simulation.schedule("again", at: .milliseconds(400)) {
        view.play(fromProgress: 0, toProgress: 0.5, loopMode: .playOnce) {
          log.append("second \($0) at \((CACurrentMediaTime() * 10).rounded() / 10)")
          log.append("frame \(Int(view.currentFrame.rounded())), \(view.isAnimationPlaying)")
        }
      }
    }
    #expect(log == ["first false", "second true at 0.9", "frame 15, false"])
  }

  @Test func `an animation waits until its view is in a window`() throws {
    var log: [String] = []
    play(until: .milliseconds(2_000)) { window, simulation in
      guard let view = try? Self.view(.coreAnimation) else { return }
      view.play { log.append("end \($0) at \((CACurrentMediaTime() * 10).rounded() / 10)") }
      simulation.schedule("add", at: .milliseconds(500)) {
        log.append("\(view.isAnimationPlaying) \(view.currentFrame)")
        window.addSubview(view)
      }
    }
    #expect(log == ["true 0.0", "end true at 1.5"])
  }

  @Test func `a paused animation keeps its frame, a stopped one shows the first`() throws {
    var frames: [Double] = []
    play(until: .milliseconds(2_000)) { window, simulation in
      guard let view = try? Self.view(.coreAnimation) else { return }
      window.addSubview(view)
      view.loopMode = .loop
      view.play()
      simulation.schedule("pause", at: .milliseconds(1_500)) { view.pause() }
      simulation.schedule("look", at: .milliseconds(1_600)) {
        frames.append(view.currentFrame)
        view.stop()
        frames.append(view.currentFrame)
        view.currentProgress = 0.5
        frames.append(view.currentFrame)
      }
    }
    #expect(frames.count == 3 && abs(frames[0] - 15) < 0.6)
    #expect(frames.dropFirst() == [0, 15])
  }

  @Test func `named animations are those that the run was given`() throws {
    var found: [Bool] = []
    play(until: .milliseconds(100)) { _, _ in
      try? LottieAnimation.define("welcome", data: Self.data)
      found = ["welcome", "other"].map { LottieAnimation.named($0) != nil }
    }
    #expect(found == [true, false])
    #expect(throws: (any Error).self) { try LottieAnimation.from(data: Data("{}".utf8)) }
    let animation = try LottieAnimation.from(data: Self.data)
    #expect(animation.duration == 1 && animation.framerate == 30)
    #expect(animation.frameTime(forProgress: 0.5) == 15 && animation.time(forFrame: 15) == 0.5)
    #expect(animation.progressTime(forFrame: 45) == 1 && animation.frameTime(forTime: 2) == 60)
  }

  @Test func `the animation is fitted into the bounds as the content mode states`() throws {
    var frames: [CGRect] = []
    play(until: .milliseconds(100)) { window, _ in
      guard let view = try? Self.view(.coreAnimation) else { return }
      window.addSubview(view)
      for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill, .center] {
        view.contentMode = mode
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        frames.append(view.layer.sublayers?.last?.frame ?? .zero)
      }
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 50, width: 200, height: 100),
        CGRect(x: -100, y: 0, width: 400, height: 200),
        CGRect(x: 0, y: 0, width: 200, height: 200),
        CGRect(x: 50, y: 75, width: 100, height: 50),
      ]
    )
  }
}
