import HeadlessUIKit
import Testing

struct UIPinchGestureRecognizerTests {
  /// Two touches whose distance changes from one length to another in 100 ms.
  private func pinch(from start: Double, to end: Double) -> [TouchSample] {
    let upper = line([180, 300 - start / 2], [180, 300 - end / 2])
    let lower = line([180, 300 + start / 2], [180, 300 + end / 2])
    return (touchID(upper) + touchID(lower, touchID: 1)).sorted { $0.time < $1.time }
  }

  private func scales(_ samples: [TouchSample]) -> [(state: UIGestureRecognizer.State, Double)] {
    var scales: [(UIGestureRecognizer.State, Double)] = []
    play(touchIDs: samples) { window, _, _ in
      window.addGestureRecognizer(
        UIPinchGestureRecognizer { recognizer in
          guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
          scales.append((pinch.state, pinch.scale))
        }
      )
    }
    return scales
  }

  @Test(arguments: [(100.0, 300.0), (200, 50)])
  func `the scale is the distance of the touches over that at the start`(
    start: Double,
    end: Double
  ) {
    let scales = scales(pinch(from: start, to: end))
    #expect(scales.first?.state == .began)
    #expect(scales.last?.state == .ended)
    #expect(abs((scales.last?.1 ?? 0) - end / start) < 1e-12)
  }

  @Test
  func `touches at a constant distance do not pinch`() {
    #expect(scales(pinch(from: 100, to: 109)).isEmpty)
    let together =
      touchID(line([50, 50], [50, 250])) + touchID(line([90, 50], [90, 250]), touchID: 1)
    #expect(scales(together.sorted { $0.time < $1.time }).isEmpty)
  }

  @Test
  func `the velocity is the change of the scale per second`() {
    var velocities: [Double] = []
    play(touchIDs: pinch(from: 100, to: 300)) { window, _, _ in
      window.addGestureRecognizer(
        UIPinchGestureRecognizer { recognizer in
          guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
          if pinch.state == .changed { velocities.append(pinch.velocity) }
        }
      )
    }
    #expect(!velocities.isEmpty)
    #expect(velocities.allSatisfy { abs($0 - 20) < 1e-6 })
  }

  @Test
  func `an app can set the scale, which continues from there`() {
    var factors: [Double] = []
    play(touchIDs: pinch(from: 100, to: 300)) { window, _, _ in
      window.addGestureRecognizer(
        UIPinchGestureRecognizer { recognizer in
          guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
          factors.append(pinch.scale)
          pinch.scale = 1
        }
      )
    }
    #expect(abs(factors.reduce(1, *) - 3) < 1e-9)
  }
}
