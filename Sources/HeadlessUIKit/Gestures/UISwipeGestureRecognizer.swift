internal import Foundation

/// Recognises a quick movement of fingers in one of some directions.
///
/// Right and one finger are certain as defaults. The limits of time and way are figures that
/// circulate without a source; UIKit's own are unknown.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways that a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a direction, as UIKit numbers them.
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

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers have to swipe.
  open var numberOfTouchesRequired = 1

  private var starts = TouchStarts()
  private var wait: Simulation.Timer?

  override var keepsLiftedTouches: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts.note(touch) }
    if self.touches.count > numberOfTouchesRequired {
      turnDown(because: "there are more fingers than \(numberOfTouchesRequired)")
    }
    guard wait == nil else { return }
    let limit = Interval(seconds: ChosenSemantics.longestSwipe)
    wait = simulation.call(after: limit) { [weak self] in
      self?.turnDown(because: "the finger takes longer than \(limit.milliseconds.words) ms")
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
      turnDown(because: "the finger strays by more than \(limit) points")
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

  /// What a movement lacks that is over: length, or the direction.
  private var shortcoming: String {
    if touches.count < numberOfTouchesRequired {
      return "there are fewer fingers than \(numberOfTouchesRequired)"
    }
    let reaches = Self.axes.map { axis in
      (axis, reach: touches.map { (starts.way(of: $0) * axis.way).sum() }.min() ?? 0)
    }
    let farthest = reaches.max { $0.reach < $1.reach }
    if let farthest, farthest.reach > 0, !direction.contains(farthest.0.direction) {
      return "the finger goes \(farthest.0.adverb)"
    }
    let shortest = ChosenSemantics.shortestSwipe.words
    return "the finger goes \((farthest?.reach ?? 0).words) points of \(shortest)"
  }

  /// Whether a way strays from one of the directions by no more than is allowed.
  private func isStillPossible(_ way: SIMD2<Double>) -> Bool {
    Self.axes.contains { axis in
      direction.contains(axis.direction)
        && (way - axis.way * (way * axis.way).sum()).length
          <= ChosenSemantics.greatestSwipeDeviation
    }
  }
}
