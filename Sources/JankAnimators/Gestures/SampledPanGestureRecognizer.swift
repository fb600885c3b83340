public import HeadlessUIKit

/// Recognises a finger that is dragged, and keeps what the panel sensed of it.
///
/// The velocity of a pan recogniser is read by one rule, that of its system. With the samples,
/// those between two frames included, any rule can be asked.
public final class SampledPanGestureRecognizer: UIPanGestureRecognizer {
  /// Where the finger came down and moved to in the window, in points, times in seconds.
  public private(set) var samples: [PositionSample] = []
  /// When the finger was last heard of, in seconds.
  public private(set) var newestSampleTime = 0.0

  /// Creates a recogniser of one finger.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// Where the finger is from where it came down, in points.
  public var displacement: SIMD2<Double> {
    guard let first = samples.first, let last = samples.last else { return .zero }
    return last.position - first.position
  }

  /// Takes the finger in.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches, event)
    super.touchesBegan(touches, with: event)
  }

  /// Takes the movement in.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches, event)
    super.touchesMoved(touches, with: event)
  }

  /// Takes the end in.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    newestSampleTime = max(newestSampleTime, event.timestamp)
    super.touchesEnded(touches, with: event)
  }

  /// Forgets the finger.
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
