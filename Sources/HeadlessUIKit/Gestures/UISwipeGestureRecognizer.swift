internal import Foundation

/// Recognises a quick movement of touches in one of several directions.
///
/// The defaults, right and one touch, are certain. The limits of time and distance are commonly
/// quoted without a source; UIKit's are unknown.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The accepted directions.
  open var direction = Direction.right
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  private var starts = TouchStarts()
  private var wait: Simulation.Timer?

  override var keepsReleasedTouches: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts.note(touch) }
    if self.touches.count > numberOfTouchesRequired {
      turnDown(because: "there are more touches than \(numberOfTouchesRequired)")
    }
    guard wait == nil else { return }
    let limit = Interval(seconds: ChosenSemantics.longestSwipe)
    wait = simulation.call(after: limit) { [weak self] in
      self?.turnDown(because: "it takes longer than \(limit.milliseconds.words) ms")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let ways = self.touches.map { starts.way(of: $0) }
    let farthest = Self.axes.map { axis in
      ways.map { ($0 * axis.way).sum() }.min() ?? 0
    }
    for (axis, way) in zip(Self.axes, farthest) where direction.contains(axis.direction) {
      let deviation = ways.map { ($0 - axis.way * ($0 * axis.way).sum()).length }.max() ?? 0
      guard way >= ChosenSemantics.shortestSwipe,
        deviation <= ChosenSemantics.greatestSwipeDeviation
      else { continue }
      if self.touches.count == numberOfTouchesRequired { state = .ended }
      return
    }
    if !ways.contains(where: isStillPossible) {
      let limit = ChosenSemantics.greatestSwipeDeviation.words
      turnDown(because: "it strays by more than \(limit) points")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, self.touches.allSatisfy(\.isOver) else { return }
    turnDown(because: shortcoming)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    if let wait { simulation.cancel(wait) }
    wait = nil
    starts.forget()
  }

  private static let axes: [(direction: Direction, way: SIMD2<Double>, adverb: String)] = [
    (.right, [1, 0], "to the right"), (.left, [-1, 0], "to the left"), (.up, [0, -1], "up"),
    (.down, [0, 1], "down"),
  ]

  /// The reason why a finished movement is no swipe: too few touches, the direction or the
  /// distance.
  private var shortcoming: String {
    if touches.count < numberOfTouchesRequired {
      return "there are fewer touches than \(numberOfTouchesRequired)"
    }
    let reaches = Self.axes.map { axis in
      (axis, reach: touches.map { (starts.way(of: $0) * axis.way).sum() }.min() ?? 0)
    }
    let farthest = reaches.max { $0.reach < $1.reach }
    if let farthest, farthest.reach > 0, !direction.contains(farthest.0.direction) {
      return "it moves \(farthest.0.adverb)"
    }
    let shortest = ChosenSemantics.shortestSwipe.words
    return "it moves \((farthest?.reach ?? 0).words) of \(shortest) points"
  }

  /// Whether a displacement deviates from an accepted direction by no more than the limit.
  private func isStillPossible(_ way: SIMD2<Double>) -> Bool {
    Self.axes.contains { axis in
      direction.contains(axis.direction)
        && (way - axis.way * (way * axis.way).sum()).length
          <= ChosenSemantics.greatestSwipeDeviation
    }
  }
}
