import HeadlessUIKit
import Testing

/// Internal, so held to through the blocks that wait.
struct AwaitedStopsTests {
  /// How often the completion of each block was called, of blocks with durations in milliseconds.
  private func callCounts(_ durations: [Int], forever isForever: Bool) -> [Int] {
    let simulation = Simulation(profile: .phone60)
    var counts = [Int](repeating: 0, count: durations.count)
    _ = simulation.run(until: .milliseconds(2_000)) { window in
      func animate(_ duration: Double, _ options: UIView.AnimationOptions, then: (() -> Void)?) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.addSubview(view)
        UIView.animate(
          withDuration: duration,
          delay: 0,
          options: options,
          animations: { view.center.x += 5 },
          completion: { _ in then?() }
        )
      }
      if isForever { animate(1, .repeat, then: nil) }
      for (number, duration) in durations.enumerated() {
        simulation.schedule("start", at: .milliseconds(20 * Int64(number))) {
          animate(Double(duration) / 1_000, [], then: { counts[number] += 1 })
        }
      }
    }
    return counts
  }

  @Test(arguments: [true, false])
  func `whatever order animations end in, each block hears of its own once`(isForever: Bool) {
    let durations = (0..<60).map { 50 + ($0 * 37) % 400 }
    #expect(callCounts(durations, forever: isForever) == [Int](repeating: 1, count: 60))
  }

  @Test
  func `a block is called when its last animation is over, with false if one was removed`() {
    let simulation = Simulation(profile: .phone60)
    var calls: [Bool] = []
    _ = simulation.run(until: .milliseconds(1_000)) { window in
      let views = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      for view in views { window.addSubview(view) }
      UIView.animate(
        withDuration: 0.3,
        animations: { for view in views { view.center.x += 5 } },
        completion: { calls.append($0) }
      )
      simulation.schedule("remove", at: .milliseconds(100)) {
        views[2].layer.removeAllAnimations()
      }
      simulation.schedule("look", at: .milliseconds(200)) { #expect(calls.isEmpty) }
    }
    #expect(calls == [false])
  }
}
