public import Foundation
internal import JankEngine

/// A touch on the screen, from its beginning to its end.
public final class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not move.
    case stationary
    /// The touch ended.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// When the panel sensed the sample, in seconds since the start of the run.
  public private(set) var timestamp: TimeInterval
  /// The phase of the newest sample.
  public private(set) var phase: Phase
  /// The view on which the touch began.
  public let view: UIView?
  /// The window in which the touch began.
  public private(set) weak var window: UIWindow?
  /// The number of the tap in a series of quick taps, from 1.
  public internal(set) var tapCount = 1
  /// The recognisers that follow the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The panel's number of the touch.
  let touchID: Int
  private(set) var locationOnScreen: SIMD2<Double>
  /// The location and time in seconds of the previous sample.
  private(set) var previous: (location: SIMD2<Double>, timestamp: TimeInterval)

  init(
    _ sample: TouchSample,
    view: UIView?,
    previous: (location: SIMD2<Double>, timestamp: TimeInterval)? = nil
  ) {
    self.view = view
    window = view?.window
    touchID = sample.touchID
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
    self.previous = previous ?? (sample.location, sample.time.seconds)
  }

  /// Returns the location in the coordinates of a view, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(locationOnScreen)
  }

  /// Returns the location before the last event in the coordinates of a view, or of the window for
  /// nil, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(previous.location)
  }
}

extension UITouch {
  var isOver: Bool { phase == .ended || phase == .cancelled }

  func update(_ sample: TouchSample) {
    previous = (locationOnScreen, timestamp)
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
  }

  /// Marks the touch as stationary in an event of other touches.
  func rest() {
    phase = .stationary
    previous = (locationOnScreen, timestamp)
  }
}

extension UIView? {
  /// Converts a point from screen coordinates to the view's, or the window's for nil.
  func inOwnCoordinates(_ pointOnScreen: SIMD2<Double>) -> CGPoint {
    let point = CGPoint(pointOnScreen)
    return self?.convert(point, from: nil) ?? point
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: TouchSample.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
