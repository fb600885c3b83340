import HeadlessUIKit
import JankAnimators
import Testing

struct DragTrackerTests {
  /// Drags over a view between two points and returns the tracker's reports.
  private func track(
    _ tracker: @escaping () -> DragTracker,
    to end: SIMD2<Double>,
    phase: TouchSample.Phase = .ended,
    answering isWanted: Bool = true
  ) -> [String] {
    var told: [String] = []
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(profile: profile, seed: 1, semantics: ChosenSemantics(iOS: 12))
    _ = simulation.run { window in
      let (page, tracker) = (UIViewController(), tracker())
      window.rootViewController = page
      tracker.begin = {
        told.append("begin \($0 ? "forward" : "back")")
        return isWanted
      }
      tracker.update = { told.append("\(Int(($0 * 1_000).rounded()))") }
      tracker.end = { told.append($0.completes ? "completes" : "returns") }
      tracker.wire(to: page.view)
      let start = SIMD2<Double>(180, 300)
      let touches = (0...21).map { index -> TouchSample in
        let share = min(1, Double(index) / 20)
        return TouchSample(
          time: .zero + .milliseconds(100 + 20 * Int64(index)),
          touchID: 0,
          phase: index == 0 ? .began : index == 21 ? phase : .moved,
          location: start + (end - start) * share
        )
      }
      simulation.schedule(touches: touches)
      // The tracker must be retained.
      simulation.schedule("end", at: .milliseconds(900)) { withExtendedLifetime(tracker) {} }
    }
    return told
  }

  @Test
  func `progress is the distance after the slop over the travel`() {
    let told = track({ DragTracker(.down, travel: 400) }, to: [180, 410])
    #expect(told.first == "begin back")
    #expect(told.dropLast().last == "250")
    #expect(told.last == "returns")
  }

  @Test(arguments: [DragDirection.down, .right])
  func `a touch in the opposite direction makes no progress`(way: DragDirection) {
    let told = track({ DragTracker(way, from: .anyWay, travel: 100) }, to: [80, 200])
    #expect(Set(told.dropFirst().dropLast()) == ["0"])
    #expect(told.last == "returns")
  }

  @Test
  func `a sideways drag makes progress in both directions, left is forward`() {
    let left = track({ DragTracker(.sideways, travel: 100) }, to: [80, 300])
    let right = track({ DragTracker(.sideways, travel: 100) }, to: [280, 300])
    #expect(left.first == "begin forward" && right.first == "begin back")
    #expect(left.dropFirst() == right.dropFirst())
    #expect(left.last == "completes" && left.dropLast().last == "900")
  }

  @Test
  func `the travel defaults to the window's extent in that direction`() {
    let right = track({ DragTracker(.right) }, to: [340, 300])
    let down = track({ DragTracker(.down) }, to: [180, 460])
    #expect(right.dropLast().last == "\(Int((150_000.0 / 375).rounded()))")
    #expect(down.dropLast().last == "\(Int((150_000.0 / 667).rounded()))")
  }

  @Test
  func `a gesture that the system cancels cancels at any progress`() {
    let told = track({ DragTracker(.down, travel: 100) }, to: [180, 420], phase: .cancelled)
    #expect(told.last == "returns")
    #expect(told.dropLast().last == "1000")
  }

  @Test
  func `without a requested transition nothing is driven`() {
    let told = track({ DragTracker(.down) }, to: [180, 420], answering: false)
    #expect(told == ["begin back"])
  }

  @Test
  func `a policy decides by distance and velocity instead of the fraction`() {
    // 100 points after the slop, then a short rest.
    func last(_ name: String?, travel: Double = 190) -> String? {
      let policy = name.flatMap { PolicyRegistry.policy(named: $0) }
      return track({ DragTracker(.down, travel: travel, policy: policy) }, to: [180, 410]).last
    }
    #expect(last(nil) == "completes")
    #expect(last("sheet") == "completes")
    #expect(last("react-native-screens") == "completes")
    #expect(last("sheet", travel: 250) == "returns")
  }
}
