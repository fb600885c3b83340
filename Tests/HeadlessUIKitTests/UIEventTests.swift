import HeadlessUIKit
import Testing

struct UIEventTests {
  /// Logs a value of each event that a view gets.
  private final class Probe: UIView {
    var onTouch: (UITouch, UIEvent) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear(touches, event)
    }

    private func hear(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let event else { return }
      for touch in touches { onTouch(touch, event) }
    }
  }

  private func hear(_ samples: [TouchSample], _ body: @escaping (UITouch, UIEvent) -> Void) {
    play(touchIDs: samples) { window, _, stage in
      let touched = stage.expect("a touch") {}
      let probe = Probe(frame: window.bounds)
      probe.isMultipleTouchEnabled = true
      probe.onTouch = { touch, event in
        touched()
        body(touch, event)
      }
      window.addSubview(probe)
    }
  }

  @Test
  func `coalesced touches are all samples, each once, with the delivered one last`() {
    var places: [CGPoint] = []
    hear(touchID(line([50, 50], [50, 250], steps: 40), every: 4)) { touch, event in
      let samples = event.coalescedTouches(for: touch) ?? []
      #expect(samples.last?.location(in: nil) == touch.location(in: nil))
      #expect(samples.last?.timestamp == touch.timestamp)
      #expect(samples.first?.previousLocation(in: nil) == touch.previousLocation(in: nil))
      places += samples.map { $0.location(in: nil) }
    }
    let sensed = line([50, 50], [50, 250], steps: 40) + [[50, 250]]
    #expect(places == sensed.map { CGPoint(x: $0.x, y: $0.y) })
  }

  @Test(arguments: [1_000, 100_000] as [Int64])
  func `samples closer than any panel's predict no more than those of a panel`(step: Int64) {
    var counts: Set<Int> = []
    let start = Instant.zero + .milliseconds(100)
    let samples = (0..<200 as Range<Int64>).map { index -> TouchSample in
      let phase: TouchPhase = index == 0 ? .began : index == 199 ? .ended : .moved
      return TouchSample(
        time: start + Interval(nanoseconds: index * step),
        touchID: 0,
        phase: phase,
        location: SIMD2(50, 50 + Double(index))
      )
    }
    hear(samples) { touch, event in
      counts.insert(event.predictedTouches(for: touch)?.count ?? 0)
    }
    #expect(counts.max() == 8)
  }

  @Test
  func `predicted touches extrapolate by one frame and are exact for constant velocity`() {
    var predicted: [(time: Double, y: Double)] = []
    hear(touchID(line([50, 50], [50, 450], steps: 100), every: 4)) { touch, event in
      let samples = event.predictedTouches(for: touch) ?? []
      #expect(samples.isEmpty || samples.count == 4)
      predicted += samples.map { ($0.timestamp, $0.location(in: nil).y) }
    }
    #expect(predicted.count > 50)
    #expect(predicted.allSatisfy { abs($0.y - (50 + ($0.time - 0.1) * 1_000)) < 1e-6 })
  }

  @Test
  func `a touch that rests or is released has no prediction`() {
    hear(touchID([[50, 50], [50, 50], [50, 50]])) { touch, event in
      #expect(event.predictedTouches(for: touch)?.isEmpty == true)
    }
  }

  @Test
  func `an event contains all touches with their views`() {
    var counts: [Int] = []
    let samples = touchID([[50, 50], [50, 60]]) + touchID([[90, 50], [90, 60]], touchID: 1)
    hear(samples.sorted { $0.time < $1.time }) { touch, event in
      counts.append(event.allTouches?.count ?? 0)
      #expect(touch.view.flatMap(event.touches(for:)) == event.allTouches)
    }
    #expect(counts.allSatisfy { $0 == 2 })
  }
}
