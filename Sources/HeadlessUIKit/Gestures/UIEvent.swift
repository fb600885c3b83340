public import Foundation
internal import JankEngine

/// What the fingers did since the event before.
///
/// The app hears of the newest sample of each finger; the ones it stands for are there on request.
public final class UIEvent: NSObject {
  /// What sort of input an event tells of.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches
  }

  /// When the newest sample was sensed, in seconds since the start of the run.
  public let timestamp: TimeInterval
  /// What sort of input it is.
  public let type = EventType.touches

  /// The fingers on the screen in the order of coming down, those that just left included.
  private(set) var touches: [UITouch] = []
  // By finger: what the delivered sample stands for, itself included.
  private var coalesced: [Int: [UITouch]] = [:]

  // The time between two frames, in seconds.
  private let framePeriod: Double

  init(timestamp: TimeInterval, framePeriod: Double) {
    self.timestamp = timestamp
    self.framePeriod = framePeriod
  }

  /// All fingers on the screen.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// The fingers that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The fingers that a recogniser follows.
  public func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in recognizer.touches.contains { $0 === touch } })
  }

  /// The samples that the news of a touch stands for, in order, the delivered one last.
  ///
  /// - Returns: Nil for a touch that is no part of the event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return coalesced[touch.finger] ?? [touch]
  }

  /// Where a finger will probably be at the next samples, up to one frame ahead.
  ///
  /// The finger is taken to go on as between its last two samples. How iOS predicts is unknown; it
  /// is certain only that predictions are guesses that the next event replaces.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return (coalesced[touch.finger]?.last ?? touch).predicted(within: framePeriod)
  }
}

extension UIEvent {
  /// Adds a finger, with the samples its news stands for.
  func add(_ touch: UITouch, coalesced samples: [UITouch]?) {
    touches.append(touch)
    coalesced[touch.finger] = samples
  }
}

extension UITouch {
  /// The most samples that are predicted.
  ///
  /// As many as a panel of 240 Hz takes in two refreshes of a display of 60 Hz; samples that lie
  /// closer are no panel's.
  private static let predictionLimit = 8.0

  /// The samples that follow within a time in seconds if the finger goes on as it does.
  func predicted(within horizon: Double) -> [UITouch] {
    let step = timestamp - previous.timestamp
    let way = locationOnScreen - previous.location
    guard phase == .moved, step > 0, way != .zero else { return [] }
    // A sample right at the horizon is in, whatever the last digits of the times.
    let count = min(horizon / step + 1e-6, Self.predictionLimit)
    return (0..<Int(count)).map { index in
      let steps = Double(index)
      let start = (locationOnScreen + way * steps, timestamp + step * steps)
      let sample = TouchSample(
        time: Instant(seconds: start.1 + step),
        finger: finger,
        phase: .moved,
        location: start.0 + way
      )
      return UITouch(sample, view: view, previous: start)
    }
  }
}
