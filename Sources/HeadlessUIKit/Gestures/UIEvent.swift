public import Foundation
internal import JankEngine

/// The touches that changed since the last event.
///
/// An event delivers the newest sample of each touch. ``coalescedTouches(for:)`` returns the
/// others.
public final class UIEvent: NSObject {
  /// The type of input.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches
  }

  /// When the newest sample was sensed, in seconds since the start of the run.
  public let timestamp: TimeInterval
  /// The type of input.
  public let type = EventType.touches

  /// The touches in the order in which they began, including those that just ended.
  private(set) var touches: [UITouch] = []
  // By touch number: the touches that the delivered one coalesces, itself included.
  private var coalesced: [Int: [UITouch]] = [:]

  // The time between two frames, in seconds.
  private let framePeriod: Double

  init(timestamp: TimeInterval, framePeriod: Double) {
    self.timestamp = timestamp
    self.framePeriod = framePeriod
  }

  /// All touches on the screen.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// Returns the touches that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Returns the touches that a recogniser follows.
  public func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in recognizer.touches.contains { $0 === touch } })
  }

  /// Returns the touches that were coalesced into a touch, in order, the delivered one last.
  ///
  /// - Returns: Nil for a touch that is not part of the event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return coalesced[touch.touchID] ?? [touch]
  }

  /// Returns the predicted next samples of a touch, up to one frame ahead.
  ///
  /// The prediction continues the movement between the last two samples. How iOS predicts is
  /// unknown; it is certain only that the next event replaces the predictions.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return (coalesced[touch.touchID]?.last ?? touch).predicted(within: framePeriod)
  }
}

extension UIEvent {
  func add(_ touch: UITouch, coalesced samples: [UITouch]?) {
    touches.append(touch)
    coalesced[touch.touchID] = samples
  }
}

extension UITouch {
  /// The maximum number of predicted samples: a 240 Hz panel, the fastest, takes 8 in two refreshes
  /// of a 60 Hz display.
  private static let predictionLimit = 8.0

  /// Returns the samples within `horizon` seconds if the movement continues unchanged.
  func predicted(within horizon: Double) -> [UITouch] {
    let step = timestamp - previous.timestamp
    let way = locationOnScreen - previous.location
    guard phase == .moved, step > 0, way != .zero else { return [] }
    // Includes a sample right at the horizon despite rounding of the times.
    let count = min(horizon / step + 1e-6, Self.predictionLimit)
    return (0..<Int(count)).map { index in
      let steps = Double(index)
      let start = (locationOnScreen + way * steps, timestamp + step * steps)
      let sample = TouchSample(
        time: Instant(seconds: start.1 + step),
        touchID: touchID,
        phase: .moved,
        location: start.0 + way
      )
      return UITouch(sample, view: view, previous: start)
    }
  }
}
