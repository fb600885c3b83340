import HeadlessUIKit
import Testing

struct FingerFateTests {
  /// The fates of touches on a window with one recogniser.
  private func fates(
    _ touchIDs: [TouchSample],
    _ setUp: @escaping (UIWindow) -> Void
  ) -> [Int: TouchFate] {
    let simulation = Stage(profile: quietPhone)
    _ = simulation.run { window in
      setUp(window)
      simulation.schedule(touches: touchIDs)
    }
    return simulation.touchFates
  }

  private func watch(_ recognizer: UIGestureRecognizer) -> (UIWindow) -> Void {
    { window in
      recognizer.name = "pan"
      window.addGestureRecognizer(recognizer)
    }
  }

  @Test func `a touch that becomes a gesture has no reason for rejection`() throws {
    let fate = try #require(
      fates(touchID(line([50, 50], [50, 150])), watch(UIPanGestureRecognizer()))[0]
    )
    #expect(fate.isRecognized && fate.reason == nil && fate.watchers == ["pan"])
  }

  @Test func `a touch without a recogniser is rejected`() {
    let fates = fates(touchID(line([50, 50], [50, 150]))) { _ in }
    #expect(fates[0]?.reason == "no gesture recogniser watches where it begins")
  }

  @Test func `a touch that stays in place or starts in the wrong place is rejected`() {
    let short = fates(touchID(line([50, 50], [50, 55])), watch(UIPanGestureRecognizer()))
    #expect(
      short[0]?.reason == "pan rejects the touch because it moves less than 10 points"
        && short[0]?.reason { "the \($0)" }?.hasPrefix("the pan rejects") == true
    )
    let far = fates(touchID(line([50, 50], [150, 50]))) { window in
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      watch(pan)(window)
    }
    #expect(
      far[0]?.reason
        == "pan rejects the touch because it begins 20 points or more from the edge"
    )
  }

  @Test(
    arguments: [
      ([0, -40], 10, "it moves 40 of 50 points"),
      ([0, 120], 10, "it moves down"),
      ([-120, 10], 10, "it strays by more than 50"),
      ([0, -120], 100, "it takes longer than 500 ms"),
    ] as [(SIMD2<Double>, Int64, String)]
  )
  func `a swipe that falls short has a reason`(way: SIMD2<Double>, step: Int64, reason: String) {
    let fates = fates(touchID(line([180, 300], [180, 300] + way), every: step)) { window in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .up
      swipe.name = "swipe up"
      window.addGestureRecognizer(swipe)
    }
    let said = fates[0]?.reason ?? ""
    #expect(said.hasPrefix("swipe up rejects the touch because \(reason)"), "\(said)")
  }

  @Test func `two touches are one too many for a drag with one`() {
    let both =
      touchID(line([50, 50], [50, 150])) + touchID(line([80, 50], [80, 150]), touchID: 1)
    let fates = fates(both.sorted { $0.time < $1.time }) { window in
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      watch(pan)(window)
    }
    for touchID in 0...1 {
      let reason = fates[touchID]?.reason
      #expect(reason == "pan rejects the touch because there are more touches than 1")
    }
  }

  @Test func `a touch that continues the drag of another has no reason for rejection`() {
    // The first ends and the second begins in one event.
    let both =
      touchID(line([50, 50], [50, 150]), every: 16)
      + touchID(line([80, 50], [80, 150]), from: 277, every: 16, touchID: 1)
    let fates = fates(both.sorted { $0.time < $1.time }, watch(UIPanGestureRecognizer()))
    #expect(fates[0]?.isRecognized == true)
    #expect(fates[1]?.isRecognized == true && fates[1]?.reason == nil)
  }

  @Test func `a delegate and another gesture are reasons`() {
    let judge = Judge()
    judge.begins = { _ in false }
    let refused = fates(touchID(line([50, 50], [50, 150]))) { window in
      let pan = UIPanGestureRecognizer()
      pan.delegate = judge
      watch(pan)(window)
    }
    #expect(
      refused[0]?.reason
        == "pan rejects the touch because its delegate or the touched view does not let it begin"
    )
    let second = fates(touchID(line([50, 50], [50, 150]))) { window in
      watch(UIPanGestureRecognizer())(window)
      let other = UIPanGestureRecognizer()
      other.name = "other"
      window.addGestureRecognizer(other)
    }
    #expect(second[0]?.isRecognized == true)
    #expect(second[0]?.rejections == ["other": "another gesture was recognised first"])
  }
}
