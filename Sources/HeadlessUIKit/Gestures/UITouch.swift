public import Foundation
internal import JankEngine

/// One finger on the screen, from coming down to going up.
public final class UITouch: NSObject {
  /// What the finger did last.
  public enum Phase: Int, Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// When the panel sensed the sample, in seconds since the start of the run.
  public private(set) var timestamp: TimeInterval
  /// What the finger did last.
  public private(set) var phase: Phase
  /// The view that the finger came down on.
  public let view: UIView?
  /// The window that the finger came down on.
  public private(set) weak var window: UIWindow?
  /// How many taps in quick succession this is the last of, from 1.
  public internal(set) var tapCount = 1
  /// The recognisers that follow the finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Which finger of the panel it is.
  let finger: Int
  private(set) var locationOnScreen: SIMD2<Double>
  /// Where the finger was at the sample before, and when in seconds.
  private(set) var previous: (location: SIMD2<Double>, timestamp: TimeInterval)

  init(
    _ sample: TouchSample,
    view: UIView?,
    previous: (location: SIMD2<Double>, timestamp: TimeInterval)? = nil
  ) {
    self.view = view
    window = view?.window
    finger = sample.finger
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
    self.previous = previous ?? (sample.location, sample.time.seconds)
  }

  /// Where the finger is in the coordinates of a view, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(locationOnScreen)
  }

  /// Where the finger was before the last event, in the coordinates of a view, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view.inOwnCoordinates(previous.location)
  }
}

extension UITouch {
  /// Whether the finger is off the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Takes over a later sample.
  func update(_ sample: TouchSample) {
    previous = (locationOnScreen, timestamp)
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
  }

  /// The finger is where it was when others have news.
  func rest() {
    phase = .stationary
    previous = (locationOnScreen, timestamp)
  }
}

extension UIView? {
  /// A point of the screen in the coordinates of the view, or of the window for nil.
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
