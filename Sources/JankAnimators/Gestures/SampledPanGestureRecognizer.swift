public import HeadlessUIKit

/// A pan recogniser that keeps all samples of the touch panel.
///
/// The velocity of a pan recogniser follows one rule, its system's. The samples, including those
/// between two frames, allow any rule.
public final class SampledPanGestureRecognizer: UIPanGestureRecognizer {
  /// The samples of the touch in the window, in points, with times in seconds.
  public private(set) var samples: [PositionSample] = []
  /// The time of the last event of the touch, in seconds.
  public private(set) var newestSampleTime = 0.0

  /// Creates a recogniser of one touch.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// The displacement from the start of the touch, in points.
  public var displacement: SIMD2<Double> {
    guard let first = samples.first, let last = samples.last else { return .zero }
    return last.position - first.position
  }

  /// Records the begin of the touch.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches, event)
    super.touchesBegan(touches, with: event)
  }

  /// Records a move.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches, event)
    super.touchesMoved(touches, with: event)
  }

  /// Records the end.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    newestSampleTime = max(newestSampleTime, event.timestamp)
    super.touchesEnded(touches, with: event)
  }

  /// Discards the samples.
  public override func reset() {
    super.reset()
    samples = []
  }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard numberOfTouches == 1 else { return }
    for touch in touches {
      for sample in event.coalescedTouches(for: touch) ?? [touch] where sample.phase != .stationary
      {
        let place = sample.location(in: nil)
        samples.append(PositionSample(time: sample.timestamp, position: SIMD2(place.x, place.y)))
        newestSampleTime = sample.timestamp
      }
    }
  }
}
